import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { NO_DESCRIPTION } from '../describe/description-candidates.ts'
import { understandPage } from '../understand/page-model.ts'
import { rankTitles, titleCandidates } from './rank-words.ts'
import { trustIn } from './trust.ts'

const english = openLanguages()('en')
const SUMMARY =
  'Plum bars with a buttery base and a crumbly top, baked until the fruit turns dark and sweet in its own juice.'
const ON_OTHER =
  'Plum wine is a favorite drink of the long summer evenings, and every region along the river has a kind of its own.'
const PASSAGE =
  'Plum bars keep their shape when they cool down in the tin, and the fruit sets as they stand for a while on the rack.'

const PAGE: PageContent = {
  url: 'https://kitchen.example/plum-bars',
  title: 'Plum Bars',
  site_name: 'Marlowe Kitchens',
  description: '',
  kind: 'recipe',
  lang: 'en',
  headings: [],
  paragraphs: [PASSAGE],
  facts: [],
  pictures: [],
}

function chancesOn(description: string, facts: PageContent['facts'] = []): Map<string, number> {
  const model = understandPage({ ...PAGE, description, facts }, english)
  const [own] = rankTitles(model, titleCandidates(model).slice(0, 1))
  return new Map(own?.descriptions.map(({ candidate, chance }) => [candidate.text, chance]))
}

test('a passage of a recipe stays below the gate, its summary does not', () => {
  const chances = chancesOn(SUMMARY)
  expect(chances.get(PASSAGE)).toBeLessThanOrEqual(0.68)
  expect(chances.get(SUMMARY)).toBeGreaterThan(0.74)
})

test('a summary that calls the dish by another word stays above the gate', () => {
  const phrase =
    'A buttery, crumbly plum slice that keeps for a week and needs no more than one tin.'
  expect(chancesOn(phrase).get(phrase)).toBeGreaterThan(0.74)
  const other =
    'A buttery, crumbly pear slice that keeps for a week and needs no more than one tin.'
  expect(chancesOn(other).get(other) ?? 0).toBeLessThanOrEqual(0.68)
})

test('a summary that never names the dish stays below the gate', () => {
  expect(chancesOn(ON_OTHER).get(ON_OTHER)).toBeLessThanOrEqual(0.68)
})

test('a summary of something else leaves a list of ingredients above the gate', () => {
  const lines = ['200 g walnuts', '3 pears', '2 leeks', '100 g quinoa', '1 tsp salt', '2 eggs']
  const facts = lines.map((value) => ({ name: 'ingredient', value, from: 'json_ld' as const }))
  const lists = (description: string): number[] =>
    [...chancesOn(description, facts)].flatMap(([text, chance]) =>
      / including /u.test(text) ? [chance] : [],
    )
  expect(Math.max(...lists(ON_OTHER))).toBeGreaterThan(0.74)
  const chances = [...chancesOn(SUMMARY, facts)].filter(([text]) => / including /u.test(text))
  expect(chances).not.toEqual([])
  for (const [, chance] of chances) expect(chance).toBeLessThanOrEqual(0.68)
})

test('a sentence that an editor would touch up comes behind all that is good', () => {
  const chanceOf = (text: string): number | undefined => chancesOn(text).get(text)
  const called = SUMMARY.replace('top, baked', 'top! They are baked').replace(/\.$/u, '!')
  expect(chanceOf(SUMMARY)).toBeGreaterThan(0.74)
  expect(chanceOf(SUMMARY.replace('Plum bars', 'Plum bars of Marlowe Kitchens'))).toBe(0.62)
  expect(chanceOf(called)).toBeUndefined()
})

test('a summary that leaves out what it has is not used', () => {
  const empty =
    'These plum bars have everything a plum bar needs. Crumbs, butter and fruit are in it.'
  const many = 'There are many plum bars with a buttery base and a crumbly top, baked until dark.'
  for (const text of [empty, many]) expect(chancesOn(text).get(text)).toBe(0.4)
  const reasons = many.replace('many plum bars', 'many reasons to like these plum bars')
  expect(chancesOn(reasons).get(reasons)).toBeGreaterThan(0.74)
})

test('time alone describes no dish', () => {
  const time = { name: 'total_time', value: '45 min', from: 'json_ld' } as const
  const patternsOn = (summary: string, facts: PageContent['facts']): [string, number][] =>
    [...chancesOn(summary, facts)].filter(([text]) => /\b45 minutes\b/u.test(text))
  expect(patternsOn('', [time])).toEqual([])
  for (const [text] of patternsOn(SUMMARY, [time])) expect(text.startsWith(SUMMARY)).toBe(true)
})

