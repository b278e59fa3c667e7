/**
 * What was typed into the source box as words to be kept beyond the page. Faults are left out: they
 * are reported again when it is sent. Pure.
 */
import { z } from 'zod'
import { parseJson } from '#core/contract/call/json-text.ts'
import { Picture } from '#core/contract/content/templates.contract.ts'
import { emptyDrafts, type SourceDrafts, type SourceKind } from './source-drafts.ts'

const List = z.object({ text: z.string(), limit: z.number() })
const Kept = z.object({
  kind: z.enum(['addresses', 'sitemap', 'feed', 'csv', 'text', 'keyword']),
  addresses: z.object({ text: z.string() }),
  sitemap: List,
  feed: List,
  csv: z.object({
    file: z
      .object({ name: z.string(), text: z.string(), from: z.int().min(0).default(0) })
      .nullable(),
  }),
  text: z.object({
    title: z.string(),
    text: z.string(),
    url: z.string(),
    pictures: z.array(Picture),
  }),
  keyword: z.object({ keyword: z.string(), url: z.string(), pictures: z.array(Picture) }),
})

export interface TypedSources {
  readonly kind: SourceKind
  readonly drafts: SourceDrafts
}

/** Null when nothing is typed. */
export function wordsOfSources({ kind, drafts }: TypedSources): string | null {
  const typed = partOf({ kind, drafts })
  return JSON.stringify(typed) === JSON.stringify(partOf({ kind, drafts: emptyDrafts }))
    ? null
    : JSON.stringify(typed)
}

/** Null when nothing was kept or it can't be read. */
export function sourcesOfWords(words: string | null): TypedSources | null {
  if (words === null) return null
  const kept = Kept.safeParse(parseJson(words))
  if (!kept.success) return null
  const { kind, ...typed } = kept.data
  const drafts: SourceDrafts = {
    addresses: { ...emptyDrafts.addresses, ...typed.addresses },
    sitemap: { ...emptyDrafts.sitemap, ...typed.sitemap },
    feed: { ...emptyDrafts.feed, ...typed.feed },
    csv: typed.csv,
    text: { ...emptyDrafts.text, ...typed.text },
    keyword: { ...emptyDrafts.keyword, ...typed.keyword },
  }
  return { kind, drafts }
}

function partOf({ kind, drafts }: TypedSources): unknown {
  return Kept.parse({ kind, ...drafts })
}
