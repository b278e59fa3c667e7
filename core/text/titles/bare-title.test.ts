import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { ownTitles } from './own-title.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'

const languageOf = openLanguages()

interface Written {
  readonly lang: string
  readonly paragraphs: string[]
  readonly headings?: string[]
}

function titleOf(title: string, { lang, paragraphs, headings = [] }: Written): string | undefined {
  const content: PageContent = pageContent({
    title,
    lang,
    headings: headings.map((text, at) => ({ level: 2, text, at })),
    paragraphs,
  })
  return ownTitles(understandPage(content, languageOf(lang)))[0]?.title
}

const seeds = {
  lang: 'fr',
  headings: ['Utiliser les graines', 'Quelles graines', 'Le trempage', 'Les précautions'],
  paragraphs: ['un bol', 'un bocal', 'une assiette', 'un sachet'].map(
    (where) =>
      `Les graines germées sont crues. Une graine germée se garde deux jours dans ${where} au frais.`,
  ),
}

test('a bare name of a page that explains it says so', () => {
  expect(titleOf('Graines Germées', seeds)).toBe('Graines germées : ce qu’il faut savoir')
  expect(titleOf('Graines Germées !', seeds)).toBe('Graines germées : ce qu’il faut savoir')
})

test('a title that says more than a name stays', () => {
  const title = 'Les graines germées en hiver et au printemps'
  expect(titleOf(title, seeds)).toBe(title)
  expect(titleOf('Graines Germées - saison 2023', seeds)).toBe('Graines Germées : saison 2023')
  expect(titleOf('Idées de graines', seeds)).toBe('Idées de graines')
})

test('a bare name of a page that explains nothing stays', () => {
  expect(titleOf('Graines Germées', { ...seeds, headings: [] })).toBe('Graines Germées')
  const personal = seeds.paragraphs.map((text) => `J’aime mes graines. ${text}`)
  expect(titleOf('Graines Germées', { ...seeds, paragraphs: personal })).toBe('Graines Germées')
})

test('a bare name of something made by hand says that one makes it', () => {
  const made = [
    'I used glue and scissors to make it. Cut the paper and glue the petals.',
    'Fold each petal in half. Roll the first one around a stick. Pin the others to it.',
  ]
  expect(titleOf('Rose Heart', { lang: 'en', paragraphs: made })).toBe('DIY Rose Heart')
})

test('a title that asks how is no name', () => {
  const made = Array.from({ length: 3 }, () => 'Glue the paper. Cut the paper. Fold it. Pin it.')
  expect(titleOf('How to Make Hearts', { lang: 'en', paragraphs: made })).toBe('How to Make Hearts')
})

test('a name that the text writes with its capitals keeps them', () => {
  const spanish = {
    lang: 'es',
    headings: [
      'Las mejores playas',
      'Los volcanes del norte',
      'La comida típica',
      'El clima de la costa',
    ],
    paragraphs: ['la playa', 'la selva', 'el volcán', 'el mercado'].map(
      (place) =>
        `La costa es verde y la comida muy rica. Un viaje a Costa Rica lleva a ${place} y dura dos semanas con sol.`,
    ),
  }
  expect(titleOf('Costa Rica', spanish)).toBe('Costa Rica: lo que hay que saber')
})
