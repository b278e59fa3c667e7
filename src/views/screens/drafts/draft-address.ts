/**
 * The filters of Drafts as its address has them: short names, only what differs from the default,
 * lists with commas. Addresses are written by hand and kept for years: what is not understood is
 * dropped, never refused.
 */
import { z } from 'zod'
import { Id, Time } from '#core/contract/call/primitives.ts'
import { PinStatus, PinType } from '#core/contract/content/pin-kinds.schema.ts'
import { PinFilters } from '#core/pins/filters/pin-filters.schema.ts'

const words = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const listOf = <T extends z.ZodType<string, string>>(entry: T) =>
  words.transform((text) =>
    text
      .split(',')
      .filter((part) => entry.safeParse(part).success)
      .join(','),
  )

/** Each entry alone may be missing or wrong. Times are ms UTC, as in the filters. */
const DraftSearch = z.object({
  q: words.pipe(z.string().min(1).max(200)).optional().catch(undefined),
  status: listOf(PinStatus).pipe(z.string().min(1)).optional().catch(undefined),
  type: PinType.optional().catch(undefined),
  favored: z.boolean().optional().catch(undefined),
  from: Time.optional().catch(undefined),
  to: Time.optional().catch(undefined),
  page: Id.optional().catch(undefined),
  board: z
    .union([z.literal('none'), Id])
    .optional()
    .catch(undefined),
  interest: words.pipe(z.string().min(1).max(80)).optional().catch(undefined),
  exported: z.boolean().optional().catch(undefined),
  sort: z
    .string()
    .transform((text) => text.replace('-', ' '))
    .pipe(PinFilters.shape.sort.unwrap().element)
    .transform(slugOf)
    .optional()
    .catch(undefined),
  /** As a spreadsheet; without it, as cards. Not a filter: it stays when filters change. */
  view: z.literal('sheet').optional().catch(undefined),
})
export type DraftSearch = {
  [Name in keyof z.infer<typeof DraftSearch>]?: Exclude<
    z.infer<typeof DraftSearch>[Name],
    undefined
  >
}

export function draftSearch(search: Record<string, unknown>): DraftSearch {
  return withoutUndefined(DraftSearch.parse(search))
}

/** "title-asc": a blank would be a plus or %20 in the address. */
export function slugOf(entry: string): string {
  return entry.replace(' ', '-')
}

export function withoutUndefined(all: object): DraftSearch {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
