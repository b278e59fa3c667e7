import { expect, test } from 'vitest'
import type { Language } from '../language/language.ts'
import { areFinished, finishedScores, type StagedPicture } from './finished-picture.ts'

const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: 'NOUN' })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => ['the', 'a', 'with', 'in', 'for'].includes(word),
  rarity: () => 0.7,
}
const picture = (alt: string, more: Partial<StagedPicture> = {}): StagedPicture => ({
  alt,
  address: 'https://blog.test/a.jpg',
  ...more,
})
const finishedIn =
  (language: Language) =>
  (title: string, pictures: readonly StagedPicture[], isRecipe = true): number[] =>
    areFinished(finishedScores(pictures, { title, isRecipe }, language)).flatMap((isOne, at) =>
      isOne ? [at] : [],
    )
const finished = finishedIn(plain)

test('of a recipe with a picture for each step, only the dish is finished', () => {
  const alts = ['Peeling apples', 'Sliced apples', 'Topping', 'Ready for oven', 'Apple crisp']
  expect(
    finished(
      'Apple Crisp',
      alts.map((alt) => picture(alt)),
    ),
  ).toEqual([4])
})

test('a word of the title is no stage', () => {
  const alts = ['Pizza dough on a board', 'Flour and yeast', 'Pizza dough in the sun']
  expect(
    finished(
      'Pizza Dough',
      alts.map((alt) => picture(alt)),
    ),
  ).toEqual([0, 2])
  expect(finished('Banana Bread', [picture('Sliced banana bread'), picture('')])).toEqual([0, 1])
})

test('pictures below the heading of the steps, or in a numbered list, are steps', () => {
  expect(
    finished('Stuffed Squash', [
      picture(''),
      picture('', { heading: 'Directions' }),
      picture('', { isInStep: true }),
    ]),
  ).toEqual([0])
})

test('a picture after the text of a step shows that step, unless the page ends with it', () => {
  const before = 'Glue the roses to the heart'
  expect(
    finished('Rose Heart', [picture(''), picture('', { before }), picture('', { before })], false),
  ).toEqual([0])
  expect(
    finished('Rose Heart', [picture(''), picture(''), picture(''), picture('', { before })], false),
  ).toEqual([0, 1, 2, 3])
})

test('the picture that the page names as its own is finished, and so are its copies', () => {
  const [light, dark] = [Array<number>(4).fill(0.8), Array<number>(4).fill(0.2)]
  const step = { heading: 'Method' }
  const pictures = [
    picture('', { ...step, luminance: dark }),
    picture('', { ...step, luminance: light }),
    picture('', { ...step, luminance: light, isNamed: true }),
  ]
  expect(finished('Plum Cake', pictures)).toEqual([1, 2])
})

test('on a page of steps, a picture that says nothing of itself is none of the finished thing', () => {
  const alts = ['Ingredients', 'Onions', 'Stuffing', 'Finished stuffing', 'Add broth']
  expect(
    finished(
      'Bread Stuffing',
      alts.map((alt) => picture(alt)),
      false,
    ),
  ).toEqual([2, 3])
})

test('a journey keeps all of its pictures, and a person theirs', () => {
  const alts = ['Boat ride', 'Manatee', 'Fish', 'Snake']
  expect(
    finished(
      'Springs State Park',
      alts.map((alt) => picture(alt)),
      false,
    ),
  ).toHaveLength(4)
  expect(finished('Apple Crisp', [picture('Raw apples', { address: '' }), picture('')])).toEqual([
    0, 1,
  ])
})

test('where all show steps, those that are furthest from raw', () => {
  const alts = ['Raw beef', 'Sauce', 'Onions']
  expect(
    finished(
      'Baked Burger',
      alts.map((alt) => picture(alt)),
    ),
  ).toEqual([2])
})

test('of instructions with a picture after each step, the last one shows the finished thing', () => {
  const steps: [string, string][] = [
    ['Cabbage', 'Start by boiling a head of cabbage'],
    ['Peppers and onions', 'Once beef is cooked add chopped onions'],
    ['Bacon and rice', 'Then mix in cooked rice'],
    ['Filled pan', 'Place all your rolls snugly in the pan'],
    ['Covered with sauce', 'Cover rolls generously with sauce'],
    ['Recipe', 'Bake, covered, for about an hour'],
  ]
  expect(
    finished(
      'Holiday Recipes: Cabbage Rolls',
      steps.map(([alt, before]) => picture(alt, { before })),
      false,
    ),
  ).toEqual([4])
})

test('what a page asks for is not the finished thing, not even as its first picture', () => {
  expect(
    finished('Rag Rug', [
      picture('', { before: 'You’ll need old T-shirts' }),
      picture('The rag rug'),
    ]),
  ).toEqual([1])
})

