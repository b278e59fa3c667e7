/**
 * Filters and sort order of the pin list. Separate from the code that applies them, so that only
 * screens with a list load that.
 */
import { z } from 'zod'
import { Id, Time } from '#core/contract/call/primitives.ts'
import { PinStatus, PinType } from '#core/contract/content/pin-kinds.schema.ts'

export const SortField = z.enum([
  'created_at',
  'updated_at',
  'title',
  'status',
  'favored',
  'board_name',
  'pin_type',
])
export type SortField = z.infer<typeof SortField>
export const SortEntry = z.templateLiteral([SortField, ' ', z.enum(['asc', 'desc'])])
export type SortEntry = z.infer<typeof SortEntry>

/**
 * Each field falls back to its default, so that an old bookmark or an edited address never fails.
 */
export const PinFilters = z.object({
  query: z.string().max(200).catch(''),
  status: z.array(z.enum(['all', ...PinStatus.options])).catch(['all']),
  pinType: z.enum(['', ...PinType.options]).catch(''),
  favored: z.enum(['', 'true', 'false']).catch(''),
  sort: z.array(SortEntry).min(1).catch(['created_at desc']),
  /**
   * From (inclusive) and to (exclusive), ms UTC. Null: open. The caller turns "last 7 days" into
   * times.
   */
  createdAt: z
    .object({ from: Time.nullable(), to: Time.nullable() })
    .catch({ from: null, to: null }),
  pageId: z.union([z.literal(''), Id]).catch(''),
  /** `none`: pins without a board. */
  boardId: z.union([z.enum(['', 'none']), Id]).catch(''),
  /** The interest's name, because several pages may have interests of the same name. */
  interest: z.string().max(80).catch(''),
  exported: z.enum(['', 'true', 'false']).catch(''),
})
export type PinFilters = z.infer<typeof PinFilters>

export const defaultFilters: PinFilters = {
  query: '',
  status: ['all'],
  pinType: '',
  favored: '',
  sort: ['created_at desc'],
  createdAt: { from: null, to: null },
  pageId: '',
  boardId: '',
  interest: '',
  exported: '',
}
