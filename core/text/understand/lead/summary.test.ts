import { expect, test } from 'vitest'
import {
  GERMAN,
  languages,
  summaryOf,
  WHOLE,
} from '../../../../tests/support/words/summary.builder.ts'
import { understandPage } from '../page-model.ts'

test('"wow" before those who are surprised is a verb, alone it is talk', () => {
  const summary = 'Wow your guests with these plum bars! They keep for days in a tin with a lid.'
  expect(summaryOf(summary)).toBe(summary)
  expect(summaryOf(`Wow, these plum bars are made with a dark crumb. ${WHOLE}`)).toBe('')
})

test('a summary of up to 320 characters is whole, a longer one has two sentences', () => {
  const [second, third] = ['They keep for days in a tin with a lid.', 'Children like to bake them.']
  expect(summaryOf(`${WHOLE} ${second} ${third}`)).toBe(`${WHOLE} ${second} ${third}`)
  const more = 'The oven stays warm for an hour after that. '.repeat(4).trim()
  expect(summaryOf(`${WHOLE} ${second} ${third} ${more}`)).toBe(`${WHOLE} ${second}`)
})

test('a summary calls out once, and ends before another recipe of its site', () => {
  const second = 'They keep for days in a tin with a lid.'
  const [call = '', other = ''] = [WHOLE, second].map((text) => text.replace(/\.$/u, '!'))
  expect(summaryOf(`${call} ${other}`)).toBe(`${call} ${second}`)
  expect(summaryOf(`${WHOLE} Serve them along with Walnut Ice Cream.`)).toBe(WHOLE)
  expect(summaryOf(`${WHOLE} Serve them with cream.`)).toBe(`${WHOLE} Serve them with cream.`)
  expect(summaryOf(`These are so good! ${WHOLE}`)).toBe(WHOLE)
})

test('a summary of a dish ends before its history, and may call it "this recipe"', () => {
  expect(summaryOf(`${WHOLE} They were first baked in the 14th century by monks.`)).toBe(WHOLE)
  const other = 'This soft, fruity tray bake recipe is loved by all, and can be made without nuts!'
  expect(summaryOf(other)).toBe(other)
  expect(summaryOf(other.replace('This', 'Another'))).toBe('')
})

test('a call to see the recipe is left out before what the dish is', () => {
  const text = 'Préparée avec une pâte maison, cette tarte aux prunes est un dessert doux et frais.'
  const call = 'Découvrez la recette de la tarte aux prunes, que tout le monde aime.'
  const begin = ['Une tarte aux prunes est un dessert frais et doux, avec une pâte maison.']
  expect(summaryOf(`${call} ${text}`, 'fr', begin)).toBe(text)
  expect(summaryOf(text.replace('doux', 'tres doux'), 'fr', begin)).toBe('')
})

test('a small word behind a dash has no capital', () => {
  const text = 'Stell dir den Duft von Pflaumen vor – Dieser Kuchen bringt ihn in deine Küche.'
  expect(summaryOf(text, 'de')).toBe(text.replace('Dieser', 'dieser'))
})

test('a second call in Spanish loses both of its marks', () => {
  const lines = [
    '¡Estas barritas de ciruela tienen una base de mantequilla y una capa crujiente!',
    'Las barritas de ciruela se conservan varios días en una lata con tapa.',
  ]
  expect(
    summaryOf(`${lines.join(' ')} ¡Las barritas de ciruela gustan a todos los niños!`, 'es'),
  ).toBe(`${lines.join(' ')} Las barritas de ciruela gustan a todos los niños.`)
})

test('a short call before the summary is left out', () => {
  expect(summaryOf(`Too many plums? Don't panic! ${WHOLE}`)).toBe(WHOLE)
})

test('words of other languages are no words of a site', () => {
  const french = 'Découvrez comment réussir des Pflaumenschnitten avec une base au beurre.'
  expect(summaryOf(french, 'fr')).toBe(french)
  const secrets = 'Découvrez tous les secrets des Pflaumenschnitten avec une base au beurre.'
  expect(summaryOf(secrets, 'fr')).toBe(secrets)
  const frame = 'Te explicamos paso a paso la elaboración de la receta de Pflaumenschnitten.'
  expect(summaryOf(frame, 'es')).toBe('')
  const also = 'Saftige Pflaumenschnitten, die auch Anfänger leicht nachbacken können.'
  expect(summaryOf(also, 'de')).toBe(also)
  const nothing = 'Nothing says autumn quite like plum bars with a buttery base and crumbs.'
  expect(summaryOf(nothing)).toBe(nothing)
})

