import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { deriveInterests } from '../interests.ts'
import type { Language } from '../language.ts'
import { writeFromSentences as writePins } from './write-from-sentences.ts'
import type { WrittenText } from '../written-text.ts'

const STOP = 'the a and with in for to how of that are not you should never your when'.split(' ')
const languageOf = (lang: string): Language => ({
  lang,
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => STOP.includes(word),
  rarity: () => 0.7,
})

function listPage(title: string, entries: readonly string[], lang = 'en'): PageContent {
  return {
    url: '',
    title,
    site_name: 'Home',
    description: '',
    kind: 'list',
    lang,
    headings: entries.map((text, at) => ({ level: 2, text, at })),
    paragraphs: entries.map((entry) => `${entry} can harm at any time of the day.`),
    facts: entries.map((value) => ({ name: 'list_item', value, from: 'article' })),
    pictures: [],
  }
}

function textsOf(page: PageContent, interest: string): WrittenText[] {
  return writePins({
    content: page,
    interest,
    count: 8,
    taken: [],
    seed: 'a',
    language: languageOf(page.lang),
  })
}

test.each<[title: string, known: { interest: string; whole: string; entries: string[] }]>([
  [
    '6 Houseplants That Are Not Safe for Cats',
    {
      interest: 'houseplants',
      whole: 'Houseplants That Are Not Safe for Cats',
      entries: ['Lilies', 'Aloe Vera', 'Pothos', 'Snake Plant', 'Ficus', 'English Ivy'],
    },
  ],
  [
    '6 Foods You Should Never Feed Your Dog',
    {
      interest: 'foods',
      whole: 'Foods You Should Never Feed Your Dog',
      entries: ['Grapes', 'Chocolate', 'Onions', 'Avocado', 'Nuts', 'Cooked Bones'],
    },
  ],
  [
    '6 Mistakes to Avoid When Painting a Room',
    {
      interest: 'mistakes',
      whole: 'Mistakes to Avoid When Painting a Room',
      entries: [
        'Skip the primer',
        'Paint over wet filler',
        'Use one thin coat',
        'Leave the tape on',
        'Buy the cheapest roller',
        'Hurry',
      ],
    },
  ],
])(
  '"%s" is said whole in title, headline and description',
  (title, { interest, whole, entries }) => {
    const texts = textsOf(listPage(title, entries), interest)
    expect(texts.length).toBeGreaterThanOrEqual(6)
    for (const text of texts) {
      expect(text.title).toContain(whole)
      expect(text.headline).toContain(whole)
      expect(text.kicker).not.toMatch(new RegExp(`^${interest}$`, 'i'))
      expect(text.description).not.toMatch(
        new RegExp(
          `(?:save these|more|see \\d+|all \\d+) ${interest}(?! (?:that|you|to avoid))`,
          'i',
        ),
      )
    }
  },
)

test('a German list of what to keep from keeps its words too', () => {
  const page = listPage(
    '6 Pflanzen, die nicht ins Schlafzimmer gehören',
    ['Lilien', 'Farne am Bett', 'Efeu', 'Ficus', 'Jasmin', 'Kakteen'],
    'de',
  )
  const titles = textsOf(page, 'Pflanzen').map(({ title }) => title)
  expect(titles.length).toBeGreaterThanOrEqual(3)
  expect(
    titles.filter((title) => !title.includes('Pflanzen, die nicht ins Schlafzimmer gehören')),
  ).toEqual([])
})

test('nobody looks for "mistake ideas"', () => {
  const page = listPage('6 Mistakes to Avoid When Painting a Room', [
    'Skip the primer',
    'Paint over wet filler',
    'Use one thin coat',
  ])
  const names = deriveInterests(page, languageOf('en')).map(({ interest_name }) => interest_name)
  expect(names).toContain('painting a room')
  expect(names.filter((name) => /ideas/.test(name))).toEqual([])
})

test('a list of what to do is named by its noun as before', () => {
  const page = listPage('6 Small Garden Ideas for Narrow Yards', [
    'Gravel path',
    'Raised bed',
    'Herb wall',
    'Water bowl',
    'Climbing roses',
    'Seat corner',
  ])
  expect(
    textsOf(page, 'small garden ideas')
      .map(({ title }) => title)
      .filter((title) => /More Small Garden Ideas$|: A Small Garden Idea$/.test(title)),
  ).not.toEqual([])
})
