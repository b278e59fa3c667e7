import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../page-model.ts'
import { isForeign } from './foreign-lines.ts'
import { isAboutSite } from './site-lines.ts'
import { isUsable } from './summary.ts'

const languages = openLanguages()
const WHOLE = 'Plum bars with a buttery base and a crumbly top, baked until the fruit is dark.'
const GERMAN =
  'Pflaumenschnitten mit Butterboden und Streuseln, gebacken bis die Früchte dunkel sind.'

function summaryOf(description: string, lang = 'en', paragraphs: string[] = []): string {
  const content = {
    url: 'https://kitchen.example/plum-bars',
    title: { en: 'Plum Bars', es: 'Barritas de ciruela' }[lang] ?? 'Pflaumenschnitten',
    site_name: 'Oven & Table',
    description,
    kind: 'recipe' as const,
    lang,
    headings: [],
    paragraphs,
    facts: [],
    pictures: [],
  }
  return understandPage(content, languages(lang)).summary
}

test('"wow" before those who are surprised is a verb, alone it is talk', () => {
  const summary = 'Wow your guests with these plum bars! They keep for days in a tin with a lid.'
  expect(summaryOf(summary)).toBe(summary)
  expect(summaryOf(`Wow, these plum bars are made with a dark crumb. ${WHOLE}`)).toBe('')
})

