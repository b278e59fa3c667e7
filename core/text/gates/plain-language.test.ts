import { expect, test } from 'vitest'
import { guessLanguage, plainLanguage, scriptOf } from './plain-language.ts'

test.each([
  ['How to grow tomatoes on a balcony', 'en'],
  ['Wie man Tomaten auf dem Balkon zieht', 'de'],
  ['Cómo cultivar tomates en el balcón', 'es'],
  ['Comment cultiver des tomates sur le balcon', 'fr'],
  ['Tomaten', 'en'],
  ['حساء الطماطم', 'ar'],
])('%s is told by its stop words', (text, lang) => {
  expect(guessLanguage(text)).toBe(lang)
})

test('plural endings go, and no other letters', () => {
  const { stem } = plainLanguage('en')
  expect(
    ['cakes', 'berries', 'bus', 'glass', 'dishes', 'shoes', 'eyries', 'cake'].map(stem),
  ).toEqual(['cake', 'berry', 'bus', 'glass', 'dishe', 'shoe', 'eyry', 'cake'])
})

test('where no small word tells the language it is the one that is likely, if it is written in these letters', () => {
  expect(guessLanguage('Tomaten', 'de')).toBe('de')
  expect(guessLanguage('Tomatoes with basil', 'de')).toBe('en')
  expect(guessLanguage('Tomaten', 'ar')).toBe('en')
  expect(guessLanguage('طماطم', 'de')).toBe('ar')
})

test('letters of a language that is not known are of none', () => {
  expect(['soup', 'حساء', 'سوپ گوجه', 'суп', '日本', '12'].map(scriptOf)).toEqual([
    'latin',
    'arabic',
    'other',
    'other',
    'other',
    'latin',
  ])
})

test('Arabic words lose what is written onto them', () => {
  const { tokens } = plainLanguage('ar')
  const words = (text: string): string[] =>
    tokens(text)
      .filter(({ pos }) => pos === null)
      .map(({ text: word }) => word)
  expect(words('حساء بالريحان والثوم للعشاء وبالبصل كالبيت')).toEqual([
    'حساء',
    'الريحان',
    'الثوم',
    'العشاء',
    'البصل',
    'البيت',
  ])
  // And keep what is their own.
  expect(words('وصفة وردة بالونات للو والدتي بيت لوحة')).toEqual([
    'وصفة',
    'وردة',
    'بالونات',
    'للو',
    'والدتي',
    'بيت',
    'لوحة',
  ])
  expect(words('شاي وقهوة')).toEqual(['شاي', 'قهوة'])
})

test.each([
  ['Kräutergarten auf der Fensterbank anlegen', ['anlegen']],
  ['kräutergarten anlegen', ['anlegen']],
  ['Kleinen Garten gestalten mit bunten Blumen', ['gestalten']],
  ['mit kleinen bunten Blumen', []],
  ['kochen', []],
  ['gärten für kinder', []],
])('in “%s” what is done is %j', (text, deeds) => {
  const tokens = plainLanguage('de').tokens(text)
  expect(tokens.filter(({ pos }) => pos === 'VERB').map(({ text: word }) => word)).toEqual(deeds)
})
