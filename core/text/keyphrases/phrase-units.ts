/** What a page's phrases are looked for in: sentences of tokens, with their places. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language, Token } from '../language/language.ts'
import { textUnits, withoutTitleCase } from '../language/page-text.ts'

export interface Sentence {
  readonly where: 'title' | 'heading' | 'body' | 'entry' | 'ingredient' | 'category' | 'picture'
  readonly tokens: readonly Token[]
}

interface Unit {
  readonly where: Sentence['where']
  readonly text: string
}

/** Of a gallery more would drown its text. */
const MAX_PICTURES = 12
const SORTS = new Set(['category', 'cuisine'])

export function phraseUnits(content: PageContent): Unit[] {
  const valuesOf = (isWanted: (name: string) => boolean): string[] =>
    content.facts.filter(({ name }) => isWanted(name)).map(({ value }) => value)
  const ingredients = new Set(valuesOf((name) => name === 'ingredient'))
  const chrome = new Set(
    content.headings.filter(({ is_topic }) => is_topic === false).map(({ text }) => text),
  )
  const placeOf = (text: string, where: Sentence['where']): Sentence['where'] => {
    if (ingredients.has(text)) return 'ingredient'
    return where === 'heading' && chrome.has(text) ? 'body' : where
  }
  return [
    ...textUnits(content).map(({ text, where }) => ({ text, where: placeOf(text, where) })),
    ...valuesOf((name) => SORTS.has(name))
      .flatMap((value) => value.split(','))
      .map((text) => ({ text, where: 'category' as const })),
    ...content.pictures
      .slice(0, MAX_PICTURES)
      .map(({ alt }) => ({ text: alt, where: 'picture' as const })),
  ].filter(({ text }) => text.trim() !== '')
}

/** Tagged once each; in order. */
export function readSentences(units: readonly Unit[], language: Language): Sentence[] {
  return units.flatMap(({ text, where }) => {
    const plain = language.method === 'parts_of_speech' ? withoutTitleCase(text) : text
    const sentences: Token[][] = [[]]
    for (const token of language.tokens(plain)) {
      sentences.at(-1)?.push(token)
      if (/^[.!?。！？]$/u.test(token.text)) sentences.push([])
    }
    return sentences.filter((tokens) => tokens.length > 0).map((tokens) => ({ where, tokens }))
  })
}