test('a summary ends before the site praises itself', () => {
  expect(summaryOf(`${WHOLE} Find more plum bars on Oven & Table.`)).toBe(WHOLE)
  expect(summaryOf(`${WHOLE} One of 7,000 plum bars and other recipes.`)).toBe(WHOLE)
  const praise = 'Eins von 7.000 leckeren Rezepten für Pflaumenschnitten!'
  expect(summaryOf(`${GERMAN} ${praise}`, 'de')).toBe(GERMAN)
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

test('a summary that its software cut behind a small word gets no full stop', () => {
  const cut = 'Plum bars with a buttery base and a crumbly top that are as good as'
  expect(summaryOf(cut)).toBe('')
  expect(summaryOf(`${GERMAN} Sie schmecken in der Pause so gut wie`, 'de')).toBe(GERMAN)
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

test('websites that a page speaks of are not its own', () => {
  const about = 'Our plum bars beside those of six cooking apps and websites, baked and compared.'
  expect(summaryOf(about)).toBe(about)
  expect(summaryOf('Plum bars with a buttery base and much more on this website today.')).toBe('')
})

test('a sentence may end with the mark of a quotation', () => {
  const quoted =
    "A buttery base under fruit answers the question 'which plum bars keep for a week?'"
  expect(summaryOf(`${quoted.slice(0, -2)}.' They keep for days in a tin with a lid.`)).toContain(
    'They keep',
  )
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

test('a list behind the title keeps it, a sentence does not', () => {
  const list = 'Pflaumenschnitten: Butter oder Öl. Mit Mengen für ein kleines und ein großes Blech.'
  expect(summaryOf(list, 'de')).toBe(list)
  expect(summaryOf(`Pflaumenschnitten: ${GERMAN} Sie schmecken allen.`, 'de')).toContain(GERMAN)
  expect(summaryOf(`Plum Bars: ${WHOLE} They stay crisp.`)).toBe(`${WHOLE} They stay crisp.`)
})

function summaryOfGuide(description: string, site_name = 'Leaf & Pot'): string {
  const content = {
    url: 'https://leaf-pot.example/shade',
    title: 'House Plants for Shade',
    site_name,
    description,
    kind: 'other' as const,
    lang: 'en',
    headings: [],
    paragraphs: [],
    facts: [],
    pictures: [],
  }
  return understandPage(content, languages('en')).summary
}

const ON_SHADE = 'These house plants grow far from any window and in every corner of the flat.'

test('a summary ends before a telephone number and before a forum’s stamp', () => {
  expect(summaryOfGuide(`${ON_SHADE} Call 888-209-3989 for house plants.`)).toBe(ON_SHADE)
  expect(summaryOfGuide(`${ON_SHADE} Contact us for a house plant.`)).toBe(ON_SHADE)
  const stamped = 'Updated on 21/01/26 by Ben_Leaf with every house plant that grows in shade.'
  expect(summaryOfGuide(stamped)).toBe('')
})

test('a heading that ran into a sentence makes no summary', () => {
  const runIn =
    'A Guide to the Toughest Kinds of House Plants Shade is where few of them grow well.'
  expect(summaryOfGuide(runIn)).toBe('')
  expect(summaryOfGuide(ON_SHADE.replace('house plants', 'House Plants for Shade'))).not.toBe('')
})

test('tips from the site itself stay in the summary, an order to look there does not', () => {
  const tips = 'Care tips from Leaf & Pot to keep plants green through the whole winter.'
  expect(summaryOfGuide(`${ON_SHADE} ${tips}`)).toBe(`${ON_SHADE} ${tips}`)
  expect(summaryOfGuide(`${ON_SHADE} Get more tips from Leaf & Pot for your house plants.`)).toBe(
    ON_SHADE,
  )
})

test('a call to go on ends the summary, and an order to read this article is left alone', () => {
  expect(summaryOfGuide(`${ON_SHADE} Let’s dive in, house plants!`)).toBe(ON_SHADE)
  expect(
    summaryOfGuide('In this article, discover twelve house plants that live far from windows.'),
  ).toBe('Discover twelve house plants that live far from windows.')
  const ours = 'In this article, we’ll explore house plants that live far from any window.'
  expect(summaryOfGuide(ours)).toBe(ours)
  expect(summaryOfGuide('House plants for tasks, chartsâ and boardsâ with light and water.')).toBe(
    '',
  )
})

test('a third sentence of a long summary stays where it says what the page gives', () => {
  const second = 'Most of them need water every other week and no food at all from fall to spring.'
  const offer = 'Here are twelve house plants, from a fern to a palm.'
  expect(summaryOfGuide(`${ON_SHADE} ${second} ${offer}`)).toBe(`${ON_SHADE} ${second} ${offer}`)
  const more = 'The house is quiet then. '.repeat(8).trim()
  expect(summaryOfGuide(`${ON_SHADE} ${second} ${more}`)).toBe(`${ON_SHADE} ${second}`)
})

test('a summary ends before a spoiler alarm, and two verbs of which none was chosen say nothing', () => {
  expect(summaryOf(`${WHOLE} Spoiler alert: these plum bars are gone in a day.`)).toBe(WHOLE)
  expect(isUsable('Il faut nettoyer/purifier les prunes avant la cuisson.', 'fr')).toBe(false)
  expect(isUsable('Unos ponquecitos/magdalenas de ciruela con almendras.', 'es')).toBe(true)
})

test('a summary has no sign for "and" before its last word', () => {
  const sign = WHOLE.replace('base and a crumbly top,', 'base, crumbs on top, & plums,')
  expect(summaryOf(sign)).toContain('on top, and plums')
})

test('a name in code and a name that one is called are no stamp and no call', () => {
  const code = 'Use grow_light to keep house plants green in every corner of the flat all winter.'
  expect(summaryOfGuide(`${ON_SHADE} ${code}`)).toBe(`${ON_SHADE} ${code}`)
  const guide = { kind: 'story', lang: 'en' } as const
  expect(isForeign('Many gardeners call me a dreamer.', guide)).toBe(false)
  expect(summaryOfGuide(`${ON_SHADE} Call us for a house plant.`)).toBe(ON_SHADE)
})

test('a first line is taken off where it ran into the text, not where a longer name goes on', () => {
  const bars = 'Bars with a buttery base and plums on top, baked until the fruit is dark.'
  expect(summaryOf(`Plum ${bars}`, 'en', ['Plum'])).toBe(`Plum ${bars}`)
  expect(summaryOf(`Plum Bars ${bars}`, 'en', ['Plum Bars'])).toBe(bars)
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
