import { expect, test } from 'vitest'
import {
  GERMAN,
  languages,
  summaryOf,
  WHOLE,
} from '../../../../tests/support/words/summary.builder.ts'
import { understandPage } from '../page-model.ts'
import { isAboutSite } from './site-lines.ts'
import { isUsable } from './summary.ts'

test('a summary ends before the site praises itself', () => {
  expect(summaryOf(`${WHOLE} Find more plum bars on Oven & Table.`)).toBe(WHOLE)
  expect(summaryOf(`${WHOLE} One of 7,000 plum bars and other recipes.`)).toBe(WHOLE)
  const praise = 'Eins von 7.000 leckeren Rezepten für Pflaumenschnitten!'
  expect(summaryOf(`${GERMAN} ${praise}`, 'de')).toBe(GERMAN)
})

test('a summary that its software cut behind a small word gets no full stop', () => {
  const cut = 'Plum bars with a buttery base and a crumbly top that are as good as'
  expect(summaryOf(cut)).toBe('')
  expect(summaryOf(`${GERMAN} Sie schmecken in der Pause so gut wie`, 'de')).toBe(GERMAN)
})

test('a summary says nothing of the site alone', () => {
  const lines = [
    'Oven & Table is a family of cooks and has tested kitchen gear since 1974.',
    'Discover dinner ideas for every night of the week and every budget.',
    'Here you find thousands of recipes for the whole family.',
    'A page of %site-name%, the community for cooks who love their oven.',
  ]
  for (const line of lines) {
    expect(summaryOf(line, 'en', [line])).toBe('')
    expect(summaryOf(`${WHOLE} ${line}`)).toBe(WHOLE)
  }
})

test('a site is known by its address, unless its words are of any site', () => {
  const isOnSite = (sentence: string, url: string): boolean =>
    isAboutSite(sentence, { site_name: '', url }, { about: ['plum'], language: languages('en') })
  const line = 'Marlowe Kitchens has made enamel pans for three generations.'
  expect(isOnSite(line, 'https://www.marlowe-kitchens.example/plum-bars')).toBe(true)
  expect(isOnSite(line, 'https://kitchen.example/plum-bars')).toBe(false)
})

test('a summary may name the site beside its subject', () => {
  const own = 'The plum bars of Oven & Table keep their crumbs for three whole days.'
  expect(summaryOf(own)).toBe(own.replace('Plum Bars', 'plum bars'))
})

test('a summary does not begin with what a button says', () => {
  expect(summaryOf(`Share this on WhatsApp ${WHOLE}`)).toBe('')
})

test('a number of things, and another table, are no praise', () => {
  const [counted, other] = [`${WHOLE} One of 3 layers is cream.`, `${WHOLE} Cool on a table.`]
  expect([counted, other].map((text) => summaryOf(text))).toEqual([counted, other])
})

test.each([
  ['a shop', `${WHOLE} Free shipping within two days.`],
  ['a newsletter', `${WHOLE} Join the mailing list for more.`],
  ['its earnings', `${WHOLE} As an Amazon Associate this earns a small commission.`],
])('a summary ends before a sentence of %s', (_, text) => {
  expect(summaryOf(text)).toBe(WHOLE)
})

test('cookies that one bakes are no policy', () => {
  const text =
    'Plum bars with the crumb of butter cookies, baked until the fruit is dark and sweet.'
  expect(summaryOf(text)).toBe(text)
})

test('a summary that shouts, asks or has the signs of a catalogue is none', () => {
  expect(summaryOf('These are the ZWETSCHGE plum bars that anybody will ever bake at home.')).toBe(
    '',
  )
  expect(summaryOf('What could be better than plum bars with a cup of tea on a rainy day?')).toBe(
    '',
  )
  expect(summaryOf('Plum bars / Streusel bars with a buttery base and a crumbly top.')).toBe('')
})

test('what a site says of itself, and a list of ingredients, are no summary', () => {
  expect(
    summaryOf('A blog on plum bars and other bakes of an old family kitchen by the sea.'),
  ).toBe('')
  expect(
    summaryOf('Ingredients of the plum bars: 600 g of plums, 200 g of butter, some sugar.'),
  ).toBe('')
})

test('a step of the work is no summary, an offer to make the dish is', () => {
  expect(
    summaryOf('Stir the soft butter of the plum bars until it is pale, then add the sugar.'),
  ).toBe('')
  const offer = 'Make these plum bars with a buttery base when the last plums of the year are ripe.'
  expect(summaryOf(offer)).toBe(offer)
})

test('a summary of another day, of nothing but praise or of another thing is none', () => {
  expect(summaryOf('Happy New Year! It is time for plum bars with a crisp base.')).not.toMatch(
    /Year/u,
  )
  expect(summaryOf('In May 2019 a box of plum bars came to the house, and the dog ate it.')).toBe(
    '',
  )
  expect(
    summaryOf('The absolute best plum bars, the most amazing and delicious recipe ever.'),
  ).toBe('')
})

