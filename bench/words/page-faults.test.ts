import { expect, test } from 'vitest'
import { findFaults, isCut, type Fault } from './page-faults.ts'

const pin = (
  title: string,
  description = 'Bread needs time and a warm place.',
  headline = title,
) => ({
  title,
  description,
  headline,
  kicker: '',
})

const faultsOf = (
  pins: ReturnType<typeof pin>[],
  { lang = 'en', paragraphs = [] as string[] } = {},
): Fault[] => findFaults({ lang, paragraphs, pins }).map(({ fault }) => fault)

test('whole words of the page have no fault', () => {
  expect(faultsOf([pin('Sourdough Bread for Beginners')])).toEqual([])
})

test.each([
  'Sourdough: Related Searches',
  'You May Also Like These Loaves',
  'Bread: Leave a Reply',
  'Brot: Das könnte dich auch interessieren',
  'Pain : à lire aussi',
  'Pan: también te puede interesar',
])('%j has a heading of the page’s frame', (title) => {
  expect(faultsOf([pin(title)])).toEqual(['chrome_headings'])
})

test.each([
  ['Bread with a', 'en', true],
  ['Bread, warm and …', 'en', true],
  ['Bread (the easy', 'en', true],
  ['Bread (the easy kind)', 'en', false],
  ['Brot mit der', 'de', true],
  ['Pain de', 'fr', true],
  ['Pan con la', 'es', true],
  ['Bread de', 'en', false],
] as const)('%j in %s is cut: %s', (text, lang, cut) => {
  expect(isCut(text, lang)).toBe(cut)
})

test.each([
  ['en', 'It also keeps the crust soft for days.'],
  ['en', 'Step 3: fold the dough over itself.'],
  ['en', 'This one needs no kneading at all.'],
  ['de', 'Dabei wird der Teig schön weich.'],
  ['fr', 'Elle donne une mie très souple.'],
  ['es', 'También se puede hacer con centeno.'],
])('a description in %s that begins with %j leans on something', (lang, description) => {
  expect(faultsOf([pin('Bread', description)], { lang })).toEqual(['leaning_sentences'])
})

test.each([
  'It’s surprisingly easy to bake a loaf at home.',
  'This one-pot pasta takes no draining at all.',
])('%j names its thing and leans on nothing', (description) => {
  expect(faultsOf([pin('Bread', description)])).toEqual([])
})

test('a sentence may lean on the one before it when the page has both in this order', () => {
  const paragraphs = ['Oil keeps the dough soft. It also slows the crust down.']
  const both = pin('Bread', 'Oil keeps the dough soft. It also slows the crust down.')
  const other = pin('Bread', 'Flour and water make bread. It also slows the crust down.')
  expect(faultsOf([both], { paragraphs })).toEqual([])
  expect(faultsOf([other], { paragraphs })).toEqual(['leaning_sentences'])
})

test('words put into a sentence of the page are found, another sentence is not', () => {
  const paragraphs = ['Beef stroganoff is seared steak in a rich sour cream sauce.']
  const wedged = pin(
    'Stew',
    'Beef stroganoff is seared Salisbury steak in a rich sour cream sauce.',
  )
  const own = pin('Stew', 'Seared steak makes this stew a fine dinner for cold days.')
  expect(faultsOf([wedged], { paragraphs })).toEqual(['wedged_words'])
  expect(faultsOf([own], { paragraphs })).toEqual([])
})

test.each(['&', '+'])('%j that is spelled as a word puts nothing into a sentence', (sign) => {
  const paragraphs = [`Seared steak is served with sour cream ${sign} fresh dill.`]
  const spelled = pin('Stew', 'Seared steak is served with sour cream and fresh dill.')
  expect(faultsOf([spelled], { paragraphs })).toEqual([])
})

test('a pin without a description has no torn sentence', () => {
  expect(faultsOf([pin('Bread', '')])).toEqual([])
})

test('a description of fragments has no whole sentence', () => {
  expect(faultsOf([pin('Bread', 'flour, water, salt')])).toEqual(['no_whole_sentence'])
})

test('what is said twice on a page counts from the second time', () => {
  const long = 'Bread needs time and a warm place to rise.'
  const faults = faultsOf([
    pin('Bread', long, 'Warm Bread'),
    pin('bread!', `Save it for later. ${long}`, 'Fresh Bread'),
    pin('Loaf', 'Save it for later. Flour of any kind will do.', 'Warm bread'),
  ])
  expect(faults.toSorted()).toEqual(['equal_titles', 'repeated_headlines', 'repeated_sentences'])
})
