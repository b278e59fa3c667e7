/** The kind of a page, finer than the kinds that are stored with it. */
import type { PageKind } from '#core/contract/pages.contract.ts'
import type { Material } from '../writer/material.ts'
import type { Section } from './sections.ts'

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

export function modelKindOf({ content }: Material, _sections: readonly Section[]): ModelKind {
  return BY_KIND[content.kind]
}
