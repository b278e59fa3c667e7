import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'
import { understandPage } from '../understand/page-model.ts'
import { writePins } from '../write-pins.ts'
import { halfOfTitle, sectionLines, topicKicker } from './section-lines.ts'

const languageOf = openLanguages()

const sentence =
  'The garden pond needs clean water, and a garden pond with plants stays clean by itself all year.'
const text = `${sentence} Fill the garden pond slowly. ${sentence} Leave the garden pond for a week. ${sentence}`

/** Each with sentences of its own. */
const textOf = (heading: string): string =>
  `For ${heading.toLowerCase()}, ${text.toLowerCase()} The ${heading.toLowerCase()} of the garden pond comes before the rest, and it takes a day. Without the ${heading.toLowerCase()}, the clay at the edge of the garden pond dries out in summer, and the ring of stones around it moves in the first frost.`

function page(title: string, headings: string[], more: Partial<PageContent> = {}): PageContent {
  return pageContent({
    title,
    headings: headings.map((heading, at) => ({ level: 2, text: heading, at })),
    paragraphs: headings.length === 0 ? [text] : headings.map(textOf),
    ...more,
  })
}

const linesOf = (content: PageContent): string[] => sectionLines(content, languageOf(content.lang))

const pond = ['Dig the Hole First', 'Choose Plants for Shade', 'Keep the Water Clear', 'FAQs']
const howTo = page('How to Build a Garden Pond', pond, { kind: 'how_to' })

test('the steps of a how-to are headlines under the name of what they are for', () => {
  expect(linesOf(howTo)).toEqual(pond.slice(0, 3))
  const asked = {
    content: { ...howTo, description: sentence },
    interest: 'garden pond',
    language: languageOf('en'),
  }
  const pins = writePins({ ...asked, count: 12, taken: [], seed: 'a' })
  const step = pins.find(({ headline }) => headline === 'Dig the Hole First')
  expect(step?.kicker).toMatch(/Garden Pond/u)
  const headlines = pins.map(({ headline }) => headline)
  expect(pond.filter((line) => headlines.includes(line))).toEqual(pond.slice(0, 3))
})

test.each([
  ['en', '6 Garden Ponds for Small Yards That Stay Clean', '6 Garden Ponds'],
  ['de', '6 Gartenteiche für kleine Gärten', '6 Gartenteiche'],
  ['es', '6 estanques para jardines pequeños', '6 estanques'],
  ['fr', '6 bassins pour petits jardins', '6 bassins'],
])('above an entry of a list in %s is what "%s" counts', (lang, title, kicker) => {
  const content = page(title, ['Nordic Stone', 'Round Barrel'], { lang, kind: 'list' })
  expect(topicKicker(understandPage(content, languageOf(lang)))).toBe(kicker)
  expect(linesOf(content)).toContain('Nordic Stone')
})

test.each([
  ['a label', 'Final Thoughts', 'Thoughts of a Pond Owner'],
  ['what was found', 'The Results', 'The Results of Clean Water'],
  ['a note of the author', 'What I Love About Ponds', 'What Frogs Love About Ponds'],
  ['a name and a year', 'Ponds in 2019', 'Ponds in Winter'],
  ['a line that leads elsewhere', 'More Like This', 'Water in Summer Heat'],
  ['a half of a sentence', 'When You Start a Pond', 'Start a Pond in Spring'],
  ['two parts', 'Pond: The Liner', 'The Liner of a Pond'],
  ['a word twice', 'Water, Water, Water', 'Water, Light and Stones'],
  ['an aim', 'To Fill the Pond', 'Fill the Pond Slowly'],
  ['an offer', 'Save Hundreds on Pond Liners', 'Save Rain for the Pond'],
  ['a share that is saved', 'Save Up to 40% on Pond Liners', 'Save Up Rain for the Pond'],
  ['a name with its number', 'Orlo 6', 'Orlo Pond Pump'],
  ['what somebody sells', 'Pond Liner Deals', 'Deal With Algae Early'],
  ['a code', 'A Promo Code for Liners', 'Promote Root Growth'],
  ['a price', 'Get Up to 40% Off', 'Get Up to the Water Level'],
  ['a sale of seats', 'Pond Tour Tickets', 'Tickets for Good Deeds'],
  ['an author', 'By Nora Vessani', 'By Hand or by Pump'],
  ['two authors', 'By Nora Vessani and Pio Lund', 'By Hand and by Pump'],
])('%s, "%s", is no headline, and "%s" is one', (_, heading, good) => {
  const content = page('How to Build a Garden Pond', [...pond.slice(0, 2), heading, good], {
    kind: 'how_to',
  })
  expect(linesOf(content)).not.toContain(heading)
  expect(linesOf(content)).toContain(good)
})

