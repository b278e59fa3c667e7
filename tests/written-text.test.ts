/**
 * The gate over all saved pages and the demo site: what the writer makes of them passes grounding
 * and grammar without exception, no two titles of a page are alike, and the twelve of a page stay
 * within the corridor.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Pin } from '#core/contract/pins.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { headlineFaults } from '#core/text/headline-gate.ts'
import { deriveInterests, type DerivedInterest } from '#core/text/interests.ts'
import { contentStems, wordsOf } from '#core/text/language.ts'
import {
  corridorFaults,
  descriptionFaults,
  distinctPairs,
  groundOf,
  titleFaults,
  ungrounded,
} from '#core/text/text-gates.ts'
import { coversInterest } from '#core/text/writer/material.ts'
import { understandPage } from '#core/text/understand/page-model.ts'
import { writeFromPatterns } from '#core/text/write-from-patterns.ts'
import { writePins } from '#core/text/write-pins.ts'
import type { WrittenText } from '#core/text/written-text.ts'
import { extractPage } from '../server/features/pages/extraction/extract-page.ts'
import { isChosenAtFirst } from '../server/features/pages/page-interests.ts'
import { generatedTexts, languageOf as languages } from './generated-texts.ts'

const folders = ['tests/fixtures/pages/', 'examples/site/']
  .map((folder) => new URL(`../${folder}`, import.meta.url))
  .filter((folder) => existsSync(folder))
const pages = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html') && name !== 'index.html')
    .map((name) => ({ name, url: new URL(name, folder) })),
)
const readable = pages.flatMap(({ name, url }) => {
  const extraction = extractPage(readFileSync(url, 'utf8'), `https://www.example.com/${name}`)
  return extraction.ok ? [{ name, content: extraction.content }] : []
})

/**
 * Twelve pins written one by one over the five best interests, or over those that are chosen at
 * first.
 */
function twelve(
  content: PageContent,
  isDealt: (index: number, all: readonly DerivedInterest[]) => boolean = (index) => index < 5,
): { interest: string; text: WrittenText }[] {
  const language = languages(content.lang)
  const interests = deriveInterests(content, language).filter((_, index, all) =>
    isDealt(index, all),
  )
  const written: { interest: string; text: WrittenText }[] = []
  for (let turn = 0; written.length < 12 && turn < 24; turn += 1) {
    const interest = interests[turn % interests.length]?.interest_name ?? ''
    const [text] = writePins({
      content,
      interest,
      count: 1,
      taken: written.map((entry) => entry.text.title),
      seed: 'gate',
      language,
    })
    if (text) written.push({ interest, text })
  }
  return written
}

/** `npm run test:full` looks at everything; `npm test` at what a person gets, once. */
const isFull = process.env['PINLOOM_TEST_FULL'] === '1'

/**
 * The order among texts of like worth turns with the seed: what is asked of a generation holds for
 * each of these.
 */
const SEEDS = isFull ? ['gen', 'a', 'b'] : ['gen']

/** Of twelve pins. A page with fewer good titles shows the best of them again. */
const LEAST_TITLES = 6

