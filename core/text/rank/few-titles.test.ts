import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import type { PatternTitle } from '../titles/fill-titles.ts'
import { understandPage } from '../understand/page-model.ts'
import { withOtherTitles } from './few-titles.ts'
import type { RankedTitle } from './rank-words.ts'

const soup: PageContent = {
  url: 'https://oven.example/soup',
  title: 'Plum Soup',
  site_name: 'Oven',
  description: '',
  kind: 'recipe',
  lang: 'en',
  headings: [],
  paragraphs: ['Ripe plums need less sugar than the hard ones of early summer.'],
  facts: ['500 g plums', '2 tablespoons honey', '1 cinnamon stick'].map((value) => ({
    name: 'ingredient',
    value,
    from: 'json_ld' as const,
  })),
  pictures: [],
}
const model = understandPage(soup, openLanguages()('en'))

function ranked(
  title: string,
  texts: string[] = [],
  over: Partial<PatternTitle> = {},
): RankedTitle {
  const entry: PatternTitle = {
    id: 'recipe',
    title,
    promise: 'whole',
    about: '',
    section: null,
    headlines: [],
    kicker: '',
    worth: 1,
    proof: '',
    sources: [],
    ...over,
  }
  const descriptions = texts.map((text) => ({
    chance: 0.8,
    candidate: {
      kind: 'pattern' as const,
      text,
      sources: [],
      sentences: [],
      passage: null,
      section: null,
    },
  }))
  return { entry, chance: 0.9, descriptions }
}

const timed = 'This plum soup is a great choice for a picnic, and it comes together in 20 minutes.'
const picnic = ranked('Plum Soup for Picnics', [timed])
const titlesOf = (titles: readonly RankedTitle[]): string[] =>
  titles.map(({ entry }) => entry.title)

test('a recipe with one described title uses that description for its other titles', () => {
  const others = [picnic, ranked('How to Make Plum Soup'), ranked('Easy Plum Soup')]
  const all = withOtherTitles([picnic], others, model)
  expect(titlesOf(all)).toEqual([
    'Plum Soup for Picnics',
    'How to Make Plum Soup',
    'Easy Plum Soup',
  ])
  expect(all.map(({ descriptions }) => descriptions[0]?.candidate.text)).toEqual([
    timed,
    timed,
    timed,
  ])
  expect(all[1]?.descriptions[0]?.chance).toBeLessThan(0.8)
})

test('a title that names a time, needs proof or is about a section borrows no description', () => {
  const section = { role: 'store', heading: 'Storing', level: 2, sentences: [] }
  const others = [
    ranked('20-Minute Plum Soup'),
    ranked('Healthy Plum Soup', [], { proof: 'healthy' }),
    ranked('How to Store Plum Soup', [], { section }),
  ]
  expect(titlesOf(withOtherTitles([picnic], others, model))).toEqual(['Plum Soup for Picnics'])
})

test('a recipe with enough described titles and any other page keep their titles', () => {
  const good = ['A', 'B', 'C', 'D'].map((name) => ranked(`${name} Plum Soup`, [timed]))
  expect(withOtherTitles(good, [ranked('Easy Plum Soup')], model)).toBe(good)
  const story = { ...model, kind: 'story' as const }
  expect(titlesOf(withOtherTitles([picnic], [ranked('Easy Plum Soup')], story))).toEqual([
    'Plum Soup for Picnics',
  ])
})
