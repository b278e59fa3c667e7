import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { contentFromText } from '../../../../server/features/pages/extraction/content-from-text.ts'
import { moreHeadlines } from '../../headlines/more-headlines.ts'
import { titleCandidates } from '../../rank/rank-words.ts'
import { nameLines } from '../../titles/own-headlines.ts'
import { isHowToTitle, readTask } from './how-to-task.ts'
import { understandPage } from '../page-model.ts'

const english = openLanguages()('en')

function contentOf(title: string, headings: readonly string[]) {
  const text = headings
    .map(
      (heading, index) =>
        `# ${heading}\n\nThe page explains point ${index + 1} in a whole sentence, and it says all that a reader has to know about it before the work begins.`,
    )
    .join('\n\n')
  return contentFromText({
    title,
    text: `The guide begins here.\n\n${text}`,
    url: 'https://a.test/b',
  })
}

const modelOf = (title: string, headings: readonly string[]) =>
  understandPage(contentOf(title, headings), english)

test.each([
  ['How to Build a Raised Garden Bed', 'Build a Raised Garden Bed', 'Raised Garden Bed'],
  ['How To Grow and Care For Bougainvillea', 'Grow and Care For Bougainvillea', 'Bougainvillea'],
  ['How to Make a Soy Candle Tutorial', 'Make a Soy Candle', 'Soy Candle'],
  [
    'How to make scented candle at home - a guide',
    'make a scented candle at home',
    'scented candle',
  ],
  ['Easy Homemade Playdough (No Cook!)', 'make Playdough', 'Playdough'],
  ['Growing Tomatoes in Pots', 'grow Tomatoes in Pots', 'Tomatoes'],
])('reads the task of "%s"', (title, task, object) => {
  expect(readTask(title, english)).toMatchObject({ task, object })
})

test('both verbs of a task take the form of a thing', () => {
  expect(readTask('How to Grow and Prune Roses', english)?.gerund).toBe('Growing and Pruning Roses')
})

test('only a title that says so teaches', () => {
  expect(isHowToTitle('When and How to Plant Garlic')).toBe(true)
  expect(isHowToTitle('Growing Old in Lisbon')).toBe(false)
})

test('steps are counted where they run through', () => {
  const steps = ['Step 1: Cut the boards', 'Step 2: Drill the holes', 'Step 3: Fill the bed']
  expect(modelOf('How to Build a Garden Bed', steps).facts.get('steps')?.text).toBe('3')
  const twice = ['1. Wash the jar', '2. Fill the jar', '1. Cut the wick', '2. Melt the wax']
  expect(modelOf('How to Build a Garden Bed', twice).facts.has('steps')).toBe(false)
})

test('numbered tips are no steps', () => {
  const tips = ['1. Shop with a list', '2. Cook at home', '3. Freeze what is left']
  expect(modelOf('How to Save Money on Groceries', tips).facts.has('steps')).toBe(false)
})

test('one tree is asked about as all trees are', () => {
  const model = modelOf('How to Grow a Lemon Tree From Seed', ['Best Soil'])
  expect(model.facts.get('plant')?.text).toBe('lemon trees')
})

test('a step is no title, a question of the page is one', () => {
  const headings = ['Place the moss over the foam with care', 'Can I use tap water in a terrarium?']
  const titles = titleCandidates(modelOf('How to Build a Terrarium', headings)).map(
    (candidate) => candidate.title,
  )
  expect(titles).toContain('Can You Use Tap Water in a Terrarium?')
  expect(titles).toContain('How to Build a Terrarium')
  expect(titles.join(' ')).not.toMatch(/moss/i)
})

test('no gerund is made of an adverb, and "never" is no part of a task', () => {
  expect(readTask('How to Actually Remove Plum Stains', english)?.gerund).toBe(
    'Removing Plum Stains',
  )
  expect(readTask('How to Never Waste Herbs', english)).toBeNull()
})

test('a question that could be on any page is no title', () => {
  const titlesOf = (heading: string): string[] =>
    titleCandidates(modelOf('How to Build a Raised Garden Bed', [heading, 'Fill the Bed'])).map(
      ({ title }) => title,
    )
  expect(titlesOf('Which Products Are Off-Limits?')).not.toContain('Which Products Are Off-Limits?')
  const asked = 'How Deep Should a Garden Bed Be?'
  expect(titlesOf(asked)).toContain(asked)
})

test('a headline names the task and not only what the work is done to', () => {
  expect(nameLines(modelOf('How to Restore Antique Furniture', []))).toEqual([
    'Restoring Antique Furniture',
  ])
  expect(nameLines(modelOf('How to Build a Fern Terrarium', []))).toContain('Fern Terrarium')
  const lines = moreHeadlines(contentOf('How to Reduce Waste', []), english)
  expect(lines).toContain('Want to Reduce Waste?')
  expect(lines).not.toContain('Reduce Waste')
})

test('"your own" is no part of a name', () => {
  expect(readTask('How to Build Your Own Workout Routine', english)).toMatchObject({
    object: 'Workout Routine',
  })
})

test('advice is a title where it names something of the title', () => {
  const titles = titleCandidates(
    modelOf('How to Reduce Waste', [
      'Switch to Digital Documents and Paperless Billing',
      'Plan Your Meals to Reduce Food Waste at Home',
    ]),
  ).map(({ title }) => title)
  expect(titles).toContain('Plan Your Meals to Reduce Food Waste at Home')
  expect(titles).not.toContain('Switch to Digital Documents and Paperless Billing')
})

test('no headline counts tips without saying on what', () => {
  const lines = titleCandidates(modelOf('How to Save Money on Groceries: 5 Tips', [])).flatMap(
    ({ headlines }) => headlines,
  )
  expect(lines).toContain('How to Save Money on Groceries')
  expect(lines).not.toContain('5 Tips')
})