function hasPatterns(content: PageContent): boolean {
  const language = languages(content.lang)
  const input = { content, interest: content.title, count: 1, taken: [], seed: 'gate', language }
  return writeFromPatterns(input) !== null
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

test('there are at least 20 pages to read and write on', () => {
  expect(readable.length).toBeGreaterThanOrEqual(26)
})

describe.each(readable.map((page, place) => ({ ...page, place })))(
  '$name',
  ({ content, place }) => {
    const written = twelve(content)
    const generations = once(() => Promise.all(SEEDS.map((seed) => generatedTexts(content, seed))))
    const language = languages(content.lang)
    const isPatterned = hasPatterns(content)

    test('gives 5 to 12 interests of 1 to 4 words', () => {
      const interests = deriveInterests(content, language)
      expect(interests.length).toBeGreaterThanOrEqual(5)
      expect(interests.length).toBeLessThanOrEqual(12)
      for (const { interest_name } of interests)
        expect(interest_name.split(' ').length).toBeLessThanOrEqual(4)
      expect(new Set(interests.map((interest) => interest.interest_name.toLowerCase())).size).toBe(
        interests.length,
      )
    })

    test('gives twelve pins, as many with a title of their own as the page carries', () => {
      expect(written).toHaveLength(12)
      const titles = new Set(written.map(({ text }) => text.title.toLowerCase()))
      expect(titles.size).toBeGreaterThanOrEqual(isPatterned ? LEAST_TITLES : 12)
    })

    test('passes grounding and grammar in every title and description', () => {
      const faults = written.flatMap(({ interest, text }) => {
        const ground = groundOf(content, language, interest)
        return [
          ...titleFaults(text.title, ground).map((fault) => ({ ...fault, text: text.title })),
          ...descriptionFaults(text.description, ground).map((fault) => ({
            ...fault,
            text: text.description,
          })),
        ].filter(({ code }) => !isPatterned || code !== 'grounding')
      })
      expect(faults).toEqual([])
    })

    test.runIf(isPatterned)('takes every fact that it writes from the page', () => {
      const ground = groundOf(content, language)
      const quotes = written.flatMap(({ text: { sources } }) =>
        [...sources.title, ...sources.description]
          .filter(({ kind }) => kind !== 'template')
          .map(({ quote }) => quote),
      )
      expect(quotes.filter((quote) => ungrounded(quote, ground).length > 0)).toEqual([])
    })

    test.runIf(isPatterned)('names the subject in title or description', () => {
      const name = understandPage(content, language)?.subject.name ?? ''
      // English says the thing last, other languages first or anywhere.
      const stems = contentStems(name, language)
      const head = language.lang === 'en' ? stems.slice(-1) : stems
      const missing = written.filter(
        ({ text }) =>
          !contentStems(`${text.title} ${text.description}`, language).some((stem) =>
            head.includes(stem),
          ),
      )
      expect(missing.map(({ text }) => [head, text.title, text.description])).toEqual([])
    })

    test.skipIf(isPatterned)("has the interest's words in title and description", () => {
      const missing = written.filter(
        ({ interest, text }) =>
          !coversInterest(text.title, interest, language) ||
          !coversInterest(text.description, interest, language),
      )
      expect(missing.map(({ interest, text }) => [interest, text.title, text.description])).toEqual(
        [],
      )
    })

    test.skipIf(isPatterned)('stays within the corridor of diversity', () => {
      const titles = written.map(({ text }) => text.title)
      expect(distinctPairs(titles)).toBeGreaterThanOrEqual(0.7)
      expect(corridorFaults(titles)).toEqual([])
    })

    test.runIf(isPatterned)('has at least eight headlines, and no pin twice', async () => {
      for (const texts of await generations()) {
        expect(texts).toHaveLength(12)
        const headlines = texts.map(({ text }) => text.headline.toLowerCase())
        expect(new Set(headlines).size).toBeGreaterThanOrEqual(8)
        const pins = texts.map(({ text }) => `${text.title} ${text.description}`)
        expect(new Set(pins).size).toBe(12)
      }
    })

    test.skipIf(isPatterned)(
      'repeats little where only the interests chosen at first are dealt',
      async () => {
        const oneByOne = isFull
          ? [
              twelve(content, (index, all) => isChosenAtFirst(all, index)).map(
                ({ text }) => text.title,
              ),
            ]
          : []
        const generated = (await generations()).map((texts) => texts.map(({ text }) => text.title))
        for (const titles of [...oneByOne, ...generated]) {
          expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(12)
          expect(distinctPairs(titles)).toBeGreaterThanOrEqual(0.7)
          expect(corridorFaults(titles)).toEqual([])
        }
      },
    )

    test('passes grounding and grammar in what a generation writes, with the words of each interest and a whole thought on the picture', async () => {
      const faults = (await generations())
        .flat()
        .flatMap(({ interest, text: { title, description, headline } }) => {
          const ground = groundOf(content, language, interest)
          const missing = isPatterned
            ? []
            : [title, description].filter((text) => !coversInterest(text, interest, language))
          const written = [...titleFaults(title, ground), ...descriptionFaults(description, ground)]
          return [
            ...written.filter(({ code }) => !isPatterned || code !== 'grounding'),
            ...headlineFaults(headline, title, language).filter(
              ({ code }) => !isPatterned || code !== 'cut',
            ),
            ...missing.map((text) => ({ code: 'interest', detail: text })),
          ].map((fault) => ({ ...fault, title }))
        })
      expect(faults).toEqual([])
    })

    test('writes 100 to 500 letters under each title of a generation, or as many as the page has, and no two descriptions alike', async () => {
      const has = [content.description, ...content.paragraphs].join(' ').length
      for (const texts of await generations()) {
        const descriptions = texts.map(({ text }) => text.description)
        expect(
          descriptions.filter(({ length }) => length < Math.min(100, has) || length > 500),
        ).toEqual([])
        expect(new Set(descriptions).size).toBe(12)
      }
    })

    test('has a complete thought of 2 to 8 words on every picture', () => {
      const faults = written.flatMap(({ text }) =>
        headlineFaults(text.headline, text.title, language)
          // A pattern's headline is written whole.
          .filter(({ code }) => !isPatterned || code !== 'cut')
          .map((fault) => ({ ...fault, headline: text.headline, title: text.title })),
      )
      expect(faults).toEqual([])
    })

    test('cuts no headline inside a word and fits the contract', () => {
      const whole = new Set(
        wordsOf(
          `${JSON.stringify(content)} ${written.map(({ text }) => text.title).join(' ')}`.toLowerCase(),
        ),
      )
      for (const { text } of written) {
        const torn = wordsOf(text.headline.toLowerCase()).filter((word) => !whole.has(word))
        // A pattern brings words of its own, whole.
        expect(isPatterned ? [] : torn).toEqual([])
        expect(
          Pin.pick({
            title: true,
            description: true,
            alt_text: true,
            keywords: true,
            sources: true,
          }).safeParse(text).error,
        ).toBeUndefined()
        expect(text.sources.title.length * text.sources.description.length).toBeGreaterThan(0)
        expect(text.items.every((item) => item.length <= 160)).toBe(true)
      }
    })

    test.runIf(isFull || place % 8 === 1)(
      'takes an interest that a person has put any signs into',
      () => {
        const [first] = deriveInterests(content, language)
        for (const interest of [
          `${first?.interest_name ?? ''} :)`,
          `(${content.title.slice(0, 40)}`,
          'a+b [c',
          String.raw`50% \d {2} ^$?`,
        ]) {
          expect(
            writePins({ content, interest, count: 12, taken: [], seed: 'signs', language }).every(
              ({ title }) => title !== '',
            ),
          ).toBe(true)
        }
      },
    )

    test.runIf(isFull || place % 8 === 0)('is the same each time', () => {
      expect(twelve(structuredClone(content))).toEqual(written)
    })
  },
)