test('a summary that shouts a common word says it calmly, and a doubled word once', () => {
  expect(summaryOf('WIth a crisp top, these are the the EASIEST plum bars to bake at home.')).toBe(
    'With a crisp top, these are the easiest plum bars to bake at home.',
  )
})

test('a summary may speak in the voice of its creator, but not of the creator', () => {
  const ours = 'Our plum bars use ripe fruit for a soft, dark middle under a crumbly top.'
  expect(summaryOf(ours)).toBe(ours)
  expect(summaryOf('I have baked these plum bars with my sister for more than ten years.')).toBe('')
  const german = 'Unsere Pflaumenschnitten haben einen Boden aus Butter und viele Streusel.'
  expect(summaryOf(german, 'de')).toBe(german)
})

test('a summary loses the page title in front of it, and signs that only a list of results needs', () => {
  expect(summaryOf(`Plum Bars Recipe - ${WHOLE}`)).toBe(WHOLE)
  expect(summaryOf(`Plum Bars: ${WHOLE}`)).toBe(WHOLE)
  expect(summaryOf(`🥧 ${WHOLE} ✨`)).toBe(WHOLE)
  expect(summaryOf(`Streusel first: ${WHOLE}`)).toContain('Streusel first')
})

test('a summary gets the spaces that its page forgot', () => {
  const torn = 'Plum bars with a buttery base,baked until dark.Perfect with cream on a cold day.'
  const set = 'Plum bars with a buttery base, baked until dark. Perfect with cream on a cold day.'
  expect(summaryOf(torn)).toBe(set)
})

test('a hyphen in place of a dash becomes one, that of a half word stays', () => {
  const line = 'Plum bars take an hour to bake- most of it waiting- with pre- and post-baking work.'
  expect(summaryOf(line)).toBe(
    'Plum bars take an hour to bake – most of it waiting – with pre- and post-baking work.',
  )
})

test('a whole line gets its full stop, the beginning of a longer one the rest', () => {
  const line = 'Plum bars with a buttery base and a crumbly top that keep for a week in a tin'
  expect(summaryOf(line)).toBe(`${line}.`)
  const longer = `${line} and taste better every day.`
  expect(summaryOf(line, 'en', [longer])).toBe(longer)
  expect(summaryOf(`${line} ...`, 'en', [longer])).toBe(longer)
  expect(summaryOf(`${line} ...`)).toBe('')
  expect(summaryOf(`${line} with the`)).toBe('')
})

test('a summary may say its subject in other words where the page begins with them', () => {
  const other = 'Tray bakes of ripe fruit under a crumbly lid, cut into small squares for a party.'
  const begun = 'Ripe fruit bakes under a crumbly lid. The squares are cut small for a party.'
  expect(summaryOf(other)).toBe('')
  expect(summaryOf(other, 'en', [begun])).toBe(other)
})

test('a summary may name a part of a compound of the title', () => {
  const german =
    'Ein Blech voller reifer Pflaumen unter einer dicken Schicht aus knuspriger Butter.'
  expect(summaryOf(german, 'de')).toBe(german)
})

test('compounds of a summary get the hyphens that its page forgot', () => {
  const open = 'These gluten free plum bars are a cream filled treat for my 93 year-old aunt.'
  expect(summaryOf(open)).toBe(
    'These gluten-free plum bars are a cream-filled treat for my 93-year-old aunt.',
  )
  const whole = 'Plum bars are a tart filled with cream, and ready in time for a long evening.'
  expect(summaryOf(whole)).toBe(whole)
})

test('signs for a word are written out, and what a shop says of its prices is left', () => {
  expect(
    summaryOf('Plum bars need only one bowl + are ready fast, topped w/ crumbs of butter.'),
  ).toBe('Plum bars need only one bowl and are ready fast, topped with crumbs of butter.')
  expect(
    summaryOf('Find a great collection of plum bars and enjoy low warehouse prices every day.'),
  ).toBe('')
})

