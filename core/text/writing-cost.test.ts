/**
 * The server writes for everybody: a page of four times the headings may cost four times as much,
 * not sixteen times. Counted, not timed.
 */
import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from './language/language.ts'
import { writePins } from './write-pins.ts'

const STOP: Record<string, Set<string>> = {
  de: new Set('der die das im und zu'.split(' ')),
  fr: new Set('le la les du de et un'.split(' ')),
  en: new Set('the a of in and to for with'.split(' ')),
}
const NOUNS = ['Beet', 'Zaun', 'Kompost', 'Rasen', 'Hecke', 'Teich', 'Laube', 'Mauer']
const LINES: Record<string, (nth: string) => string> = {
  de: (nth) => `Lege das ${nth} mit zwei Lagen Holz aus.`,
  fr: (nth) => `Le ${nth} demande deux couches de bois clair.`,
  en: (nth) => `Cover the ${nth} with two layers of old wood.`,
}

/** What is under every title: the sentences above are too poor for it. */
const SUMMARY =
  'Gartenboden anlegen mit altem Holz: wie Beete, Wege und Mauern an einem Wochenende entstehen und viele Jahre halten.'

interface Count {
  /** How often the text of a heading or a paragraph was read. */
  headings: number
  paragraphs: number
}

/** A page with so many sections, each of a heading and three sentences. */
function countedPage(lang: string, sections: number): { content: PageContent; count: Count } {
  const count = { headings: 0, paragraphs: 0 }
  const nameOf = (nth: number): string =>
    `${NOUNS[nth % NOUNS.length] ?? ''} ${String.fromCodePoint(97 + (nth % 26), 97 + (Math.floor(nth / 26) % 26))}tan`
  const headings = Array.from({ length: sections }, (_, at) => ({
    level: 2,
    at,
    get text() {
      count.headings += 1
      return `Gartenboden ${nameOf(at)} anlegen`
    },
  }))
  const written = Array.from({ length: sections }, (_, at) =>
    Array.from({ length: 3 }, (_line, nth) =>
      (LINES[lang] ?? String)(nameOf(at * 3 + nth + 7)),
    ).join(' '),
  )
  const paragraphs = new Proxy(written, {
    get: (list, key) => (
      (count.paragraphs += typeof key === 'string' && /^\d+$/.test(key) ? 1 : 0),
      Reflect.get(list, key) as unknown
    ),
  })
  return {
    content: {
      url: 'https://garten.example/',
      title: 'Gartenboden anlegen',
      site_name: 'Garten',
      description: SUMMARY,
      kind: 'story',
      lang,
      headings,
      paragraphs,
      facts: [],
      pictures: [],
    },
    count,
  }
}

function costOf(lang: string, sections: number): Count & { words: number } {
  let words = 0
  const language: Language = {
    lang,
    method: 'statistics',
    rarity: () => 0.7,
    tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
    stem: (word) => ((words += 1), word),
    isStopWord: (word) => STOP[lang]?.has(word) ?? false,
  }
  const { content, count } = countedPage(lang, sections)
  expect(
    writePins({ content, interest: 'Gartenboden', count: 12, taken: [], seed: 's', language }),
  ).toHaveLength(12)
  return { ...count, words }
}

test.each(['de', 'fr', 'en'])(
  'in "%s" four times the headings cost little more than four times the work',
  (lang) => {
    const [small, large] = [costOf(lang, 60), costOf(lang, 240)]
    // The square would be sixteen times.
    for (const part of ['headings', 'paragraphs', 'words'] as const)
      expect([part, large[part] / small[part] < 6]).toEqual([part, true])
  },
)
