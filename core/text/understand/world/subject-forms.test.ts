import { expect, test } from 'vitest'
import { formFacts, subjectForms } from './subject-forms.ts'
import type { WorldLang } from './recipe-words.ts'

function formsOf(name: string, lang: WorldLang): Record<string, string> {
  const forms = subjectForms(name, lang)
  return Object.fromEntries(
    [...formFacts('name', forms, lang)].map(([key, { text }]) => [key, text]),
  )
}

test('a German adjective is small and takes the ending of its case', () => {
  expect(formsOf('Klassischer Apfelkuchen', 'de')).toMatchObject({
    name: 'klassischer Apfelkuchen',
    'name.acc': 'klassischen Apfelkuchen',
  })
  expect(formsOf('Cremige Kürbissuppe', 'de')['name.acc']).toBe('cremige Kürbissuppe')
  expect(formsOf('Gefüllte Zucchini', 'de').name).toBe('gefüllte Zucchini')
})

test('an adjective of a place keeps its capital and its ending', () => {
  expect(formsOf('Wiener Schnitzel', 'de')).toMatchObject({
    name: 'Wiener Schnitzel',
    'name.acc': 'Wiener Schnitzel',
  })
})

test('a German plural takes its dative ending, where it has one', () => {
  expect(formsOf('Kichererbsen-Bratlinge', 'de')['name.dat']).toBe('Kichererbsen-Bratlingen')
  expect(formsOf('Almkäseknödel mit Salat', 'de')['name.dat']).toBe('Almkäseknödeln mit Salat')
  expect(formsOf('Vanillekipferl', 'de')['name.dat']).toBe('Vanillekipferln')
  expect(formsOf('Plätzchen', 'de')['name.dat']).toBe('Plätzchen')
  expect(formsOf('Rindergulasch', 'de')['name.dat']).toBe('Rindergulasch')
})

test('no dative is guessed for a noun that is not known', () => {
  expect(formsOf('Schwiegermutters Allerlei', 'de')['name.dat']).toBeUndefined()
})

test('the gender of a German compound is that of its end', () => {
  expect(subjectForms('Kritharaki-Salat', 'de').gender).toBe(0)
  expect(subjectForms('Rhabarberschnitte vom Blech', 'de').gender).toBe(1)
  expect(subjectForms('Hühnerragout mit Zucchini', 'de').gender).toBe(2)
  expect(subjectForms('Spaghetti Carbonara', 'de').gender).not.toBe(0)
  expect(subjectForms('Würstchen und Sauerkraut', 'de').gender).toBeNull()
})

test.each([
  ['Tarte à la rhubarbe', 'la tarte à la rhubarbe', 'une tarte à la rhubarbe'],
  ['Omelette aux herbes', 'l’omelette aux herbes', 'une omelette aux herbes'],
  ['Gâteau au chocolat', 'le gâteau au chocolat', 'un gâteau au chocolat'],
  ['Crêpes', 'les crêpes', 'des crêpes'],
  ['Houmous', 'le houmous', 'du houmous'],
  ['Pommes de terre au four', 'les pommes de terre au four', 'des pommes de terre au four'],
  ['Bœuf bourguignon', 'le bœuf bourguignon', 'du bœuf bourguignon'],
  ['Agneau rôti', 'l’agneau rôti', 'de l’agneau rôti'],
])('French articles: %s', (name, the, a) => {
  expect(formsOf(name, 'fr')).toMatchObject({ 'name.the': the, 'name.a': a })
})

test.each([
  ['Tarta de queso', 'la tarta de queso', 'una tarta de queso'],
  ['Arroz con leche', 'el arroz con leche', 'un arroz con leche'],
  ['Croquetas de jamón', 'las croquetas de jamón', 'unas croquetas de jamón'],
  ['Buñuelos de viento', 'los buñuelos de viento', 'unos buñuelos de viento'],
])('Spanish articles: %s', (name, the, a) => {
  expect(formsOf(name, 'es')).toMatchObject({ 'name.the': the, 'name.a': a })
})

test('a name whose head is not known has no article', () => {
  expect(Object.keys(formsOf('Spezzatino con zucchine', 'fr'))).toEqual(['name'])
})