test('a summary ends before the site that its address names', () => {
  const page = {
    url: 'https://www.plum-oven.example/plum-bars',
    title: 'Pflaumenschnitten',
    site_name: 'Plum-oven.example',
    description: `${GERMAN} Lass dich von Plum Oven zu Pflaumenschnitten inspirieren.`,
    kind: 'recipe' as const,
    lang: 'de',
    headings: [],
    paragraphs: [],
    facts: [],
    pictures: [],
  }
  expect(understandPage(page, languages('de')).summary).toBe(GERMAN)
})

test('a part of an English compound names no subject, that of a German one does', () => {
  const line = 'Delicious and healthy gluten-free vegetarian and fish recipes of every season.'
  const page = {
    url: 'https://oven.example/swordfish',
    title: 'Grilled Swordfish with Hoisin Glaze',
    site_name: 'Oven & Table',
    description: line,
    kind: 'recipe' as const,
    lang: 'en',
    headings: [],
    paragraphs: [],
    facts: [],
    pictures: [],
  }
  expect(understandPage(page, languages('en')).summary).toBe('')
  const own = line.replace('fish', 'swordfish')
  expect(understandPage({ ...page, description: own }, languages('en')).summary).toBe(own)
})

test('websites that a page speaks of are not its own', () => {
  const about = 'Our plum bars beside those of six cooking apps and websites, baked and compared.'
  expect(summaryOf(about)).toBe(about)
  expect(summaryOf('Plum bars with a buttery base and much more on this website today.')).toBe('')
})

test('a summary ends before a fragment that names what else the page has', () => {
  expect(summaryOf(`${GERMAN} Mit Checkliste und Einkaufszettel.`, 'de')).toBe(GERMAN)
  expect(summaryOf(`${WHOLE} With tips and a shopping list.`)).toBe(WHOLE)
  expect(summaryOf(`${WHOLE} They stay crisp.`)).toBe(`${WHOLE} They stay crisp.`)
})

test('a line on many dishes is no summary of one of them', () => {
  expect(summaryOf('Quick and easy family plum recipes for busy people everywhere.')).toBe('')
  expect(summaryOf(WHOLE)).toBe(WHOLE)
})

test('a sentence that points at the article itself ends a summary', () => {
  const german = `${GERMAN} In unserem Artikel erfährst du, wie die Pflaumen saftig bleiben.`
  expect(summaryOf(german, 'de')).toBe(GERMAN)
})

test('a summary ends before a spoiler alarm, and two verbs of which none was chosen say nothing', () => {
  expect(summaryOf(`${WHOLE} Spoiler alert: these plum bars are gone in a day.`)).toBe(WHOLE)
  expect(isUsable('Il faut nettoyer/purifier les prunes avant la cuisson.', 'fr')).toBe(false)
  expect(isUsable('Unos ponquecitos/magdalenas de ciruela con almendras.', 'es')).toBe(true)
})

test('a name in capitals is accepted if the title has it', () => {
  const line = 'Bake our QUETSCHA bars from scratch with a buttery base and a crumbly top of nuts.'
  const of = (title: string): string =>
    understandPage(
      {
        url: 'https://kitchen.example/plum-bars',
        title,
        site_name: 'Oven & Table',
        description: line,
        kind: 'recipe',
        lang: 'en',
        headings: [],
        paragraphs: [],
        facts: [],
        pictures: [],
      },
      languages('en'),
    ).summary
  expect([of('QUETSCHA Plum Bars'), of('QUETSCHA BARS'), of('Plum Bars')]).toEqual([line, '', ''])
})

test('a summary of a recipe ends before a sentence with the site’s name, and may count ingredients', () => {
  expect(summaryOf(`${WHOLE} Oven & Table plum bars have it all.`)).toBe(WHOLE)
  const counted = `${WHOLE} Only 3 ingredients: plums, butter, and oats.`
  expect(summaryOf(counted)).toBe(counted)
})

test('"dinner tonight" is not tied to a day', () => {
  const line = 'Our plum bars with a buttery base are the warmest end of any dinner tonight!'
  expect(summaryOf(line)).toBe(line)
  expect(
    summaryOf('Our plum bars with a buttery base and a crumbly top are on show tonight!'),
  ).toBe('')
})

test('a long line on a dish needs two words that its title lacks, a short one three', () => {
  const line = 'Absolutely delicious plum bars, so very easy to make, and the perfect side dish!'
  const long = line.replace('so very', 'which everybody loves, so very, very')
  expect([summaryOf(line), summaryOf(long)]).toEqual(['', long])
})

test('a summary that points at the list below it says nothing on a pin', () => {
  expect(
    summaryOf(
      'These plum bars are ready in an hour, and the ingredients detailed below serve four.',
    ),
  ).toBe('')
})
