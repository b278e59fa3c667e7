import { expect, test } from 'vitest'
import type { Language } from '../language/language.ts'
import { fitOfPictures, isShown, namesBeside } from './picture-match.ts'

const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) =>
    text.split(' ').map((word) => ({ text: word, pos: word === 'small' ? 'ADJ' : 'NOUN' })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => ['the', 'a', 'with', 'in', 'try'].includes(word),
  rarity: () => 0.7,
}
const picture = (alt: string, address = '') => ({ alt, address })
const best = (pictures: ReturnType<typeof picture>[], idea: string, title = idea): number => {
  const fit = fitOfPictures(pictures, { idea, title }, plain)
  return Math.max(...fit) < 0.5 ? -1 : fit.indexOf(Math.max(...fit))
}

test('the picture that shares a word with the idea is the best', () => {
  expect(
    best([picture('A lantern at dusk'), picture('Five succulents in pots')], 'Try succulents'),
  ).toBe(1)
})

test('the name of the file counts where there is no alternative text, unless all have it', () => {
  expect(
    best(
      [
        picture('', 'https://a.test/lantern.jpg'),
        picture('', 'https://a.test/try-succulents_2.jpg?w=300'),
      ],
      'Try succulents',
    ),
  ).toBe(1)
  expect(best([picture('', '/soup-1.jpg'), picture('', '/soup-2.jpg')], 'Cold soup')).toBe(-1)
})

test('a small thing is no picture of a small balcony, and what all show tells none apart', () => {
  expect(best([picture('A balcony'), picture('Five small pots')], '', 'small balcony')).toBe(0)
  expect(best([picture('tomato soup'), picture('tomatoes raw')], 'Roast the tomatoes')).toBe(-1)
})

test('German compounds share their beginning; a broken escape in an address is no error', () => {
  expect(best([picture('Lampe'), picture('Kräutertöpfe', '/%E0%A4%A.jpg')], 'Kräutergarten')).toBe(
    1,
  )
})

test('the picture that is in the section comes before one that shares a word, the section’s first before its next', () => {
  const placed = [
    { ...picture('A long walk in shoes'), heading: 'Day one' },
    { ...picture('Blue lake'), heading: '2. The long walk' },
    { ...picture('Purple sky'), heading: '2. The long walk' },
  ]
  const fit = fitOfPictures(placed, { idea: 'The long walk', title: '' }, plain)
  expect(fit.indexOf(Math.max(...fit))).toBe(0)
  const apart = fitOfPictures(
    placed.map((one) => ({ ...one, alt: '' })),
    { idea: 'The long walk', title: '' },
    plain,
  )
  expect(apart[1]).toBeGreaterThan(apart[2] ?? 0)
  expect(apart[2]).toBeGreaterThan(apart[0] ?? 0)
})

test('an entry is shown by a picture that names it, by its caption too, or that is under it', () => {
  const pictures = [
    { ...picture('Five pots'), caption: 'A lantern at dusk', heading: '3. Use the corner' },
  ]
  expect(
    ['Stack the pots', 'Light a lantern', 'Use the corner', 'Add an outdoor rug'].map((headline) =>
      isShown({ headline, section: '' }, pictures, plain),
    ),
  ).toEqual([true, true, true, false])
})

test('a thing that the headline names comes before the picture that is in the section', () => {
  const pictures = [
    { ...picture('A blue ball'), heading: 'Load the shelf' },
    picture('Books on oak'),
  ]
  const fit = fitOfPictures(
    pictures,
    { idea: 'Load the shelf', title: '', headline: 'Heavy books' },
    plain,
  )
  expect(fit[1]).toBeGreaterThan(fit[0] ?? 0)
})

test('what the page is about tells its parts’ pictures little', () => {
  const pictures = [picture('A dripper with coffee'), picture('A bowl of beans')]
  const fit = fitOfPictures(
    pictures,
    {
      idea: 'Fresh beans',
      title: '',
      headline: 'Fresh beans in coffee',
      topic: 'The coffee guide',
    },
    plain,
  )
  expect(fit[1]).toBeGreaterThan(fit[0] ?? 0)
})

test('a picture that says otherwise is no picture of it: another number, several colours, another colour', () => {
  const fitOf = (alt: string, idea: string, section = ''): number =>
    fitOfPictures([picture(alt), picture('Sky')], { idea, title: idea, section }, plain)[0] ?? 0
  expect(fitOf('A leafy plant by a wall', 'Mix three plants')).toBeLessThan(0)
  expect(fitOf('Three plants', 'Mix three plants')).toBeGreaterThan(0)
  expect(fitOf('Three oak boards', 'Oil all six sides')).toBe(0)
  expect(
    fitOf('Five pots in white and blue', 'Match the pots', 'Pots in one colour look calm.'),
  ).toBeLessThan(0)
  expect(
    fitOf('A plant against a green wall', 'Paint one wall', 'A terracotta wall glows.'),
  ).toBeLessThan(0)
  expect(
    fitOf('A plant against a green wall', 'Paint one wall', 'A green wall glows.'),
  ).toBeGreaterThan(0)
  expect(
    isShown({ headline: 'Mix three greens', section: '' }, [picture('A leafy plant')], plain),
  ).toBe(false)
  expect(
    isShown(
      { headline: 'Match the pots', section: 'Pots in one colour look calm.' },
      [picture('Pots in white and blue')],
      plain,
    ),
  ).toBe(false)
})

test('a headline may name what is beside the main thing of a picture', () => {
  const alt = 'A balcony at dusk with a plant and a lantern'
  expect(
    ['Light a lantern', 'A balcony', 'Fold the table'].map((headline) =>
      namesBeside(headline, alt, plain),
    ),
  ).toEqual([true, false, false])
})
