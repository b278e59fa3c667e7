import { expect, test } from 'vitest'
import { isWrittenForPage } from './written-summary.ts'

const page = {
  lang: 'en',
  paragraphs: [
    'We came home late. A simple linen bag holds twelve apples, and it folds flat.',
    'Cut two pieces of cloth.',
  ],
}

test('a summary with sentences that the text lacks was written for the page', () => {
  expect(isWrittenForPage('Stop guessing. Learn how to sew a linen bag in an hour.', page)).toBe(
    true,
  )
})

test('a summary that repeats the text was taken from it, also where it was cut', () => {
  const copy = 'A simple linen bag holds twelve apples, and it folds flat.'
  expect(isWrittenForPage(copy, page)).toBe(false)
  expect(isWrittenForPage(`Learn how to sew a bag for the market. ${copy}`, page)).toBe(false)
  expect(isWrittenForPage('A simple linen bag holds twelve apples, and …', page)).toBe(false)
})

test('short sentences alone are no summary', () => {
  expect(isWrittenForPage('Made of linen.', page)).toBe(false)
  expect(isWrittenForPage('', page)).toBe(false)
})
