/**
 * What an independent reader refused in the words of 72 pins: each class of it stays out, on the
 * demo site's pages.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { extractPage } from '../../pages/extraction/extract-page.ts'
import { openLanguages } from '../../pages/extraction/languages.ts'
import { deriveInterests } from '#core/text/interests/derive-interests.ts'
import { writePins } from '#core/text/write-pins.ts'
import type { WrittenText } from '#core/text/gates/written-text.ts'

const languages = openLanguages()

function page(name: string): PageContent {
  const url = new URL(`../../../../examples/site/${name}.html`, import.meta.url)
  const extraction = extractPage(
    existsSync(url) ? readFileSync(url, 'utf8') : '',
    `https://sunday.example/${name}`,
  )
  if (!extraction.ok) throw new Error(`The demo page ${name} can’t be read.`)
  return extraction.content
}

const write = (
  name: string,
  interest: string,
  over: Partial<Parameters<typeof writePins>[0]> = {},
): WrittenText[] =>
  writePins({
    content: page(name),
    interest,
    count: 12,
    taken: [],
    seed: 's',
    language: languages(page(name).lang),
    ...over,
  })

const PAGES = [
  ['floating-shelf', 'floating shelf'],
  ['pour-over-coffee-guide', 'pour-over coffee'],
  ['three-days-by-a-mountain-lake', 'mountain lake'],
  ['kraeutergarten-fensterbank', 'Kräutergarten'],
] as const

describe.each(PAGES)('%s', (name, interest) => {
  const texts = write(name, interest)

  test('gives as many pins as were asked for', () => {
    expect(texts).toHaveLength(12)
  })

  test('no description opens with a sentence that fits any page', () => {
    expect(
      texts
        .map(({ description }) => description)
        .filter((text) =>
          /^(?:Want to know|Here (?:is what|are)|Find .* worth|Keep these|Hier sind Tipps|.*: Darauf kommt es an)/.test(
            text,
          ),
        ),
    ).toEqual([])
  })

  test('the three pins of a demo have three titles and three headlines', () => {
    const three = write(name, '', { count: 3 })
    expect(new Set(three.map(({ title }) => title)).size).toBe(3)
    expect(new Set(three.map(({ headline }) => headline)).size).toBe(3)
  })

  test('no title fits any page', () => {
    expect(
      texts
        .map(({ title }) => title)
        .filter((text) =>
          /^(?:Try|Keep|Save) Th|^New to|^What to Know(?! About)|zum Merken|Tipps und Ideen/.test(
            text,
          ),
        ),
    ).toEqual([])
  })

  test('keywords are the interest and what the page names or says again, each once', () => {
    const said =
      ` ${page(name).description} ${page(name).paragraphs.join(' ')} ${page(name).title} ${page(
        name,
      )
        .facts.map(({ value }) => value)
        .join(' ')} ${page(name)
        .headings.map(({ text }) => text)
        .join(' ')}`.toLowerCase()
    for (const { keywords } of texts) {
      expect(keywords[0]).toBe(interest)
      expect(new Set(keywords.map((word) => word.toLowerCase())).size).toBe(keywords.length)
    }
    expect(
      texts
        .flatMap(({ keywords }) => keywords)
        .filter((word) => !said.includes(word.toLowerCase().slice(0, -1))),
    ).toEqual([])
    expect(
      texts
        .flatMap(({ keywords }) => keywords)
        .filter((word) => /sun touches|bus stops|richtige|braucht|lässt|atmen/.test(word)),
    ).toEqual([])
  })

  test('many do without a last line on what to do', () => {
    expect(
      texts.filter(({ description }) =>
        /^(?:Save|Read|Find|See|More|Für später)/.test(
          description.split(/(?<=[.!?]) /).at(-1) ?? '',
        ),
      ).length,
    ).toBeLessThan(texts.length)
  })

  /** Of twelve pins, each written after all before it. */
  const oneByOne = (): WrittenText[] => {
    const written: WrittenText[] = []
    while (written.length < 12) {
      const spent = written.flatMap(({ description, sources }) => [
        description,
        ...sources.description.map(({ quote }) => quote),
      ])
      const taken = written.map(({ title }) => title)
      const [next] = write(name, interest, { count: 1, taken, spent, written: [...written] })
      if (next === undefined) break
      written.push(next)
    }
    return written
  }

  // The summary that an author wrote comes again, under another title, before weaker words do.
  test('the second pin has another title, the third differs from both', () => {
    const [first, second, third] = oneByOne()
    expect(second?.title).toBeTypeOf('string')
    expect(second?.title).not.toBe(first?.title)
    const both = [first, second].map((text) => [text?.title, text?.description])
    expect(both).not.toContainEqual([third?.title, third?.description])
  })

  test.each([
    ['at once', texts],
    ['one by one', oneByOne()],
  ])('of 12 pins %s at most four share title and description, as few as can', (_, written) => {
    const counts = new Map<string, number>()
    for (const { title, description } of written) {
      const words = `${title}\n${description}`
      counts.set(words, (counts.get(words) ?? 0) + 1)
    }
    expect(written).toHaveLength(12)
    expect(Math.max(...counts.values())).toBe(Math.ceil(12 / counts.size))
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4)
  })
})

