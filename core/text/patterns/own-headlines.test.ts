import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { fillTitles } from './fill-titles.ts'
import { ownTitles } from './own-title.ts'
import { patternsFor } from './pattern-files.ts'

const english = openLanguages()('en')

function pageOf(
  title: string,
  paragraphs: string[],
  kind: PageContent['kind'] = 'story',
): PageContent {
  return {
    url: 'https://site.example/a',
    title,
    site_name: 'Site',
    description: '',
    kind,
    lang: 'en',
    headings: [],
    paragraphs,
    facts: [],
    pictures: [],
  }
}

function headlinesOf(...page: Parameters<typeof pageOf>): string[] {
  return ownTitles(understandPage(pageOf(...page), english)).flatMap(({ headlines }) => headlines)
}

test('a name with a colon inside is not cut there', () => {
  const title = 'Iron Harbor Tide: Afterglow Comes to Tablets With a Map of the Whole Coast'
  const whole = ['The new Iron Harbor Tide: Afterglow plays well on a small screen.']
  expect(headlinesOf(title, whole)).not.toContain('Iron Harbor Tide')
  expect(headlinesOf(title, ['The game plays well.'])).toContain('Iron Harbor Tide')
})

test('a dish is not called by one of it', () => {
  const headlines = headlinesOf('Almond Plum Buns', [], 'recipe')
  expect(headlines).toContain('Almond Plum Buns')
  expect(headlines).not.toContain('Almond Plum Bun')
})

test('the second half of a title that goes on from the first is no headline', () => {
  const title = 'Everybody Feared for the Old Harbor Bridge – Then the Harbor Bridge Came Back'
  const text = Array.from({ length: 4 }, () => 'The harbor bridge is open again.')
  const headlines = headlinesOf(title, text)
  expect(headlines.filter((line) => line.startsWith('Then'))).toEqual([])
})

test('a part of a title that stops after its verb is no headline', () => {
  const title = 'A Stranger Sees a Tall Ship Stop for a Lost Dog in the Harbor'
  const text = Array.from({ length: 4 }, () => 'The tall ship stopped for a dog of the harbor.')
  expect(headlinesOf(title, text)).not.toContain('A Stranger Sees a Tall Ship Stop')
})

test('no headline begins in the middle of a thought', () => {
  const text = Array.from({ length: 4 }, () => 'The old harbor bridge came back.')
  const lines = headlinesOf('But the Old Harbor Bridge Came Back', text)
  expect(lines).not.toContain('But the Old Harbor Bridge Came Back')
})

test('what a title says twice in a row is said once', () => {
  const content = pageOf('Plum Press Plum Press for Small Gardens', ['A plum press is small.'])
  expect(ownTitles(understandPage(content, english))[0]?.title).toBe('Plum Press for Small Gardens')
})

test('no pattern goes on with the word that the name ends with', () => {
  const content = pageOf(
    'Plum Tart for Two',
    ['Plum tart is the best dessert at Easter.'],
    'recipe',
  )
  const model = understandPage({ ...content, description: 'A plum tart for Easter.' }, english)
  const patterns = patternsFor('recipe', 'en')
  const titles = patterns ? fillTitles(model, patterns).map(({ title }) => title) : []
  expect(titles.length).toBeGreaterThan(0)
  expect(titles).not.toContain('Plum Tart for Two for Easter')
})

test('two names that say nothing of themselves are no headline', () => {
  const text = Array.from({ length: 4 }, () => 'Orlo Vessani sells fish cakes in the harbor.')
  const title = 'Orlo Vessani: Fish Cakes From the Harbor'
  expect(headlinesOf(title, text)).toContain(title)
  expect(headlinesOf(title, text)).not.toContain('Orlo Vessani')
})

