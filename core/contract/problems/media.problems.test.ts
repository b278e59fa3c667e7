import { expect, test } from 'vitest'
import { problemWords } from '../words/problem-words.ts'
import { mediaProblem, mediaProblems } from './media.problems.ts'

const words = (seconds: number) =>
  problemWords(mediaProblem('video.tooShort', { seconds, least: 4 }), {
    language: 'en',
    messages: mediaProblems,
  })

test('the length of a short video is counted', () => {
  expect(words(1)).toContain('1 second long')
  expect(words(0.5)).toContain('0.5 seconds long')
})
