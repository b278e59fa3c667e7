import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { hasOtherTime, offersWay, repeatsTitle, speaksAgainst } from './under-title.ts'

const languageOf = openLanguages()

test.each([
  ['Swordfish in 20 Minutes', 'It takes less than 30 minutes to make.', true],
  ['Swordfish in 20 Minutes', 'Cook it in 20 minutes, and let it rest for 5 minutes.', false],
  ['Swordfish in an Hour', 'It takes less than 30 minutes to make.', false],
  ['Suppe in 1 Stunde', 'Fertig in 60 Minuten.', false],
  ['Suppe in 1 Stunde', 'Fertig in 90 Minuten.', true],
  ['8 Halloween Parties', 'Ready in 20 minutes.', false],
])('under “%s”, “%s” names another time: %s', (title, text, isOther) => {
  expect(hasOtherTime(text, title)).toBe(isOther)
})

test.each([
  {
    lang: 'en',
    title: '12 of the Best Sewing Machines for Beginners',
    text: 'Compare these machines to find the best sewing machine for beginners.',
    isSame: true,
  },
  {
    lang: 'en',
    title: '12 Sewing Machines',
    text: 'Each of these sewing machines sews denim.',
    isSame: false,
  },
  {
    lang: 'es',
    title: 'Rocas de chocolate y nueces',
    text: 'Te explicamos paso a paso cómo hacer la receta de rocas de chocolate y nueces.',
    isSame: true,
  },
])('under “$title”, “$text” says nothing new: $isSame', ({ lang, title, text, isSame }) => {
  expect(repeatsTitle(text, title, languageOf(lang))).toBe(isSame)
})

test('a description under a title about a trend does not say that the trend ends', () => {
  const text = 'It is nearly time to bid the trend adieu.'
  expect(speaksAgainst(text, 'Ribbons and 24 More Hosting Trends')).toBe(true)
  expect(speaksAgainst(text, 'Trends to Say Goodbye To: Ribbons Are Overdone')).toBe(false)
})

test('a title that offers a way', () => {
  expect(offersWay('Cohérence Cardiaque : pas à pas')).toBe(true)
  expect(offersWay('Cohérence Cardiaque')).toBe(false)
})

test('a goodbye to a bad dish supports the title, a goodbye to a style contradicts it', () => {
  const title = 'Best Plum Pie'
  expect(speaksAgainst('Say goodbye to sad, watery plum pies with this trick.', title)).toBe(false)
  expect(speaksAgainst('Say goodbye to gray kitchens and plum walls.', title)).toBe(true)
})
