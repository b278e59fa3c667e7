/**
 * Pages thrown together at random: whatever is on them, what the writer makes passes the gates.
 * `npm test` writes on a few, the same each time, `npm run test:full` on many of the clock's seed,
 * which is in the test's name; PINLOOM_SEED=… runs one again.
 */
import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { unprovenWords } from '../../tests/support/words/unproven-words.ts'
import { headlineFaults } from './gates/headline-gate.ts'
import { deriveInterests } from './interests/derive-interests.ts'
import type { Language } from './language/language.ts'
import { descriptionFaults, groundOf, titleFaults } from './gates/text-gates.ts'
import { writePins } from './write-pins.ts'

const isFull = process.env.PINLOOM_TEST_FULL === '1'
const seed = Number(process.env.PINLOOM_SEED ?? (isFull ? Date.now() % 2 ** 31 : 1))
const PAGES = isFull ? 180 : 20

const STOP = new Set(
  'a an the and or with in for to how of on is are at by from it what you your this that here no why when que lo'.split(
    ' ',
  ),
)
const languageOf = (lang: string): Language => ({
  lang,
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => STOP.has(word),
  rarity: () => 0.7,
})

/** mulberry32 */
function dice(state: number): (below: number) => number {
  let next = state
  return (below) => {
    next = (next + 0x6d2b79f5) | 0
    let mixed = Math.imul(next ^ (next >>> 15), 1 | next)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const THINGS = [
  'plum cake',
  'paper lantern',
  'garden path',
  'oak shelf',
  'winter soup',
  'wool socks',
  'ice & salt',
  'Élodie’s tart',
  '1920s lamp',
  'A/B jam',
  '“quoted” bread',
  'tea (black)',
]
const VERBS = ['keeps', 'needs', 'wants', 'loses', 'turns', 'holds']
const ENDS = [
  'in ten minutes',
  'for three days',
  'under a lid',
  'by the window',
  'with a little salt',
  '… or so',
  'at 200 °C: never more',
  '',
]
const KINDS: PageContent['kind'][] = ['story', 'how_to', 'recipe', 'list', 'product', 'other']

function anyPage(roll: (below: number) => number): PageContent {
  const pick = <T>(list: readonly [T, ...T[]] | T[]): T => list[roll(list.length)] as T // the lists are not empty
  const many = <T>(most: number, make: () => T): T[] => Array.from({ length: roll(most + 1) }, make)
  const sentence = (): string =>
    `The ${pick(THINGS)} ${pick(VERBS)} the ${pick(THINGS)} ${pick(ENDS)}.`.replace(/\s+\./, '.')
  const paragraphs = [sentence(), ...many(12, () => many(4, sentence).join(' ') || sentence())]
  const thing = pick(THINGS)
  const titles = [
    `How to Make ${thing}`,
    `${1 + roll(30)} ${thing} ideas for small rooms`,
    `The best ${thing}!!! | Our site`,
    thing.toUpperCase(),
    `Why ${thing}? Because`,
    `${thing}: ${pick(THINGS)} – ${pick(THINGS)}`,
    `🙂 ${thing}`,
  ]
  const facts = ['ingredient', 'step', 'list_item', 'author_keyword'].flatMap((name) =>
    many(6, () => ({
      name,
      value: name === 'step' ? sentence() : pick(THINGS),
      from: 'json_ld' as const,
    })),
  )
  return {
    url: 'https://any.example/',
    title: pick(titles),
    site_name: pick(['', 'Any & Sons']),
    description: pick(['', sentence()]),
    kind: pick(KINDS),
    lang: pick(['en', 'de', 'es', 'fr', 'ar', 'und']),
    headings: many(6, () => ({
      level: 2,
      text: pick([
        pick(THINGS),
        `Mistakes to avoid`,
        `What to buy first`,
        `Step ${roll(9)}: ${pick(THINGS)}`,
        `Is ${pick(THINGS)} safe?`,
      ]),
      at: roll(paragraphs.length),
    })).toSorted((a, b) => a.at - b.at),
    paragraphs,
    facts,
    pictures: many(3, () => ({
      address: '/a.jpg',
      alt: pick(['', 'IMG_1.jpg', sentence()]),
      width: null,
      height: null,
      from: 'article' as const,
    })),
  }
}

test.each(Array.from({ length: PAGES }, (_, index) => seed + index))(
  'what is written on any page passes the gates (seed %i)',
  (state) => {
    const content = anyPage(dice(state))
    const language = languageOf(content.lang)
    const ground = groundOf(content, language)
    for (const { interest_name: interest } of deriveInterests(content, language).slice(0, 3)) {
      const written = writePins({
        content,
        interest,
        count: 12,
        taken: [],
        seed: String(state),
        language,
      })
      expect([0, 12]).toContain(written.length)
      expect(written.flatMap((text) => unprovenWords(text, content, language))).toEqual([])
      for (const { title, description, headline, alt_text } of written) {
        // A page with nothing good to say gives a title and a picture.
        const isBare = description === ''
        const faults = [
          ...titleFaults(title, ground),
          ...(isBare ? [] : descriptionFaults(description, ground)),
        ]
        expect([title, faults.filter(({ code }) => !isPardoned(code, title, content))]).toEqual([
          title,
          [],
        ])
        // Some of these pages say less than a pin's full length.
        expect(isBare || description.length >= 40).toBe(true)
        expect(headline).not.toBe('')
        expect(
          headlineFaults(headline, title, language).filter(({ code }) => code === 'dangling'),
        ).toEqual([])
        expect(alt_text.length).toBeLessThanOrEqual(500)
      }
    }
  },
)

/** Patterns bring words of their own, and the page's own title may say a word twice. */
function isPardoned(code: string, title: string, content: PageContent): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(' :', ':')
  return (
    code === 'grounding' ||
    (code === 'repeated_word' && plain(content.title).includes(plain(title)))
  )
}

test('most of the pages give pins', () => {
  const given = Array.from({ length: 20 }, (_, state) => {
    const content = anyPage(dice(state))
    const language = languageOf(content.lang)
    return writePins({ content, interest: '', count: 1, taken: [], seed: '', language }).length
  })
  expect(given.filter((count) => count === 1).length).toBeGreaterThan(5)
})