test('words of a file name count as whole words, whatever their stem is', () => {
  const cutting = { ...plain, stem: (word: string) => word.replace(/(?:ed|ter|s)$/, '') }
  const files = ['batter', 'chopped-nuts', 'view'].map((name) =>
    picture('', { address: `https://blog.test/${name}.jpg` }),
  )
  expect(finishedIn(cutting)('Almond Loaf', files, false)).toEqual([2])
})

test('a part that is finished is not the finished thing', () => {
  const alts = ['Pie ingredients', 'Finished crust', 'Separating eggs', 'Finished pie']
  expect(
    finished(
      'Pumpkin Pie',
      alts.map((alt) => picture(alt)),
      false,
    ),
  ).toEqual([3])
})

test('French words for a step of a recipe say so', () => {
  const alts = ['Base de mascarpone', 'Ajout de la crème de marrons', '']
  const french = { ...plain, lang: 'fr', isStopWord: (word: string) => /^(?:de|la)$/.test(word) }
  const pictures = alts.map((alt) => picture(alt))
  expect(finishedIn(french)('Mousse de marrons', pictures, true)).toEqual([2])
})

test('a stage that a file name says in one word with the thing counts', () => {
  const files = ['blanket', 'blanketparts3', 'blanketparts', 'Blanketparts-2'].map((name) =>
    picture('', { address: `https://blog.test/${name}.jpg` }),
  )
  expect(finished('Jammie Blanket', files, false)).toEqual([0])
  const scores = finishedScores(
    ['DSCN1301', 'collage1', 'finishedbread'].map((name) =>
      picture('', { address: `https://blog.test/${name}.jpg` }),
    ),
    { title: 'Doodle bread', isRecipe: false },
    plain,
  )
  expect(scores.indexOf(Math.max(...scores))).toBe(2)
})

test('beside two pictures of the finished dish, one word of the title is too little', () => {
  const of = (...alts: string[]): number[] =>
    finished(
      'Cauliflower Pizza Crust',
      alts.map((alt) => picture(alt)),
    )
  const making = ['Toppings', 'Riced cauliflower', 'Pizza dough']
  expect(of(...making, 'Finished pizza', 'Pizza')).toEqual([3, 4])
  expect(of(...making, 'Finished pizza', 'An oven')).toEqual([1, 3])
})

test.each([
  ['Sourdough Bread', ['sourdough-bread', 'mixing', 'kneading', 'oven'], 0],
  ['Easy Sourdough Bread', ['sourdough', 'IMG_23'], 0],
  ['Blätterteig Schnecken', ['blätterteig2', 'kneten'], 0],
  ['Cookie Bars', ['cookiedough', 'cookie-bars'], 1],
] as const)('of the file names of "%s", a word that is one is no stage', (title, names, best) => {
  const files = names.map((name) => picture('', { address: `https://blog.test/${name}.jpg` }))
  const scores = finishedScores(files, { title, isRecipe: false }, plain)
  expect(scores.indexOf(Math.max(...scores))).toBe(best)
})

test.each([
  ["Tissu d'ameublement tropical de chez Ma Petite Mercerie", 'Coussin tropical'],
  ['I got my bracelets and thread at the dollar store on Tuesday.', 'Crochet Bracelet'],
  ['I ordered these cotton threads from a mill in the north.', 'Crochet Bracelet'],
  ['Fabric in three colors, bought from a mill', 'Cushion'],
  ['Wolle in drei Farben, gekauft in Köln', 'Kissen'],
  ['Before starching', 'Crochet Bracelet'],
])('a picture after "%s" shows materials or a stage', (before, title) => {
  const pictures = [picture(''), picture('', { before }), picture('')]
  expect(finished(title, pictures, false)).not.toContain(1)
})

test.each([
  'Before spring we found this cushion from Lisbon.',
  'Felt cushions made from scraps',
  'Fabric cushion from one fat quarter',
  'Wolle von glücklichen Schafen',
  'I got the idea for this cushion from my aunt',
  'I bought the pattern for this fabric from a shop in Lisbon',
])('where no materials were bought, "%s" says nothing', (before) => {
  expect(
    finished('Cushions', [picture(''), picture('', { before }), picture('')], false),
  ).toContain(1)
})

test.each(['img_0601', '7182b-img_0603', '7.jpg', '6', '15369869_10154181458959211'])(
  'an alternative text that is a file name, %s, says nothing against a picture',
  (alt) => {
    expect(
      finished('Rainbow Cake', [picture('Rainbow cake'), picture(alt), picture('')]),
    ).toContain(1)
    expect(
      finished('Rainbow Cake', [picture('Rainbow cake'), picture('Lemons'), picture('')]),
    ).not.toContain(1)
  },
)
