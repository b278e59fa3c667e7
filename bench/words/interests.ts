/**
 * Whether a page's first interest is what the page is about. The truth is a list of names that were
 * judged right after reading each page's title, summary and headings, by one reader who also saw
 * ours; pages are named by a hash, since their text is not ours to keep. Peer: the page's title.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PageContent } from '../../core/pages/page-content.schema.ts'
import { deriveInterests } from '../../core/text/interests/derive-interests.ts'
import { keyOf } from '../../core/text/language/title-key.ts'
import { extractPage } from '../../server/features/pages/extraction/extract-page.ts'
import { openLanguages } from '../../server/features/pages/extraction/languages.ts'
import {
  findPageFiles,
  isKeptAside,
  type PageFile,
  readHtml,
} from '../../tools/judge/page-files.ts'
import { atLeast, type Report, round } from '../browser/report.ts'
import { printProgress } from '../browser/within.ts'
import judgedRows from './judged-interests.json' with { type: 'json' }
import type { PageSet, WordsGround } from './real-pages.ts'

const Judged = z.object({
  page: z.string(),
  is_recipe: z.boolean(),
  right: z.array(z.string()).min(1),
})

const FOLDERS = ['recipes', 'articles', 'judged', 'lifestyle']
/** In per cent. */
const GOALS = { recipes: 97, others: 90 }

interface Reading {
  readonly name: string
  readonly set: PageSet
  readonly kind: keyof typeof GOALS
  readonly reader: string
  readonly found: string
  readonly isRight: boolean
}

export function measureInterests(ground: WordsGround): Report {
  const truth = new Map(
    z
      .array(Judged)
      .parse(judgedRows)
      .map((row) => [row.page, row]),
  )
  const readings = findPageFiles(ground.pages, FOLDERS).flatMap((file): Reading[] => {
    const judged = truth.get(hashOf(`${file.folder}/${nameOf(file)}`))
    const set: PageSet = isKeptAside(file.name) ? 'kept' : 'open'
    return judged !== undefined && ground.sets.includes(set) ? readBoth(file, judged, set) : []
  })
  const wrong = readings.filter(
    ({ reader, set, isRight }) => reader === 'pinloom' && set === 'open' && !isRight,
  )
  for (const { name, found } of wrong.slice(0, ground.worst))
    printProgress(`interest ${name}: ${found}`)
  return reportOf(readings, ground)
}

const languageOf = openLanguages()

function readBoth(file: PageFile, judged: z.infer<typeof Judged>, set: PageSet): Reading[] {
  const read = extractPage(readHtml(file), file.url)
  const [interest, title] = read.ok ? namesOf(read.content) : ['', '']
  const right = new Set(judged.right.map(keyOf))
  const of = { name: nameOf(file), set, kind: judged.is_recipe ? 'recipes' : 'others' } as const
  const reading = (reader: string, found: string): Reading => ({
    ...of,
    reader,
    found,
    isRight: right.has(keyOf(found)),
  })
  return [reading('pinloom', interest), reading('page_title', title)]
}

function namesOf(content: PageContent): [interest: string, title: string] {
  const [first] = deriveInterests(content, languageOf(content.lang))
  return [first?.interest_name ?? '', content.title]
}

function reportOf(readings: readonly Reading[], ground: WordsGround): Report {
  const shareOf = (of: readonly Reading[]): number | null =>
    of.length === 0 ? null : (100 * of.filter(({ isRight }) => isRight).length) / of.length
  const kinds = ['recipes', 'others'] as const
  const rows = ['pinloom', 'page_title'].flatMap((reader) =>
    ground.sets.flatMap((set) =>
      kinds.map((kind) => {
        const of = readings.filter(
          (one) => one.reader === reader && one.set === set && one.kind === kind,
        )
        const right = shareOf(of)
        return {
          part: 'interests',
          reader,
          set,
          kind,
          pages: of.length,
          right: right === null ? null : round(right),
        }
      }),
    ),
  )
  const ours = readings.filter(({ reader }) => reader === 'pinloom')
  const goals = Object.fromEntries(
    kinds.map((kind) => [
      `interests_right_${kind}`,
      atLeast(shareOf(ours.filter((one) => one.kind === kind)), GOALS[kind]),
    ]),
  )
  return { rows, goals }
}

const nameOf = ({ name }: PageFile): string => name.replace('.html.gz', '')

const hashOf = (name: string): string => createHash('sha1').update(name).digest('hex').slice(0, 16)
