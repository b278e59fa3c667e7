import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { tidySummary } from './tidy-summary.ts'

const english = openLanguages()('en')

const tidy = (description: string): string =>
  tidySummary({ description, title: 'Plum Bread', kind: 'recipe', paragraphs: [] }, english)

test('leaves out a label in capitals, and replaces dots between clauses with a dash', () => {
  expect(tidy('TESTED & PERFECTED RECIPE - Kids love it...this bread is hard to beat!')).toBe(
    'Kids love it – this bread is hard to beat!',
  )
})

test('removes a title that runs into the text, also without its parentheses', () => {
  const page = {
    description: 'Plum Bread The bread is soft.',
    title: 'Plum Bread (Zwetschgenbrot)',
    kind: 'recipe' as const,
    paragraphs: [],
  }
  expect(tidySummary(page, english)).toBe('The bread is soft.')
})

test('leaves out the mention of a video', () => {
  expect(tidy('Learn to bake plum bread with this easy recipe and video. It is soft.')).toBe(
    'Learn to bake plum bread with this easy recipe. It is soft.',
  )
  expect(tidy('A soft plum bread with step by step photos & video.')).toBe('A soft plum bread.')
  expect(tidy('A soft plum bread with stepwise pictures.')).toBe('A soft plum bread.')
  expect(tidy('A soft plum bread with photos and video.')).toBe('A soft plum bread.')
  expect(tidy('Plum bread and video games.')).toBe('Plum bread and video games.')
})

test.each([
  'Ideas to decorate a hallway with pictures.',
  'How to fill an album with photos.',
  'How to fill an album with photos and videos.',
  'Tips for taking photos and videos.',
])('keeps photos and videos that the text is about: %s', (text) => {
  expect(tidy(text)).toBe(text)
})

test('leaves out "this year" after an annual holiday', () => {
  expect(tidy('Try this plum bread for Christmas this year – it is soft.')).toBe(
    'Try this plum bread for Christmas – it is soft.',
  )
  expect(tidy('Plums are rare this year.')).toBe('Plums are rare this year.')
})

test('removes an exclamation mark inside parentheses', () => {
  expect(tidy('Plum bread with nuts (which take minutes to roast!) and butter, so good!')).toBe(
    'Plum bread with nuts (which take minutes to roast) and butter, so good!',
  )
})

test('a line of 152 characters without a full stop is whole, one of 160 was cut off', () => {
  const line = `Make a quick and easy meal for two with plum bread, ${'served warm, '.repeat(6)}`
  const ended = (length: number): string =>
    `${line}${'x'.repeat(length - line.length - 9)} evenings`
  expect(tidy(ended(152))).toBe(`${ended(152)}.`)
  expect(tidy(ended(160))).toBe(ended(160))
})

test('leaves out the rows of a card behind the text, and keeps a clause with a colon', () => {
  expect(tidy('A soft plum bread for any day.PREP: 8 minutes COOK: 35 minutes SCALE: easy')).toBe(
    'A soft plum bread for any day.',
  )
  const clause = 'A soft plum bread for any day. Total bliss: it keeps for a week and freezes well.'
  expect(tidy(clause)).toBe(clause)
})

test('ends a sentence before the one that begins with what a cook needs', () => {
  expect(tidy('Bake it with little in the house All you need is plums and flour.')).toBe(
    'Bake it with little in the house. All you need is plums and flour.',
  )
})

test('sets the comma of a German question within a sentence, and the gender of its beginning', () => {
  const german = (description: string): string =>
    tidySummary(
      { description, title: 'Pflaumen ernten', kind: 'story', paragraphs: [] },
      openLanguages()('de'),
    )
  expect(german('Hier gibt es Infos ab wann welche Pflaumen reif sind.')).toBe(
    'Hier gibt es Infos, ab wann welche Pflaumen reif sind.',
  )
  expect(german('Welcher ist das beste Messer? Mit Tipps wie diesen.')).toBe(
    'Welches ist das beste Messer? Mit Tipps wie diesen.',
  )
})