test.each([
  ['es', '8 hierbas para tu balcón', 'Hierbabuena en maceta', 'Ofertas de hierbas'],
  ['es', '8 hierbas para tu balcón', 'Hierba luisa fresca', 'Y hierbas para el té'],
  ['fr', '6 idées de petit-déjeuner maison', 'Du pain perdu doré', 'Et du pain perdu'],
  ['fr', '6 idées de petit-déjeuner maison', 'Du granola croustillant', 'Vous aimez le granola'],
  ['de', '7 Tipps für die Hundeerziehung', 'Hierarchie im Rudel verstehen', 'Hier Tipps lesen'],
  ['de', '7 Tipps für die Hundeerziehung', 'Hunde im Rudel', 'Unsere Hunde im Rudel'],
  ['en', '10 Basement Ideas', 'Man Cave Bar Corner', 'And a Bar Corner'],
  ['en', '10 Psychology Ideas for Parents', 'Hierarchy of Basic Needs', 'Day 2 of Basic Needs'],
])('a list in %s, "%s", keeps "%s" and not "%s"', (...row) => {
  const [lang, title, good, bad] = row
  const content = page(title, [good, bad, 'FAQ'], { lang, kind: 'list' })
  expect(linesOf(content)).toContain(good)
  expect(linesOf(content)).not.toContain(bad)
})

test.each([
  ['en', '25 Things to Do in Lisbon', '25 Things to Do in Lisbon'],
  ['en', '10 Ways to Save Money Every Month', '10 Ways to Save Money Every Month'],
  ['en', '7 Places to Visit in Norway', '7 Places to Visit in Norway'],
  ['en', '6 of the Best Ideas That Work', ''],
  ['en', '25 Things to Do in Lisbon With Children Who Love the Sea', ''],
  ['fr', '6 idées de petit-déjeuner maison', '6 idées de petit-déjeuner maison'],
  ['de', '7 Orte in Norwegen: Unsere Reise', '7 Orte in Norwegen'],
  ['es', '9 cosas que ver', ''],
])(
  'above an entry of the %s list "%s" is "%s", which says of what it is one',
  (lang, title, kicker) => {
    const content = page(title, ['Belem Tower', 'Round Barrel'], { lang, kind: 'list' })
    expect(topicKicker(understandPage(content, languageOf(lang)))).toBe(kicker)
  },
)

test('only entries and the most frequent level of a list are its headlines', () => {
  const headings = ['Nordic Stone', 'Oak Barrel', 'Clear Basin'].map((line, at) => ({
    level: at === 2 ? 4 : 3,
    text: line,
    at,
  }))
  const content = page(
    '6 Garden Ponds for Small Yards',
    ['Nordic Stone', 'Oak Barrel', 'Clear Basin'],
    { headings, kind: 'list' },
  )
  expect(linesOf(content)).toEqual(['Nordic Stone', 'Oak Barrel'])
})

test('a recipe, news and a story of other things have no such lines', () => {
  expect(linesOf({ ...howTo, kind: 'recipe' })).toEqual([])
  const chapters = ['A Cold Morning', 'Nora Comes Home', 'The Long Way']
  expect(linesOf(page('Letters From Home', chapters))).toEqual([])
})

test.each([
  ['Garden Pond: Plants That Keep It Clean', 'Plants That Keep It Clean'],
  ['Garden Pond: So Many Plants to Choose', 'So Many Plants to Choose'],
  ['Garden Pond: Fill the Pond Before Winter', 'Fill the Pond Before Winter'],
  ['Garden Pond: Why Do Frogs Stay Away?', 'Why Do Frogs Stay Away?'],
  ['Garden Pond – So Many Plants to Choose', undefined],
  ['Garden Pond – Nora Vessani', undefined],
  ['Garden Pond: Nora Vessani', undefined],
  ['Garden Pond | Norwick Nursery', undefined],
  ['Garden Pond: Norwick Plants', undefined],
  ['Garden Pond: Frogs in the Attic', undefined],
  ['Garden Pond: Frequently Asked Questions', undefined],
  ['Garden Pond: Pros and Cons', undefined],
  ['Garden Pond: A Cookbook for Fish', undefined],
  ['Garden Pond: A Novel With Plants', undefined],
  ['Garden Pond: Week Three Update', undefined],
  ['Garden Pond: A Step-by-Step Guide', undefined],
  ['Garden Pond: Everything You Need to Know', undefined],
  ['Garden Pond: Before and After', undefined],
  ['Garden Pond: A Guide', undefined],
  ['Garden Pond: Save Hundreds on Liners', undefined],
  ['Garden Pond: In the Shade', undefined],
  ['Long Letters: Plants That Keep It Clean', undefined],
  ['Garden Pond', undefined],
  ['Garden Pond: Part One: The Plants', undefined],
])('of "%s" the half below its topic is %s', (title, line) => {
  expect(halfOfTitle(page(title, []), languageOf('en'))?.line).toBe(line)
})
