import { expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { deriveInterests } from './derive-interests.ts'

const languageOf = openLanguages()

function firstInterest(title: string, lang: string, paragraphs: readonly string[]): string {
  const content = {
    url: 'https://blog.example/page',
    title,
    site_name: 'Blog',
    description: '',
    kind: 'story' as const,
    lang,
    headings: [],
    paragraphs: [...paragraphs],
    facts: [],
    pictures: [],
  }
  return deriveInterests(content, languageOf(lang))[0]?.interest_name ?? ''
}

test('a German adjective is no interest, the noun behind it is', () => {
  const found = firstInterest('11 schöne Ausflugsziele für den Herbst rund um Berlin', 'de', [
    'Der Herbst rund um Berlin ist bunt, und die Ausflugsziele liegen nah beieinander.',
    'Zu jedem der Ausflugsziele fährt eine Bahn, und viele Ausflugsziele haben ein Café.',
  ])
  expect(found).toMatch(/Ausflugsziele/u)
})

test('a label before the news is no interest', () => {
  const found = firstInterest('BREAKING NEWS: Maple Rovers Sign Ada Brontë From Elm United', 'en', [
    'Maple Rovers have signed Ada Brontë, and Ada Brontë will play for Maple Rovers in May.',
    'Elm United said goodbye to Ada Brontë on Tuesday.',
  ])
  expect(found).not.toMatch(/news/iu)
})

const interestsOf = (title: string, paragraphs: readonly string[]): string[] =>
  deriveInterests(
    {
      url: 'https://blog.example/page',
      title,
      site_name: 'Blog',
      description: '',
      kind: 'story',
      lang: 'de',
      headings: [],
      paragraphs: [...paragraphs],
      facts: [],
      pictures: [],
    },
    languageOf('de'),
  ).map((one) => one.interest_name)

test.each([
  ['Kinder- & Jugendzimmer gestalten', 'Kinder'],
  ['Kinder- sowie Jugendbücher', 'Kinder'],
  ['Obst- / Gemüsegarten', 'Obst'],
  ['Back- statt Kochbuch', 'Back'],
])('the half of a German compound is no interest: %s', (title, half) => {
  const found = interestsOf(title, [])
  expect(found).not.toEqual([])
  expect(found.filter((name) => [half, `${half}-Tipps`, `${half}-Ideen`].includes(name))).toEqual(
    [],
  )
})

test.each([
  ['Leinsamen: gesund und günstig', 'Leinsamen-Tipps'],
  ['Fische im Gartenteich', 'Fische-Tipps'],
])('a German noun that ends as an adjective is an interest: %s', (title, interest) => {
  const noun = title.split(/\W/u)[0] ?? ''
  const found = interestsOf(title, [
    `${noun} sind beliebt, und viele Menschen mögen ${noun} sehr gern.`,
    `Im Herbst brauchen ${noun} Ruhe.`,
  ])
  expect(found).toContain(interest)
})

test('a name ends at its dash, also where the dash clings to it', () => {
  const found = firstInterest('Naturkosmetik- doch gesünder?', 'de', [
    'Naturkosmetik kommt ohne Mineralöl aus, und Naturkosmetik hält oft kürzer.',
    'Wer Naturkosmetik kauft, liest die Liste der Inhaltsstoffe.',
  ])
  expect(found).toBe('Naturkosmetik')
})
