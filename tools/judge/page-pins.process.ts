/**
 * A process of its own: reads `{path, url}` as JSON lines from standard input and answers each with
 * the twelve pins that the checkout named on the command line makes of the page. The checkout's own
 * modules are imported by path, so that an older one needs nothing of this folder.
 */
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Extraction } from '../../server/features/pages/extraction/extract-page.ts'
import type { GeneratedText } from '../../tests/support/words/generated-texts.ts'
import { readHtml } from './page-files.ts'
import { PageAsked, type PagePins } from './page-pins.schema.ts'

const SUMMARY_LENGTH = 600

/** What is imported from the checkout; both are older than this script. */
interface Checkout {
  readonly extractPage: (html: string, url: string) => Extraction
  readonly generatedTexts: (content: PageContent) => Promise<GeneratedText[]>
}

const { extractPage, generatedTexts } = await loadCheckout(process.argv[2])

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const asked = PageAsked.parse(JSON.parse(line))
  process.stdout.write(`${JSON.stringify(await pinsOf(asked))}\n`)
}

async function pinsOf({ path, url }: PageAsked): Promise<PagePins> {
  const extraction = extractPage(readHtml({ path }), url)
  if (!extraction.ok) return { path, page: null, code: extraction.code, pins: [], cpu_ms: 0 }
  const { content } = extraction
  const before = process.cpuUsage()
  const texts = await generatedTexts(content)
  const { user, system } = process.cpuUsage(before)
  return {
    path,
    page: describePage(content),
    code: 'ok',
    pins: texts.map(({ text: { title, description, headline, kicker } }) => ({
      title,
      description,
      headline,
      kicker,
    })),
    cpu_ms: (user + system) / 1000,
  }
}

function describePage(content: PageContent): NonNullable<PagePins['page']> {
  const { title, description, site_name: site, kind, lang, paragraphs } = content
  const text = paragraphs.join(' ').replaceAll(/\s+/g, ' ').trim()
  return { title, description, site, kind, lang, summary: text.slice(0, SUMMARY_LENGTH) }
}

async function loadCheckout(root: string | undefined): Promise<Checkout> {
  if (root === undefined) throw new Error('name the checkout to run')
  const load = async (path: string): Promise<object> =>
    import(pathToFileURL(join(root, path)).href) as Promise<object>
  const modules = {
    ...(await load('server/features/pages/extraction/extract-page.ts')),
    ...(await load('tests/support/words/generated-texts.ts')),
  }
  // Another version's functions can't be checked here; the process that asks parses the answers.
  return modules as unknown as Checkout
}
