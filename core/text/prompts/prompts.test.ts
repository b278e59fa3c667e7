import { expect, test } from 'vitest'
import { promptKinds } from '../data/prompt-kinds.ts'
import { findPrompts, prompts } from './prompts.ts'

test('every prompt says what is to be filled in, and has a name of its own', () => {
  expect(prompts.filter(({ text }) => !/\{[a-z][^}]+\}/.test(text))).toEqual([])
  expect(new Set(prompts.flatMap(({ id, title }) => [id, title])).size).toBe(prompts.length * 2)
  expect(new Set(prompts.map(({ kind }) => kind))).toEqual(new Set(promptKinds))
})

test('found by all words, wherever they are, and by kind', () => {
  expect(findPrompts('BOARD names', null).map(({ id }) => id)).toEqual(['boards'])
  expect(findPrompts('board', 'Plan').map(({ id }) => id)).toEqual(['boards', 'week'])
  expect(findPrompts('', null)).toHaveLength(prompts.length)
  expect(findPrompts('no such word', null)).toEqual([])
})
