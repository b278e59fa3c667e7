import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))

test('every data file has a schema', () => {
  expect(files.toSorted()).toEqual(Object.keys(schemas))
})

test.each(files)('%s is as its schema says', (file) => {
  const data: unknown = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
  expect(schemas[file]?.safeParse(data).error).toBeUndefined()
})