const LONE =
  'A cedar planter of narrow boards drains through seven holes in its floor, and the liner keeps the soil away from them.'
const ON_TITLE = `${LONE} Nine boards hold for years on any balcony.`
const ASIDE =
  'Strawberries in a planter taste sweeter and ripen weeks earlier, since dark soil between boards warms up quickly.'

test.each([ON_TITLE, LONE])(
  'a page without a recipe is described by what it begins with: "%s"',
  (begin) => {
    const content: PageContent = {
      url: 'https://garden.example/planter',
      title: 'The Cedar Planter That Lasts',
      site_name: 'Garden',
      description: '',
      kind: 'story',
      lang: 'en',
      headings: [],
      paragraphs: ['March 4', begin, ASIDE],
      facts: [],
      pictures: [],
    }
    const model = understandPage(content, english)
    const [own] = rankTitles(model, titleCandidates(model).slice(0, 1))
    const trustOf = (wanted: string): number | undefined => {
      const found = own?.descriptions.find(({ candidate }) => candidate.text === wanted)
      return own && found && trustIn(found.candidate, own.entry, model)
    }
    // Not by what is further down, and by one sentence alone less than by two.
    expect(trustOf(begin) === 1).toBe(begin === ON_TITLE)
    expect(trustOf(ASIDE)).toBeLessThan(0.7)
  },
)

test('a summary that was written for a page is good, and its passages come behind it', () => {
  const written =
    'Stop replacing planters. Learn how to build a cedar planter from nine boards in an afternoon.'
  const chancesBeside = (description: string): ReadonlyMap<string, number> => {
    const content: PageContent = {
      url: 'https://garden.example/planter',
      title: 'The Cedar Planter That Lasts',
      site_name: 'Garden',
      description,
      kind: 'story',
      lang: 'en',
      headings: [],
      paragraphs: [ON_TITLE, ASIDE],
      facts: [],
      pictures: [
        {
          address: 'https://garden.example/1.jpg',
          alt: '',
          width: null,
          height: null,
          from: 'article',
        },
      ],
    }
    const model = understandPage(content, english)
    const [own] = rankTitles(model, titleCandidates(model).slice(0, 1))
    return new Map(own?.descriptions.map(({ candidate, chance }) => [candidate.text, chance]))
  }
  const beside = chancesBeside(written)
  expect(beside.get(written)).toBeGreaterThan(0.8)
  const passages = [...beside].filter(([text]) => text.startsWith(ON_TITLE))
  expect(passages.map(([, chance]) => chance <= 0.7)).toEqual([true])
  expect(chancesBeside('').get(ON_TITLE)).toBeGreaterThan(0.5)
})

test('a summary that lists many things is trusted where it goes on to say which', () => {
  const many = 'There are many plants that live in the shade of a house.'
  const content: PageContent = {
    url: 'https://garden.example/shade',
    title: 'Plants for the Shade of a House',
    site_name: 'Garden',
    description: `${many} Here is a list of the toughest plants for it.`,
    kind: 'story',
    lang: 'en',
    headings: [],
    paragraphs: [ASIDE],
    facts: [],
    pictures: [],
  }
  const chancesOf = (page: PageContent): readonly (number | undefined)[] => {
    const model = understandPage(page, english)
    const [own] = rankTitles(model, titleCandidates(model).slice(0, 1))
    return (
      own?.descriptions
        .filter(({ candidate }) => candidate.kind === 'summary')
        .map(({ chance }) => chance) ?? []
    )
  }
  expect(chancesOf(content)[0]).toBeGreaterThan(0.8)
  expect(chancesOf({ ...content, description: `${many} They need no light for weeks.` })[0]).toBe(
    0.4,
  )
})

test('a pattern on a guide stays below the gate where the page says what it is', () => {
  const about =
    'Grow bougainvillea in a pot on a sunny balcony, from the first cutting to its bloom.'
  const trustBeside = (description: string): number | undefined => {
    const content: PageContent = {
      url: 'https://garden.example/bougainvillea',
      title: 'How to Grow Bougainvillea',
      site_name: 'Garden',
      description,
      kind: 'how_to',
      lang: 'en',
      headings: [],
      paragraphs: [],
      facts: [],
      pictures: [],
    }
    const model = understandPage(content, english)
    const [own] = titleCandidates(model)
    const text = 'This guide to growing bougainvillea covers what you need.'
    return own && trustIn({ ...NO_DESCRIPTION, kind: 'pattern', text }, own, model)
  }
  expect(trustBeside('')).toBe(1)
  expect(trustBeside(about)).toBe(0.68)
})

