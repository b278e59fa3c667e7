import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from './calls.ts'
import { Sentence } from './call/primitives.ts'

interface Field {
  readonly path: string
  readonly isSentence: boolean
  readonly hasCodes: boolean
}

/** The strings in an answer, each with whether its object has codes. */
function stringsIn(schema: z.core.$ZodType, path: string, hasCodes = false): Field[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return stringsIn(schema.def.innerType, path, hasCodes)
  if (schema instanceof z.ZodArray) return stringsIn(schema.element, path, hasCodes)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => stringsIn(option, path, hasCodes))
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      stringsIn(field, `${path}.${name}`, 'problem_codes' in schema.shape),
    )
  return schema instanceof z.ZodString ? [{ path, isSentence: schema === Sentence, hasCodes }] : []
}

const strings = Object.entries(calls).flatMap(([name, { answer }]) =>
  answer === 'binary' ? [] : stringsIn(answer, name),
)

test('each sentence in an answer has its code beside it', () => {
  const sentences = strings.filter(({ isSentence }) => isSentence)
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter(({ hasCodes }) => !hasCodes)).toEqual([])
})

test('a string named like a sentence is one', () => {
  const named = strings.filter(({ path }) =>
    /\.(?:message|detail|error|warnings?|notes?|reason|sentences?|problems?)$/.test(path),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ isSentence }) => !isSentence)).toEqual([])
})
