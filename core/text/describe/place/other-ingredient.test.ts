import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../../understand/page-model.ts'
import { namesOtherMeat } from './other-ingredient.ts'

const english = openLanguages()('en')
const TITLE = 'Stuffed Eggplant'

function isOther(text: string, meats: readonly string[] = ['1 lb ground chicken']): boolean {
  const lines = [...meats, '2 eggplants', '1 onion', '2 tbsp tomato paste', '1 tsp cumin']
  const content: PageContent = {
    url: 'https://kitchen.example/eggplant',
    title: TITLE,
    site_name: 'Kitchen',
    description: '',
    kind: 'recipe',
    lang: 'en',
    headings: [],
    paragraphs: [],
    facts: lines.map((value) => ({ name: 'ingredient', value, from: 'json_ld' as const })),
    pictures: [],
  }
  return namesOtherMeat(text, TITLE, understandPage(content, english))
}

test('a text that names another meat than the ingredients is refused', () => {
  const spiced = 'The flavorful spiced ground beef filling takes this dish to the next level.'
  expect(isOther(spiced)).toBe(true)
  expect(isOther(spiced, ['1 lb ground beef'])).toBe(false)
  expect(isOther(spiced, ['1 lb sirloin'])).toBe(false)
  expect(isOther(spiced.replace('beef', 'chicken'))).toBe(false)
})

test('a meat that is not in the dish may be named as such', () => {
  expect(isOther('Use chicken instead of beef for a lighter filling.')).toBe(false)
  expect(isOther('It tastes as rich as a roast, with chicken or beef inside.')).toBe(false)
  expect(isOther('A beef-free filling of chicken and cumin.')).toBe(false)
  expect(isOther('The beef filling is rich.', [])).toBe(false)
})

test('what the dish is good with, or comes in the place of, is not in it', () => {
  expect(isOther('The filling of chicken is just as good on pork and salmon.')).toBe(false)
  expect(isOther('Skip the turkey this year: stuffed eggplant is enough.')).toBe(false)
})
