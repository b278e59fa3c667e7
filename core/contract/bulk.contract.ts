/**
 * Pins from a table: each row becomes one pin of one template, with the row's own text. The browser
 * parses and maps the rows; the server checks them, renders previews and makes the pins.
 */
import { z } from 'zod'
import { defineCalls } from './call/call.ts'
import { MAX_LIST_ITEMS } from './call/list-limit.ts'
import { PinDesign } from './content/pins.contract.ts'
import { Id, Sentence, WebLink } from './call/primitives.ts'
import { ProblemCodes } from './words/problem.schema.ts'

export const MAX_BULK_ROWS = 1_000
/** Rows per check. One layout takes milliseconds, and other requests wait meanwhile. */
export const MAX_CHECKED_ROWS = 100
/** As many as a design can have. */
export const MAX_ROW_PICTURES = 4

/** A stored picture of the user, or the address of a picture on the web. */
export const RowPicture = z.union([
  z.object({ picture_id: Id }),
  z.object({ address: z.string().min(1).max(2048) }),
])
export type RowPicture = z.infer<typeof RowPicture>

export const BulkRow = z.object({
  /** The row number in the spreadsheet, from 1. */
  row: z.int().min(1),
  title: z.string().trim().min(1).max(100),
  description: z.string().max(500),
  alt_text: z.string().max(500),
  link: WebLink,
  /** The account's page at `link`; null if there is none. */
  page_id: Id.nullable(),
  headline: PinDesign.shape.headline,
  kicker: PinDesign.shape.kicker,
  items: z.array(z.string().max(160)).max(MAX_LIST_ITEMS),
  pictures: z.array(RowPicture).max(MAX_ROW_PICTURES),
  keywords: z.array(z.string().max(80)).max(30),
})
export type BulkRow = z.infer<typeof BulkRow>

/** Without `brand_kit_id` the account's main kit is used. */
export const BulkLook = z.object({
  template_id: z.string().max(60),
  brand_kit_id: Id.optional(),
})
export type BulkLook = z.infer<typeof BulkLook>

/** Warnings about one row, such as a headline that is cut to fit its box. */
export const RowFinding = z.object({
  row: z.int(),
  warnings: z.array(Sentence),
  problem_codes: ProblemCodes.optional(),
})
export type RowFinding = z.infer<typeof RowFinding>

const inAccount = z.object({ account_id: Id })

export const bulkCalls = defineCalls({
  /** Lays the rows out without fetching pictures. Rows without a finding are not in the answer. */
  checkBulk: {
    method: 'POST',
    path: '/api/accounts/:account_id/bulk/check/',
    access: 'user',
    params: inAccount,
    body: z.object({ look: BulkLook, rows: z.array(BulkRow).min(1).max(MAX_CHECKED_ROWS) }),
    answer: z.object({ findings: z.array(RowFinding) }),
    errors: ['not_found'],
  },
  /** Renders one row at half size, as a data URL. Makes no pin. */
  previewBulk: {
    method: 'POST',
    path: '/api/accounts/:account_id/bulk/preview/',
    access: 'user',
    params: inAccount,
    body: z.object({ look: BulkLook, row: BulkRow }),
    answer: z.object({
      image: z.string(),
      warnings: z.array(Sentence),
      problem_codes: ProblemCodes.optional(),
    }),
    errors: ['not_found'],
  },
  startBulk: {
    method: 'POST',
    path: '/api/accounts/:account_id/bulk/',
    access: 'user',
    params: inAccount,
    body: z.object({
      idempotency_key: Id,
      look: BulkLook,
      rows: z.array(BulkRow).min(1).max(MAX_BULK_ROWS),
    }),
    answer: z.object({ task_id: Id }),
    errors: ['not_found', 'task_running', 'quota_reached'],
  },
})
