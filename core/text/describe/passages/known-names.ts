/** Persons whom a text takes as known, because an earlier line of the page spoke of them in full. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Material } from '../../writer/material.ts'
import type { Sentence } from '../../writer/good-sentences.ts'

/** In these only names have capitals inside a sentence. */
const NAMES_STAND_OUT = new Set(['en', 'es', 'fr'])
const FULL_NAME = /(?<!\p{L})(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}{2,})(?![\p{L}-])/gu
const LONE_NAME = /(?<=\p{Ll}[,’'\w]*\s)(\p{Lu}\p{Ll}{2,})(?!\p{L}|\s\p{Lu})/gu

/** "Lee spoke to …": the first word of a sentence. */
const LONE_START = /^(\p{Lu}\p{Ll}{2,})(?=(?:['’]s)? \p{Ll})/gu

/** By last name, unless the title has it: the paragraph in which the page first says the full one. */
export function fullNames({
  paragraphs,
  title,
  lang,
}: Pick<PageContent, 'paragraphs' | 'title' | 'lang'>): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  if (!NAMES_STAND_OUT.has(lang)) return found
  for (const [at, text] of paragraphs.entries())
    for (const [, , last = ''] of text.matchAll(FULL_NAME))
      if (!found.has(last) && !title.includes(last)) found.set(last, at)
  return found
}

/** "Harlow" alone, where "Nora Harlow" is further up and not in these sentences. */
export function takesAsKnown(
  sentences: readonly Sentence[],
  names: ReadonlyMap<string, number>,
): boolean {
  const [start] = sentences
  return sentences.some(({ text }) =>
    [...text.matchAll(LONE_NAME), ...text.matchAll(LONE_START)].some(([, name = '']) => {
      const full = names.get(name)
      return full !== undefined && start !== undefined && full < start.at
    }),
  )
}

const PERSON = /(?<!\p{L})(?:she|he|her|his|him)(?!\p{L})/iu
const OWNER = /^(\p{Lu}\p{Ll}+)['’]s \p{Ll}/u

/** "Kelley’s closet is customizable. She shares …": somebody whose picture or link is beside it. */
export function namesSomebody(
  sentences: readonly Sentence[],
  { content: { title }, language }: Material,
): boolean {
  return sentences.some(({ text }) => {
    const owner = OWNER.exec(text)?.[1] ?? ''
    const isName = owner !== '' && language.tokens(text)[0]?.pos === 'PROPN'
    return PERSON.test(text) || (isName && !title.includes(owner))
  })
}
