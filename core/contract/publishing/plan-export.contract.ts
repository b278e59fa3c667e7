/**
 * The plan of an account as Pinterest's bulk CSV. What went into a file is remembered on the
 * server, beside the plan, so that it is neither taken twice nor also sent by the publisher.
 */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { issueCode } from '../call/issue-code.ts'
import { Empty, Id, Time } from '../call/primitives.ts'

export const MAX_PLANNED_PER_FILE = 5_000

/** A publication that is in a file; `due_at`: for when. Its plan may have been changed since. */
export const FiledPublication = z.object({ publication_id: Id, filed_at: Time, due_at: Time })
export type FiledPublication = z.infer<typeof FiledPublication>

/**
 * Where the person puts the pictures online, when Pinterest can't fetch them from this server. A
 * file's name is appended.
 */
export const PictureFolder = z
  .url({ protocol: /^https?$/ })
  .max(1_000)
  .transform((address) => (address.endsWith('/') ? address : `${address}/`))

const ofAccount = {
  access: 'user',
  params: z.object({ account_id: Id }),
  errors: ['not_found'],
} as const
const ids = z.array(Id).min(1, issueCode('planExport.choose')).max(MAX_PLANNED_PER_FILE)

export const planExportCalls = defineCalls({
  /** Only what is still planned or failed. */
  listFiled: {
    ...ofAccount,
    method: 'GET',
    path: '/api/accounts/:account_id/plan-file/',
    answer: z.object({ filed: z.array(FiledPublication) }),
  },
  /**
   * One CSV, or a ZIP: of several files of at most 200 rows, and with the pictures when Pinterest
   * can't fetch them from here. What the preflight refuses, what is not planned any more and what
   * has lost its picture is left out: the `X-Pinloom-Left-Out` header counts it, the `report.json`
   * of a ZIP names it. Nothing of a copy is remembered: its pins still go out from here.
   */
  makePlanFile: {
    ...ofAccount,
    method: 'POST',
    path: '/api/accounts/:account_id/plan-file/',
    body: z.object({
      publication_ids: ids,
      picture_folder: PictureFolder.optional(),
      is_copy: z.boolean().optional(),
    }),
    answer: 'binary',
  },
  /** The file was not uploaded: these are free again. */
  forgetFiled: {
    ...ofAccount,
    method: 'POST',
    path: '/api/accounts/:account_id/plan-file/forgotten/',
    body: z.object({ publication_ids: ids }),
    answer: Empty,
  },
})
