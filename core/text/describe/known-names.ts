/** Persons whom a text takes as known, because an earlier line of the page spoke of them in full. */
import type { Sentence } from '../writer/good-sentences.ts'

/** In these only names have capitals inside a sentence. */
const NAMES_STAND_OUT = new Set(['en', 'es', 'fr'])
const FULL_NAME = /(?<!\p{L})(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}{2,})(?![\p{L}-])/gu
const LONE_NAME = /(?<=\p{Ll}[,’'\w]*\s)(\p{Lu}\p{Ll}{2,})(?!\p{L}|\s\p{Lu})/gu

/** By last name: where the page first says the full one. */
export function fullNames(
  sentences: readonly Sentence[],
  lang: string,
): ReadonlyMap<string, Sentence> {
  const found = new Map<string, Sentence>()
  if (!NAMES_STAND_OUT.has(lang)) return found
  for (const sentence of sentences)
    for (const [, , last = ''] of sentence.text.matchAll(FULL_NAME))
      if (!found.has(last)) found.set(last, sentence)
  return found
}

/** "Harlow" alone, where "Nora Harlow" stands further up and not in these sentences. */
export function takesAsKnown(
  sentences: readonly Sentence[],
  names: ReadonlyMap<string, Sentence>,
): boolean {
  const [start] = sentences
  return sentences.some(({ text }) =>
    [...text.matchAll(LONE_NAME)].some(([, name = '']) => {
      const full = names.get(name)
      return full !== undefined && start !== undefined && full.order < start.order
    }),
  )
}