test('another keyword colours the dish and does not rename it', () => {
  const titles = [
    ...write('roasted-tomato-soup', 'white bean soup', { count: 5 }),
    ...write('roasted-tomato-soup', 'vegetarian soup', { count: 5 }),
  ].map(({ title }) => title)
  expect(titles).toHaveLength(10)
  expect(titles.filter((title) => !/tomato/i.test(title))).toEqual([])
})

test('a step of the work is no title', () => {
  const titles = write('floating-shelf', 'floating shelf').map(({ title }) => title)
  expect(titles.filter((title) => /Studs and Mark|Push the Board/.test(title))).toEqual([])
})

test('German joins its words', () => {
  const names = deriveInterests(page('kraeutergarten-fensterbank'), languages('de')).map(
    ({ interest_name }) => interest_name,
  )
  expect(names).toContain('Kräutergarten-Tipps')
  expect(names).not.toContain('Kräutergarten Tipps')
})

test('two names of one topic are one', () => {
  const twins = deriveInterests(page('pour-over-coffee-guide'), languages('en'))
    .filter(({ isTwin }) => isTwin)
    .map(({ interest_name }) => interest_name)
  expect(twins).toEqual(['pour-over coffee tips', 'pour-over coffee guide'])
})

test('an entry of a list is described by its own sentence, one that says nothing by its list', () => {
  const texts = write('small-balcony-ideas', '')
  const { description: summary, paragraphs } = page('small-balcony-ideas')
  const ofEntries = texts.filter(({ title }) => / and 24 More | Idea: /.test(title))
  expect(ofEntries.length).toBeGreaterThan(2)
  for (const { description, sources } of ofEntries) {
    const own = sources.description.find(({ kind }) => kind === 'sentence')?.quote ?? ''
    expect([...paragraphs, summary].join(' ')).toContain(own)
    expect(description).toContain('small balcony ideas')
  }
  expect(new Set(texts.map(({ description }) => description)).size).toBeGreaterThanOrEqual(9)
})

test('the words on the picture are those of the section that the title is from', () => {
  const texts = write('three-days-by-a-mountain-lake', 'mountain lake')
  const ofSection = texts.filter(({ title }) => /slow weekend/i.test(title))
  expect(ofSection.length).toBeGreaterThan(0)
  expect(ofSection.filter(({ headline }) => !/slow weekend/i.test(headline))).toEqual([])
})

test('the words on the picture keep the count that the title begins with', () => {
  const whole = write('small-balcony-ideas', 'small balcony').find(
    ({ title }) => title === '25 Small Balcony Ideas for Less Than an Afternoon',
  )
  expect(whole?.headline).toBe('25 Small Balcony Ideas')
})
