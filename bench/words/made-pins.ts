/**
 * The twelve pins that the product makes of each stored page, and what it costs. Made once for all
 * parts that look at them.
 */
import type { PageContent } from '../../core/pages/page-content.schema.ts'
import type { WrittenText } from '../../core/text/gates/written-text.ts'
import { extractPage } from '../../server/features/pages/extraction/extract-page.ts'
import { generatedTexts } from '../../tests/support/words/generated-texts.ts'
import { findPageFiles, readHtml } from '../../tools/judge/page-files.ts'
import { groupOf, type Group } from '../../tools/judge/sheet.ts'
import { setOf, type PageSet, type WordsGround } from './real-pages.ts'

export interface MadePage {
  readonly name: string
  readonly set: PageSet
  readonly group: Group
  readonly content: PageContent
  readonly pins: readonly WrittenText[]
  /** Processor time of topics and words, extraction apart. */
  readonly ms: number
}

const made = new Map<WordsGround, Promise<MadePage[]>>()

export function makePins(ground: WordsGround): Promise<MadePage[]> {
  const known = made.get(ground) ?? makeAll(ground)
  made.set(ground, known)
  return known
}

/** The compiler costs the first pages seconds, and each language its first page. */
const WARM_UP_PAGES = 8

async function makeAll(ground: WordsGround): Promise<MadePage[]> {
  const pages = contentsOf(ground)
  const firsts = new Map(pages.toReversed().map(({ content }) => [content.lang, content]))
  const warmUp = [
    ...firsts.values(),
    ...pages.slice(0, WARM_UP_PAGES).map(({ content }) => content),
  ]
  for (const content of warmUp) await generatedTexts(content, 'warm-up')
  const all: MadePage[] = []
  for (const page of pages) {
    const before = process.threadCpuUsage()
    const texts = await generatedTexts(page.content)
    const { user, system } = process.threadCpuUsage(before)
    all.push({ ...page, pins: texts.map(({ text }) => text), ms: (user + system) / 1000 })
  }
  return all
}

/** Of all pages that can be read. */
export function contentsOf({
  pages,
  sets,
}: WordsGround): Pick<MadePage, 'name' | 'set' | 'group' | 'content'>[] {
  return findPageFiles(pages).flatMap((file) => {
    const set = setOf(file.name)
    if (!sets.includes(set)) return []
    const extraction = extractPage(readHtml(file), file.url)
    if (!extraction.ok) return []
    const { content } = extraction
    const { title, description, site_name: site, kind, lang } = content
    const group = groupOf(file, { title, description, site, kind, lang, summary: '' })
    return [{ name: `${file.folder}/${file.name}`, set, group, content }]
  })
}
