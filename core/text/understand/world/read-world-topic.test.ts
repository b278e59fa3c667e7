import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { titleCandidates } from '../../rank/rank-words.ts'
import { understandPage } from '../page-model.ts'

const languages = openLanguages()

function titlesOf(lang: string, title: string, headings: readonly string[]): string[] {
  const content: PageContent = {
    url: 'https://garden.example/page',
    title,
    site_name: 'Garden',
    description: '',
    kind: 'list',
    lang,
    headings: headings.map((text, at) => ({ text, level: 2, at })),
    paragraphs: headings.map((text) => `${text}: 20 cm.`),
    facts: [],
    pictures: [],
  }
  return titleCandidates(understandPage(content, languages(lang))).map((entry) => entry.title)
}

test('a list names its first entries as they are inside a title', () => {
  const plants = ['1. Lechuga', '2. Rábano', '3. Tomate cherry', '4. Menta']
  expect(titlesOf('es', '4 plantas de balcón', plants)).toContain(
    '4 plantas de balcón: lechuga, rábano y más',
  )
  const pots = ['1. Minze', '2. Salbei', '3. Thymian', '4. Rosmarin']
  expect(titlesOf('de', '4 Kräuter für den Balkon', pots)).toContain(
    '4 Kräuter für den Balkon: Minze, Salbei und mehr',
  )
})

test('a list with entries of whole sentences names none of them', () => {
  const ways = [
    '1. Riega por la mañana',
    '2. Elige una maceta grande',
    '3. Añade compost',
    '4. Poda',
  ]
  expect(titlesOf('es', '4 trucos de jardín', ways).filter((one) => one.includes('y más'))).toEqual(
    [],
  )
})

function sectionTitles(
  lang: string,
  {
    title,
    headings,
    words,
  }: Readonly<{ title: string; headings: readonly string[]; words: string }>,
): string[] {
  const content: PageContent = {
    url: 'https://blog.example/page',
    title,
    site_name: 'Blog',
    description: '',
    kind: 'other',
    lang,
    headings: headings.map((text, at) => ({ text, level: 2, at })),
    paragraphs: headings.map((heading) => `${heading}: ${words}`),
    facts: [],
    pictures: [],
  }
  return titleCandidates(understandPage(content, languages(lang))).map((entry) => entry.title)
}

test('a review is titled by its product, its sections and its pros and cons', () => {
  const german = sectionTitles('de', {
    title: 'Orlo Air 3 im Test',
    headings: ['Klang und Bedienung', 'Akkulaufzeit', 'Vorteile', 'Nachteile', 'Fazit'],
    words: 'Orlo Air 3 hält im Alltag rund 20 Stunden durch, und der Kauf lohnt sich für Pendler.',
  })
  expect(german).toEqual(
    expect.arrayContaining([
      'Orlo Air 3: Vorteile und Nachteile',
      'Orlo Air 3: So lange hält der Akku',
      'Orlo Air 3: Lohnt sich der Kauf?',
    ]),
  )
  const french = sectionTitles('fr', {
    title: 'Mon avis sur la Orlo Air 3',
    headings: ['Le son', 'L’autonomie', 'Le prix', 'Conclusion'],
    words: 'La Orlo Air 3 tient environ 20 heures et coûte 90 euros dans le commerce.',
  })
  expect(french).toContain('Orlo Air 3 : quelle autonomie ?')
  expect(french.some((title) => title.includes('inconvénients'))).toBe(false)
})

test('a journey is titled by its days, beaches and costs', () => {
  const spanish = sectionTitles('es', {
    title: 'Qué ver en Menorca en 4 días',
    headings: ['Playas', 'Presupuesto'],
    words: 'En Menorca hay más de cien calas y el coche de alquiler cuesta unos 40 euros al día.',
  })
  expect(spanish).toEqual(
    expect.arrayContaining([
      'Menorca en 4 días',
      'Playas de Menorca',
      'Cuánto cuesta viajar a Menorca',
    ]),
  )
})
