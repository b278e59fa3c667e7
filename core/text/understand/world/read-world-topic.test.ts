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

interface Written {
  readonly title: string
  readonly headings: readonly string[]
  /** Of each paragraph, behind its heading. */
  readonly words: string
}

function pageOf(lang: string, { title, headings, words }: Written): PageContent {
  return {
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
}

function sectionTitles(lang: string, written: Written): string[] {
  const model = understandPage(pageOf(lang, written), languages(lang))
  return titleCandidates(model).map((entry) => entry.title)
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

const PROS_AND_CONS = /Vorteile und Nachteile|avantages et inconvénients/u

test.each([
  ['de', 'Orlo Air 3 im Test', ['Orlo Air 3 Pro im Alltag', 'Kontrast und Helligkeit', 'Fazit']],
  ['de', 'Orlo Air 3 im Test', ['Pro Tag', 'Kontrast', 'Fazit']],
  ['fr', 'Mon avis sur la Orlo Air 3', ['Les plus beaux moments', 'Les moins chers']],
  ['fr', 'Mon avis sur la Orlo Air 3', ['Désavantages', 'Conclusion']],
])('%s: headings of other words give no pros and cons (%s, %j)', (lang, title, headings) => {
  const words = 'Orlo Air 3: 20 Stunden Akku und 30 Meter Reichweite, 20 heures pour 90 euros.'
  expect(
    sectionTitles(lang, { title, headings, words }).filter((one) => PROS_AND_CONS.test(one)),
  ).toEqual([])
})

test('a heading with pros and cons gives both', () => {
  const titles = sectionTitles('de', {
    title: 'Orlo Air 3 im Test',
    headings: ['Vor- und Nachteile', 'Fazit'],
    words: 'Orlo Air 3 hält im Alltag rund 20 Stunden durch und wiegt 300 Gramm.',
  })
  expect(titles).toContain('Orlo Air 3: Vorteile und Nachteile')
})

test('a product is bought only where a sentence names both', () => {
  const headings = ['Klang und Bedienung', 'Akkulaufzeit', 'Fazit']
  const isBought = (words: string): boolean =>
    understandPage(
      pageOf('de', { title: 'Orlo Air 3 im Test', headings, words }),
      languages('de'),
    ).facts.has('bought')
  expect(isBought('Orlo Air 3 hält 20 Stunden. Der Kauf auf Rechnung ist möglich.')).toBe(false)
  expect(isBought('Der Kauf der Orlo Air 3 lohnt sich für Pendler.')).toBe(true)
})

test('a quoted work is a book only where the page speaks of a book', () => {
  const titlesOn = (words: string): string[] =>
    sectionTitles('es', { title: 'Reseña: «El largo camino»', headings: ['Argumento'], words })
  const isBook = (title: string): boolean => /libro|leer|reseña de/iu.test(title)
  expect(
    titlesOn('La novela sigue a una familia del norte durante 300 páginas.').some(isBook),
  ).toBe(true)
  expect(
    titlesOn('La película sigue a una familia del norte durante 90 minutos.').filter(isBook),
  ).toEqual([])
})

test('a title that names a book needs no more words on one', () => {
  const titles = sectionTitles('de', {
    title: 'Buchkritik: „Der lange Weg“',
    headings: ['Handlung'],
    words: 'Eine Familie zieht nach Norden, und 300 Kilometer später dreht jemand einen Film.',
  })
  expect(titles).toContain('Buchtipp: Der lange Weg')
})

const GERMAN = 'Orlo Air 3 hält im Alltag rund 20 Stunden durch und wiegt 300 Gramm.'
const SPANISH = 'Orlo Air 3 funciona unas 20 horas con una carga y cuesta 300 euros.'
const FRENCH = 'La Orlo Air 3 tient environ 20 heures et coûte 90 euros dans le commerce.'

const REVIEWS = {
  de: ['Orlo Air 3 im Test', GERMAN],
  es: ['Reseña de Orlo Air 3', SPANISH],
  fr: ['Mon avis sur la Orlo Air 3', FRENCH],
} as const

test.each([
  ['fr', 'Photos', 'appareil photo'],
  ['es', 'Medicinas alternativas', 'Alternativas'],
  ['es', 'Cuidados de la piel', 'Cómo limpiar'],
  ['de', 'Lieferumfang', 'einrichten'],
  ['de', 'Neue Kamerafunktionen', 'Funktionen'],
] as const)('%s: a review with the heading "%s" has no title on "%s"', (lang, heading, part) => {
  const [title, words] = REVIEWS[lang]
  const titles = sectionTitles(lang, { title, headings: [heading], words })
  expect(titles.filter((one) => one.includes(part))).toEqual([])
})

test('a heading on photographs is on the camera where its text is', () => {
  const titles = sectionTitles('fr', {
    title: 'Mon avis sur la Orlo Air 3',
    headings: ['Photos'],
    words: 'Le capteur de 50 mégapixels de la Orlo Air 3 donne des images nettes le soir.',
  })
  expect(titles).toContain('Orlo Air 3 : que vaut l’appareil photo ?')
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
