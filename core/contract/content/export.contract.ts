/**
 * Files made of committed pins. Which pins are committed is known only to the browser, so it names
 * them.
 */
import { issueCode } from '../call/issue-code.ts'
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { languages } from '../call/languages.ts'
import { Id } from '../call/primitives.ts'

const Words = z.string().min(1).max(200)

/** The headings of `captions.html`, in the language of the caller, which sends them along. */
export const CaptionsWords = z.object({
  language: z.enum(languages),
  pins: Words,
  lead: Words,
  title: Words,
  description: Words,
  link: Words,
  alt_text: Words,
  keywords: Words,
  no_board: Words,
  copy: Words,
  copied: Words,
  by_hand: Words,
})
export type CaptionsWords = z.infer<typeof CaptionsWords>

export const exportCalls = defineCalls({
  /**
   * `zip`: a folder a board, pictures named by title, `captions.html`. `csv`: a ZIP of files of at
   * most 200 rows each, or the one CSV itself when one suffices; a row a board. Pins that the
   * preflight refuses are left out and named in `report.json` (ZIP) or the `X-Pinloom-Left-Out`
   * header (a single CSV: a count). Without `captions` the page of captions is in English.
   */
  exportPins: {
    method: 'POST',
    path: '/api/accounts/:account_id/export/',
    access: 'user',
    params: z.object({ account_id: Id }),
    body: z.object({
      format: z.enum(['zip', 'csv']),
      pin_ids: z.array(Id).min(1, issueCode('export.choosePin')).max(5000),
      captions: CaptionsWords.optional(),
    }),
    answer: 'binary',
    errors: ['not_found'],
  },
})