test('a summary may set words in the quotation marks of French', () => {
  const quoted = 'Les Pflaumenschnitten sont un «petit bonheur» avec du beurre et des fruits mûrs.'
  expect(summaryOf(quoted, 'fr')).toBe(quoted)
  const crumbs = 'Les Pflaumenschnitten » recettes » desserts avec du beurre et des fruits mûrs.'
  expect(summaryOf(crumbs, 'fr')).toBe('')
})

test('marks of emphasis are left out of a summary, and a button behind it', () => {
  expect(summaryOf(WHOLE.replace('dark', '*very* dark'))).toBe(WHOLE.replace('dark', 'very dark'))
  expect(summaryOf(WHOLE.replace('dark', '**dark**'))).toBe(WHOLE)
  expect(summaryOf(`${WHOLE} Read now!`)).toBe(WHOLE)
  expect(summaryOf(`${GERMAN} Lesen Sie unsere Tipps.`, 'de')).toBe(GERMAN)
})

test('a sentence may end with the mark of a quotation', () => {
  const quoted =
    "A buttery base under fruit answers the question 'which plum bars keep for a week?'"
  expect(summaryOf(`${quoted.slice(0, -2)}.' They keep for days in a tin with a lid.`)).toContain(
    'They keep',
  )
})

test('a list behind the title keeps it, a sentence does not', () => {
  const list = 'Pflaumenschnitten: Butter oder Öl. Mit Mengen für ein kleines und ein großes Blech.'
  expect(summaryOf(list, 'de')).toBe(list)
  expect(summaryOf(`Pflaumenschnitten: ${GERMAN} Sie schmecken allen.`, 'de')).toContain(GERMAN)
  expect(summaryOf(`Plum Bars: ${WHOLE} They stay crisp.`)).toBe(`${WHOLE} They stay crisp.`)
})

test('a summary has no sign for "and" before its last word', () => {
  const sign = WHOLE.replace('base and a crumbly top,', 'base, crumbs on top, & plums,')
  expect(summaryOf(sign)).toContain('on top, and plums')
})

test('a first line is taken off where it ran into the text, not where a longer name goes on', () => {
  const bars = 'Bars with a buttery base and plums on top, baked until the fruit is dark.'
  expect(summaryOf(`Plum ${bars}`, 'en', ['Plum'])).toBe(`Plum ${bars}`)
  expect(summaryOf(`Plum Bars ${bars}`, 'en', ['Plum Bars'])).toBe(bars)
})

test('a dish may be named by an ingredient', () => {
  const line = 'Inspired by an old film, a comforting noodle bowl for curling up with on the sofa.'
  const of = (ingredient: string): string =>
    understandPage(
      {
        url: 'https://kitchen.example/ram-don',
        title: 'Ram-don with Leek',
        site_name: 'Oven & Table',
        description: line,
        kind: 'recipe',
        lang: 'en',
        headings: [],
        paragraphs: [],
        facts: [{ name: 'ingredient', value: ingredient, from: 'json_ld' }],
        pictures: [],
      },
      languages('en'),
    ).summary
  expect([of('200 g noodles'), of('200 g rice')]).toEqual([line, ''])
})

test('a German summary may use parts of compounds from the first paragraphs, and a Latin name', () => {
  const line =
    'Diese nachhaltige Bekleidung macht auf und abseits der Piste eine gute Figur (lat. vestis).'
  const page = {
    url: 'https://mode.example/schnee',
    title: 'Schnee-Vergnügen ohne Fußabdruck',
    site_name: 'Mode & Berg',
    description: line,
    kind: 'story' as const,
    lang: 'de',
    headings: [],
    paragraphs: ['Nachhaltige Outdoorbekleidung kann auf Skipisten eine tolle Figur machen.'],
    facts: [],
    pictures: [],
  }
  expect(understandPage(page, languages('de')).summary).toBe(line)
})

test('a summary ends before a lead-in to a list, but may name a list in its sentence', () => {
  const leadIn = 'In this article, you’ll find: A practical guide to plum bars and their crumbs.'
  expect(summaryOf(leadIn)).toBe('')
  expect(summaryOf(`${WHOLE} ${leadIn}`)).toBe(WHOLE)
  expect(summaryOf(`${WHOLE} Here’s what we’ll cover: 1. Which plums to buy for the bars.`)).toBe(
    WHOLE,
  )
  const named = 'Here are the three layers of plum bars: a base, the fruit and a dark crumb.'
  expect(summaryOf(named)).toBe(named)
})
