import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { germanInside, germanWhole } from './german-inside.ts'
import { materialOf } from './material.ts'
import { worldTitles } from './world-titles.ts'

const german: Language = {
  lang: 'de',
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word,
  isStopWord: (word) => ['der', 'die', 'das', 'und', 'im', 'nie'].includes(word),
  rarity: () => 0.7,
}
const page = (paragraph: string, headings: string[] = []): PageContent => ({
  url: '',
  title: 'Der Kräutergarten',
  site_name: '',
  description: '',
  kind: 'story',
  lang: 'de',
  headings: headings.map((text) => ({ level: 2, text, at: 0 })),
  paragraphs: [paragraph],
  facts: [],
  pictures: [],
})

test('a line gets its place only where the page puts things there', () => {
  expect(
    germanInside(
      { content: page('Auf der Fensterbank wächst Minze.') },
      'Kräutergarten',
      'Drehe die Töpfe jede Woche',
    ),
  ).toEqual([])
  expect(
    germanInside(
      { content: page('Im Kräutergarten wächst Minze.') },
      'Kräutergarten',
      'Drehe die Töpfe jede Woche',
    ),
  ).toEqual(['Drehe die Töpfe im Kräutergarten jede Woche'])
})

test('an order is a tip, and a heading is halved only between two things', () => {
  const titles = worldTitles(
    materialOf(
      page('Drehe die Töpfe jede Woche, damit sie gerade wachsen.', [
        'Die Butter warm und nie heiß verarbeiten',
        'Der richtige Topf und die richtige Erde',
      ]),
      german,
    ),
    'Kräutergarten',
  ).map(({ title }) => title)
  expect(titles).toContain('Kräutergarten-Tipp: Drehe die Töpfe jede Woche')
  expect(titles.filter((title) => title.endsWith('Butter warm'))).toEqual([])
  expect(titles.some((title) => title.includes('Der richtige Topf'))).toBe(true)
})

test.each([
  ['Material für die Ampel', 'Material für die Knoten Ampel'],
  ['Garn zuschneiden und einhängen', 'Garn für die Knoten Ampel zuschneiden und einhängen'],
  ['Häufige Fehler beim Knüpfen', 'Häufige Fehler beim Knüpfen einer Knoten Ampel'],
  ['Der Haken', 'Der Haken für die Knoten Ampel'],
  ['Abschluss und Fransen', 'Abschluss und Fransen der Knoten Ampel'],
])('"%s" becomes "%s" where the page says "eine"', (heading, whole) => {
  expect(
    germanWhole({ content: page('Eine Knoten Ampel hängt am Haken.') }, 'Knoten Ampel', heading),
  ).toEqual([whole])
  expect(
    germanWhole({ content: page('Ein Knoten Ampel hängt am Haken.') }, 'Knoten Ampel', heading),
  ).toEqual([])
})
