import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  BoardGrammar,
  BoardNames,
  CategorySeeds,
  EmptyNouns,
  Measures,
  PlainWordLists,
  Prompts,
  ProperWords,
} from './word-lists.schema.ts'

const schemas: Readonly<Record<string, z.ZodType>> = {
  'board-grammar.json': BoardGrammar,
  'board-names.ar.json': BoardNames,
  'board-names.de.json': BoardNames,
  'board-names.en.json': BoardNames,
  'category-seeds.json': CategorySeeds,
  'empty-nouns.json': EmptyNouns,
  'filler-words.json': PlainWordLists,
  'measures.json': Measures,
  'prompts.json': Prompts,
  'proper-words.json': ProperWords,
  'stop-words.json': PlainWordLists,
  'topic-words.json': PlainWordLists,
}
const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' })
const names = Object.keys(files).map((path) => path.slice('./'.length))

test('every data file has a schema', () => {
  expect(names.toSorted()).toEqual(Object.keys(schemas))
})

test.each(names)('%s is as its schema says', (name) => {
  expect(schemas[name]?.safeParse(files[`./${name}`]).error).toBeUndefined()
})
