/** Interests and keyphrases with the tagger and the word counts of the server. */
import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { deriveInterests } from '#core/text/interests/derive-interests.ts'
import { rankPhrases } from '#core/text/keyphrases/rank-phrases.ts'
import { languageOf } from './support/words/generated-texts.ts'

const page = (patch: Partial<PageContent>): PageContent => ({
  url: 'https://garden.example/page',
  title: '',
  site_name: 'Slow Acre',
  description: '',
  kind: 'other',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
  ...patch,
})
const interestsOf = (content: PageContent): string[] =>
  deriveInterests(content, languageOf(content.lang)).map(({ interest_name }) => interest_name)

test('a task of two verbs is about the thing that both are done to', () => {
  const names = interestsOf(
    page({
      title: 'How to Grow and Care for Wisteria',
      kind: 'how_to',
      paragraphs: ['Wisteria climbs a wall in three years.', 'Prune wisteria twice a year.'],
    }),
  ).map((name) => name.toLowerCase())
  expect(names[0]).toBe('wisteria')
  expect(names).toContain('wisteria care')
  expect(names.filter((name) => /^(?:and|grow and)/.test(name))).toEqual([])
})

test('nobody looks for tips to a person in the news', () => {
  const names = interestsOf(
    page({
      title: 'Ada Brunswick: Harbour Town Drops Its Case',
      kind: 'story',
      paragraphs: [
        'Ada Brunswick left the court on Monday, officials said.',
        'The prosecutor said that Ada Brunswick would not be charged.',
        'Police told reporters so.',
        'Her lawyer said that the case was over.',
      ],
    }),
  )
  expect(names[0]).toBe('Ada Brunswick')
  expect(names.filter((name) => /tips|guide/.test(name))).toEqual([])
})

test('a phrase from capitalized headings gets the case of running text, and names keep theirs', () => {
  const headings = ['Sea Salt', 'Where Sea Salt Comes From', 'Olive Oil', 'How Olive Oil Keeps']
  const names = interestsOf(
    page({
      title: 'What to Keep in a Small Larder',
      headings: headings.map((text) => ({ level: 2, text })),
      paragraphs: [
        'A dry jar keeps the salt of the sea loose.',
        'A dark bottle is the best place for oil from the olive.',
        'Greek yogurt keeps for ten days, and Greek yogurt makes a light dressing.',
      ],
    }),
  )
  expect(names).toEqual(expect.arrayContaining(['sea salt', 'olive oil', 'Greek yogurt']))
})

test('a German title cut in the middle of a clause names nothing', () => {
  const names = interestsOf(
    page({
      title: 'Ruhe kommt von innen: Wie du gelassen wirst',
      lang: 'de',
      kind: 'story',
      paragraphs: [
        'Gelassenheit lernt man jeden Tag ein wenig.',
        'Die Gelassenheit wächst mit einem festen Abend.',
        'Ein Spaziergang hilft der Gelassenheit.',
        'Wer atmet, findet Ruhe.',
      ],
    }),
  )
  expect(names.filter((name) => /kommt/.test(name))).toEqual([])
  expect(names).toContain('Gelassenheit')
})

test('the name of the site is a phrase only where the title has it', () => {
  const paragraphs = [
    'Slow Acre grows tall beans.',
    'Slow Acre sells tall beans.',
    'Tall beans need poles.',
  ]
  const phrasesOf = (title: string): string[] =>
    rankPhrases(page({ title, paragraphs }), languageOf('en')).map(({ phrase }) =>
      phrase.toLowerCase(),
    )
  expect(phrasesOf('Tall Beans in Rows')).not.toContain('slow acre')
  expect(phrasesOf('A Year at Slow Acre')).toContain('slow acre')
})

test('what a thing is only likened to is no topic', () => {
  const about = (sentence: string) =>
    interestsOf(
      page({
        title: 'A Guide to Pour-Over Coffee',
        kind: 'story',
        headings: [{ level: 2, text: `The grind: ${sentence}`, at: 0 }],
        paragraphs: [
          `A good pour-over grind feels ${sentence} between the fingers.`,
          'Pour-over coffee takes four minutes.',
        ],
      }),
    )
  expect(about('like coarse sand')).not.toContain('coarse sand')
  expect(about('of coarse sand')).toContain('coarse sand')
})

test('nobody looks for tips to ideas', () => {
  const names = interestsOf(
    page({
      title: '25 Small Balcony Ideas for Less Than an Afternoon',
      kind: 'list',
      paragraphs: ['Small balcony ideas need no drill.', 'A small balcony takes one chair.'],
    }),
  )
  expect(names).toContain('small balcony tips')
  expect(names.filter((name) => /idea tips/.test(name))).toEqual([])
})

test('a German word that is no compound is a topic only where the title has it', () => {
  const about = (title: string) =>
    interestsOf(
      page({
        title,
        lang: 'de',
        kind: 'story',
        paragraphs: [
          'Ein Kräutergarten braucht Wasser und Licht.',
          'Zu viel Wasser schadet dem Kräutergarten.',
          'Am Morgen reicht wenig Wasser.',
          'Der Kräutergarten steht hell.',
        ],
      }),
    )
  expect(about('Kräutergarten auf der Fensterbank')).not.toContain('Wasser')
  expect(about('Wasser für den Kräutergarten')).toContain('Wasser')
})