test('a heading of the page that says one word of its title is no headline', () => {
  const page = pageOf('How the Harbor Rebuilt Its Old Task Queue', [
    'The task queue of the harbor is new. The queue takes a task every minute.',
    'The harbor queue holds each task until it is done.',
  ])
  const headings = ['Lifecycle of a Task', 'Tasks of a Harbor Queue'].map((line, at) => ({
    level: 2,
    text: line,
    at,
  }))
  const found = ownTitles(understandPage({ ...page, headings }, english)).flatMap(
    ({ headlines }) => headlines,
  )
  expect(found).not.toContain('Lifecycle of a Task')
  expect(found).toContain('Tasks of a Harbor Queue')
})

test('a part of a recipe title without its dish is no headline', () => {
  const title = 'Pogácsa Rolls: A Recipe for the Sunday Classic'
  const text = Array.from({ length: 4 }, () => 'The recipe for pogácsa rolls is a Sunday classic.')
  const headlines = headlinesOf(title, text, 'recipe')
  expect(headlines).toContain('Pogácsa Rolls')
  expect(headlines).not.toContain('A Recipe for the Sunday Classic')
  expect(headlinesOf(title, text)).toContain('A Recipe for the Sunday Classic')
})

test('a count alone is no headline, nor is one entry of a list', () => {
  const title = 'Plum Desserts: 8 Elegant Recipes'
  const text = Array.from({ length: 4 }, () => 'The plum desserts are elegant recipes.')
  expect(headlinesOf(title, text, 'recipe')).not.toContain('8 Elegant Recipes')
  const page = {
    ...pageOf('Warm Up With These Harbor Workouts', ['The harbor workouts are short.']),
    headings: [{ level: 2, text: '15-Minute Harbor Dance Workout', at: 0 }],
  }
  const lines = ownTitles(understandPage(page, english)).flatMap(({ headlines }) => headlines)
  expect(lines).not.toContain('15-Minute Harbor Dance Workout')
})

test('what stands behind the colon names what the page is about, or is no headline', () => {
  const title = 'The Art of the Harbor Garden: A Renovation Guide for Every Skill Level'
  const text = Array.from({ length: 9 }, () => 'The harbor garden needs stone and sun.')
  const guide = Array.from({ length: 3 }, () => 'The guide to a renovation is free.')
  expect(headlinesOf(title, [...text, ...guide])).toContain('The Art of the Harbor Garden')
  expect(headlinesOf(title, [...text, ...guide])).not.toContain('A Renovation Guide')
  const bare = 'How Big Is a Harbor Wheel? The Complete Guide'
  expect(headlinesOf(bare, ['A cat is small.'])).not.toContain('The Complete Guide')
})

test.each([
  ['en', '7 Beaches to See on Gozo', 'Beaches to See on Gozo'],
  ['en', 'The 7 Most Beautiful Beaches of Gozo', 'The Most Beautiful Beaches of Gozo'],
  ['en', 'The 7 of Us: Beaches We Loved', 'The 7 of Us: Beaches We Loved'],
  ['en', '7 Day Plan for Gozo Beaches', '7 Day Plan for Gozo Beaches'],
  ['de', 'Die 7 besten Strände auf Mallorca', 'Die besten Strände auf Mallorca'],
  ['de', '7 Tage an den Stränden auf Mallorca', '7 Tage an den Stränden auf Mallorca'],
  ['es', 'Las 7 mejores playas de Mallorca', 'Las mejores playas de Mallorca'],
  ['es', '7 playas tranquilas de Mallorca', 'Playas tranquilas de Mallorca'],
  ['fr', 'Les 7 plus belles plages de Corse', 'Les plus belles plages de Corse'],
  ['fr', 'Les 7 de la plage', 'Les 7 de la plage'],
])('%s: “%s” over six entries', (lang, title, expected) => {
  const content = pageOf(title, [])
  const headings = Array.from({ length: 6 }, (_, at) => ({
    level: 2,
    text: `${String(at + 1)}. Cala`,
    at,
  }))
  const model = understandPage({ ...content, lang, headings }, openLanguages()(lang))
  expect(ownTitles(model)[0]?.title).toBe(expected)
})
