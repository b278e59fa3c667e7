/** The kind of a page, finer than the kinds that are stored with it. */
import type { PageKind } from '#core/contract/pages.contract.ts'
import type { Material } from '../writer/material.ts'
import type { Section } from './sections.ts'
import { isWorldLang } from './world/recipe-words.ts'
import { readWorldTitle } from './world/world-title.ts'

export const modelKinds = [
  'recipe',
  'list',
  'howTo',
  'travel',
  'review',
  'guide',
  'story',
  'news',
  'questions',
] as const
export type ModelKind = (typeof modelKinds)[number]

const BY_KIND: Readonly<Record<PageKind, ModelKind>> = {
  recipe: 'recipe',
  how_to: 'howTo',
  list: 'list',
  story: 'story',
  product: 'review',
  keyword: 'guide',
  other: 'guide',
}

export function modelKindOf(
  { content, language }: Material,
  _sections: readonly Section[],
): ModelKind {
  const stored = BY_KIND[content.kind]
  if (stored === 'recipe' || !isWorldLang(language.lang)) return stored
  return readWorldTitle(content.title, language.lang)?.kind ?? stored
}
