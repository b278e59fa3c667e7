import { expect, test } from 'vitest'
import { frenchArticle, withFrenchArticles } from './french-articles.ts'

test.each([
  ['effets recherchés', 'les '],
  ['déroulement', 'le '],
  ['durée du bain', 'la '],
  ['origine', 'l’'],
  ['herbes fraîches', 'les '],
  ['avis du naturopathe', 'l’'],
  ['prix', 'le '],
  ['quelques précautions', ''],
  ['gros sel gris', null],
  ['Fleur de vie', null],
  ['tuyau', null],
  ['conservation et achat', null],
  ['utiliser les graines', null],
  ['culture en pot', 'la '],
  ['foie gras', null],
  ['comité', null],
  ['comté', null],
  ['parapluie', null],
  ['silence', null],
  ['squelette', null],
  ['sosie', null],
  ['héros', 'le '],
  ['haie fleurie', 'la '],
])('the article of "%s" is "%s"', (phrase, article) => {
  expect(frenchArticle(phrase, [])).toBe(article)
})

test('the page shows the gender of a noun, unless it shows both', () => {
  expect(frenchArticle('tuyau percé', ['Un tuyau suffit.'])).toBe('le ')
  expect(frenchArticle('moule', ['Le moule est beurré.'])).toBe('le ')
  expect(frenchArticle('moule', ['Le moule est beurré.', 'La moule est un fruit de mer.'])).toBe(
    null,
  )
})

test('all things of a list have their article, or none has', () => {
  expect(withFrenchArticles(['origines', 'déroulement'], [])).toEqual([
    'les origines',
    'le déroulement',
  ])
  expect(withFrenchArticles(['origines', 'tuyau'], [])).toEqual(['origines', 'tuyau'])
})
