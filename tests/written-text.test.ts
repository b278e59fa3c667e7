/**
 * The gate over all saved pages and the demo site: as many pins as were asked for, whose words
 * are in the page or come from patterns filled with its facts. A page that says nothing good
 * gives none. Which of several good words a pin gets is the ranker's.
 */
import { isUnspaced } from '#core/text/language/language.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Pin } from '#core/contract/content/pins.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { headlineFaults } from '#core/text/gates/headline-gate.ts'
import { deriveInterests } from '#core/text/interests/derive-interests.ts'
import {
  descriptionFaults,
  groundOf,
  titleFaults,
  type TextFault,
} from '#core/text/gates/text-gates.ts'
import { writePins } from '#core/text/write-pins.ts'
import type { WrittenText } from '#core/text/gates/written-text.ts'
import { extractPage } from '../server/features/pages/extraction/extract-page.ts'
import { SAMPLE_TURN } from './support/sample-turn.ts'
import { generatedTexts, languageOf } from './support/words/generated-texts.ts'
import { unprovenWords } from './support/words/unproven-words.ts'

const COUNT = 12
/** Of the pages below; the others have no sentence that fits a pin. */
const MIN_WRITTEN = 26

const folders = ['tests/fixtures/pages/', 'examples/site/']
  .map((folder) => new URL(`../${folder}`, import.meta.url))
  .filter((folder) => existsSync(folder))
const readable = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html') && name !== 'index.html')
    .flatMap((name) => {
      const html = readFileSync(new URL(name, folder), 'utf8')
      const extraction = extractPage(html, `https://www.example.com/${name}`)
      return extraction.ok ? [{ name, content: extraction.content }] : []
    }),
)

const written = await Promise.all(
  readable.map(async ({ name, content }, place) => ({
    name,
    content,
    place,
    texts: (await generatedTexts(content)).map(({ text }) => text),
  })),
)

/** The page's own title may speak in the first person and say a word twice. */
function faultsOf({ title }: WrittenText, content: PageContent): TextFault[] {
  const isOwn = content.title.includes(title)
  return titleFaults(title, groundOf(content, languageOf(content.lang))).filter(
    ({ code }) => code !== 'grounding' && !(isOwn && /first_person|repeated_word/.test(code)),
  )
}

test('nearly all pages give pins', () => {
  expect(written.filter(({ texts }) => texts.length > 0).length).toBeGreaterThanOrEqual(MIN_WRITTEN)
})

/** `npm run test:full` looks at everything; `npm test` at what a person gets, once. */
const isFull = process.env['PINLOOM_TEST_FULL'] === '1'

describe.each(written)('$name', ({ content, texts, place }) => {
  const language = languageOf(content.lang)

  test('gives 5 to 12 interests of 1 to 4 words', () => {
    const names = deriveInterests(content, language).map(({ interest_name }) => interest_name)
    expect(names.length).toBeGreaterThanOrEqual(5)
    expect(names.length).toBeLessThanOrEqual(12)
    expect(names.filter((name) => name.split(' ').length > 4)).toEqual([])
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  })

  test('gives as many pins as were asked for, or none', () => {
    expect([0, COUNT]).toContain(texts.length)
  })

  test('says nothing but what the page says or what patterns make of its facts', () => {
    expect(texts.flatMap((text) => unprovenWords(text, content, language))).toEqual([])
  })

  test('has no title with a fault', () => {
    expect(
      texts.flatMap((text) =>
        faultsOf(text, content).map((fault) => ({ ...fault, text: text.title })),
      ),
    ).toEqual([])
  })

  // A script without spaces says as much in a third of them.
  const shortest = isUnspaced(content.lang) ? 30 : 70

  test(`describes in ${shortest} to 500 characters, in whole sentences`, () => {
    const ground = groundOf(content, language)
    // A page with nothing good to say gives titles and pictures alone.
    const described = texts.filter(({ description }) => description !== '')
    const faults = described.flatMap(({ description }) => [
      ...(description.length < shortest ? [{ code: 'short', detail: description }] : []),
      ...descriptionFaults(description, ground).filter(({ code }) => /length|cut/.test(code)),
    ])
    expect(faults).toEqual([])
  })

  test('has a complete thought of 2 to 8 words on every picture', () => {
    const faults = texts.flatMap(({ headline, title }) =>
      headlineFaults(headline, title, language)
        // A pattern's headline is written whole, and so is the part of a title before its join.
        .filter(({ code }) => code !== 'cut')
        .map((fault) => ({ ...fault, headline, title })),
    )
    expect(faults).toEqual([])
  })

  test('fits the contract', () => {
    const words = Pin.pick({
      title: true,
      description: true,
      alt_text: true,
      keywords: true,
      sources: true,
    })
    for (const text of texts) {
      expect(words.safeParse(text).error).toBeUndefined()
      expect(text.sources.title).not.toEqual([])
      expect(text.sources.description.length > 0).toBe(text.description !== '')
      expect(text.items.filter((item) => item.length > 160)).toEqual([])
    }
  })

  test.runIf(isFull || (place + SAMPLE_TURN) % 8 === 1)(
    'takes an interest with any signs in it',
    () => {
      const [first] = deriveInterests(content, language)
      for (const interest of [
        `${first?.interest_name ?? ''} :)`,
        `(${content.title.slice(0, 40)}`,
        'a+b [c',
        String.raw`50% \d {2} ^$?`,
      ])
        expect(
          writePins({ content, interest, count: COUNT, taken: [], seed: 'signs', language }),
        ).toHaveLength(texts.length)
    },
  )

  test.runIf(isFull || (place + SAMPLE_TURN) % 8 === 0)('says the same each time', async () => {
    const again = await generatedTexts(structuredClone(content))
    expect(again.map(({ text }) => text)).toEqual(texts)
  })
})