test('filler is not trusted on a page with a picture', () => {
  const filler =
    'Millions of people are looking for a cedar planter that lasts for many years outside.'
  const trustWith = (pictures: PageContent['pictures']): number | undefined => {
    const content: PageContent = {
      url: 'https://garden.example/planter',
      title: 'The Cedar Planter That Lasts',
      site_name: 'Garden',
      description: filler,
      kind: 'other',
      lang: 'en',
      headings: [],
      paragraphs: [],
      facts: [],
      pictures,
    }
    const model = understandPage(content, english)
    const [own] = rankTitles(model, titleCandidates(model).slice(0, 1))
    const found = own?.descriptions.find(({ candidate }) => candidate.text === filler)
    return own && found && trustIn(found.candidate, own.entry, model)
  }
  const address = 'https://garden.example/planter.jpg'
  expect(trustWith([])).toBe(1)
  expect(trustWith([{ address, alt: '', width: null, height: null, from: 'article' }])).toBe(0.4)
})

test('a title on all ingredients trusts no description that names none, in German', () => {
  const content: PageContent = {
    url: 'https://kueche.example/kuchen',
    title: 'Saftiger Pflaumenkuchen',
    site_name: 'Küche',
    description: 'Unser saftiger Pflaumenkuchen ist ein Klassiker für den Sonntag im Spätsommer.',
    kind: 'recipe',
    lang: 'de',
    headings: [],
    paragraphs: [],
    facts: [
      { name: 'total_time', value: '60 min', from: 'json_ld' },
      { name: 'servings', value: '8', from: 'json_ld' },
      ...['500 g Pflaumen', '1 TL Zimt', '200 g Haselnüsse', '80 g Honig'].map((value) => ({
        name: 'ingredient',
        value,
        from: 'json_ld' as const,
      })),
    ],
    pictures: [],
  }
  const model = understandPage(content, openLanguages()('de'))
  const listing = rankTitles(model, titleCandidates(model)).find(
    ({ entry }) => entry.id === 'what-you-need',
  )
  const trusted = listing?.descriptions.filter(({ chance }) => chance > 0.4) ?? []
  const other = listing?.descriptions.filter(({ chance }) => chance <= 0.4) ?? []
  expect(other).not.toEqual([])
  expect(trusted.every(({ candidate }) => /Haselnüsse.*Honig/u.test(candidate.text))).toBe(true)
})

test('beside a clean summary no list of headings is good, under no title', () => {
  const clean =
    'Learn how to grow plums in pots, and which soil, place and care they need in each of the seasons.'
  const headings = [
    'Choosing the Right Pot',
    'Soil and Compost',
    'Watering Your Plums',
    'Why Leaves Turn Yellow',
    'Common Pests',
    'The Harvest',
  ].map((text, at) => ({ level: 2, text, at }))
  const text =
    'Plums in pots grow well on a warm balcony, where the soil stays moist in the pots all day long.'
  const paragraphs = headings.map(() => text)
  const listsOn = (description: string): number[] => {
    const page: PageContent = { ...PAGE, title: 'Plums in Pots', kind: 'story' }
    const read = understandPage({ ...page, description, headings, paragraphs }, english)
    return rankTitles(read, titleCandidates(read)).flatMap(({ descriptions }) =>
      descriptions.filter(({ candidate }) => candidate.kind === 'promise').map((one) => one.chance),
    )
  }
  expect(Math.max(...listsOn(''))).toBeGreaterThan(0.7)
  expect(listsOn(clean)).toEqual([])
})

test('beside a clean summary an interest raises no pattern', () => {
  const lines = ['200 g walnuts', '3 plums', '2 leeks', '100 g quinoa', '1 tsp salt', '2 eggs']
  const facts = lines.map((value) => ({ name: 'ingredient', value, from: 'json_ld' as const }))
  const shapedOn = (description: string): boolean[] => {
    const read = understandPage({ ...PAGE, description, facts }, english)
    return rankTitles(read, titleCandidates(read).slice(0, 1)).flatMap(({ descriptions }) =>
      descriptions
        .filter(({ candidate }) => candidate.kind === 'pattern')
        .map(({ shaped }) => shaped !== undefined),
    )
  }
  expect(shapedOn('')).toContain(true)
  expect(shapedOn(SUMMARY)).toContain(false)
  expect(shapedOn(SUMMARY)).not.toContain(true)
})
