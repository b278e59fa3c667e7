import { expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { titleCandidates } from '../rank/rank-words.ts'
import { understandPage } from '../understand/page-model.ts'
import { falseClaimsAmong } from './false-claims.ts'

const languages = openLanguages()

function page(title: string, headings: readonly (readonly [number, string])[], lang = 'en') {
  return {
    url: 'https://garden.example/page',
    title,
    site_name: 'Garden',
    description: '',
    kind: 'story' as const,
    lang,
    headings: headings.map(([level, text], at) => ({ level, text, at })),
    paragraphs: headings.map(
      () => 'Ferns grow in shade and like damp soil. They need little light in the winter.',
    ),
    facts: headings.map(([, value]) => ({ name: 'list_item', value, from: 'article' as const })),
    pictures: [],
  }
}

function falseOf(title: string, headings: (readonly [number, string])[], lang = 'en'): string[] {
  const isFalse = falseClaimsAmong(page(title, headings, lang))
  return headings.flatMap(([, text], at) => (isFalse[at] === true ? [text] : []))
}

test('what is below a heading on myths, or is numbered as one, is false', () => {
  const headings = [
    [2, 'How to water ferns'],
    [2, 'Common myths about ferns'],
    [3, 'Ferns need no light at all'],
    [3, 'The truth about shade'],
    [2, 'Myth #1: Ferns live for ever'],
    [2, 'Repot ferns in the spring'],
  ] as const
  expect(falseOf('Fern care', [...headings])).toEqual([headings[2][1], headings[4][1]])
})

test('the title of the page makes claims of its headings, that of old stories does not', () => {
  const claims = [
    [2, 'Los helechos no necesitan luz'],
    [2, '¿Es verdad?'],
    [2, 'La verdad sobre la sombra'],
  ] as const
  expect(falseOf('5 mitos sobre los helechos', [...claims], 'es')).toEqual([claims[0][1]])
  expect(falseOf('9 Greek myths for children', [[2, 'The horse of wood']])).toEqual([])
  expect(falseOf('Farn: 5 Mythen', [[2, '„Farn mag keine Sonne“']], 'de')).toHaveLength(1)
})

test('a mistake is no order to make it, a warning of it stays', () => {
  const errors = [
    [2, 'Regar demasiado los helechos'],
    [2, 'No regar demasiado los helechos'],
    [2, 'Poca luz'],
  ] as const
  expect(falseOf('3 errores con helechos', [...errors], 'es')).toEqual([errors[0][1]])
  expect(falseOf('10 fern mistakes', [[2, 'Plant ferns in full sun']])).toHaveLength(1)
  expect(falseOf('10 fern ideas', [[2, 'Plant ferns in full sun']])).toEqual([])
  expect(falseOf('Fehler bei Farn', [[2, 'Den Farn täglich gießen']], 'de')).toHaveLength(1)
  expect(falseOf('Erreurs de débutant', [[2, 'Arroser trop les fougères']], 'fr')).toHaveLength(1)
})

test('no title, section or entry is made of a myth', () => {
  const claim = 'Low-Light Ferns Need No Water'
  const model = understandPage(
    page('How to Care for Ferns', [
      [2, 'Myths about ferns'],
      [3, claim],
    ]),
    languages('en'),
  )
  expect(model.material.entries).toEqual(['Myths about ferns'])
  expect(model.sections.map(({ heading }) => heading)).not.toContain(claim)
  expect(titleCandidates(model).filter(({ title }) => title.includes('No Water'))).toEqual([])
})

test.each([
  ['10 Egyptian Myths for Kids', 'en', 'The sun in a boat'],
  ['Japanese Myths and Their Gods', 'en', 'The cave of the sun'],
  ['Mythes japonais', 'fr', 'La grotte du soleil'],
  ['5 mitos griegos para niños', 'es', 'El caballo de madera'],
  ['7 Fern Mistakes and How to Fix Them', 'en', 'Water ferns in the evening'],
  ['Fern Dos and Don’ts', 'en', 'Water ferns in the evening'],
])('"%s" makes no false claim of a heading', (title, lang, heading) => {
  expect(falseOf(title, [[2, heading]], lang)).toEqual([])
})

test('a nearer heading says what to do and what not to do', () => {
  const headings = [
    [2, 'Do'],
    [3, 'Water ferns in the evening'],
    [2, 'Don’ts'],
    [3, 'Plant ferns in full sun'],
  ] as const
  expect(falseOf('Fern Dos and Don’ts', [...headings])).toEqual([headings[3][1]])
  expect(falseOf('10 fern mistakes', [headings[0], headings[1]])).toEqual([])
})
