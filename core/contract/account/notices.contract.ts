/** Notices about a person's accounts, in the product and by mail, and the settings for them. */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { Empty, Id, Sentence, Time } from '../call/primitives.ts'
import { ProblemCodes } from '../words/problem.schema.ts'

/**
 * `connection`: it is lost or stopped. `failures`: the last three pins could not be published.
 * `planDry`: nothing is planned beyond the next days. `asked`: only the person can find out whether
 * a pin was published. `automation`: three runs in a row failed.
 */
export const NoticeKind = z.enum(['connection', 'failures', 'asked', 'planDry', 'automation'])
export type NoticeKind = z.infer<typeof NoticeKind>

export const Notice = z.object({
  id: Id,
  account_id: Id,
  kind: NoticeKind,
  problem: Sentence,
  problem_codes: ProblemCodes.optional(),
  created_at: Time,
})
export type Notice = z.infer<typeof Notice>

export const MAX_DRY_DAYS = 30

const Ways = z.object({ in_product: z.boolean(), by_mail: z.boolean() })
export const NoticeSettings = z.object({
  connection: Ways,
  failures: Ways,
  asked: Ways,
  planDry: Ways.extend({ days: z.number().int().min(1).max(MAX_DRY_DAYS) }),
  automation: Ways,
})
export type NoticeSettings = z.infer<typeof NoticeSettings>

export const defaultNoticeSettings: NoticeSettings = {
  connection: { in_product: true, by_mail: true },
  failures: { in_product: true, by_mail: true },
  asked: { in_product: true, by_mail: true },
  planDry: { in_product: true, by_mail: false, days: 3 },
  automation: { in_product: true, by_mail: true },
}

export const noticeCalls = defineCalls({
  /** Those that are to be shown, newest first. */
  listNotices: {
    method: 'GET',
    path: '/api/notices/',
    access: 'user',
    answer: z.object({ notices: z.array(Notice) }),
  },
  /** It is not shown again while its cause lasts. */
  dismissNotice: {
    method: 'DELETE',
    path: '/api/notices/:notice_id/',
    access: 'user',
    params: z.object({ notice_id: Id }),
    answer: Empty,
    errors: ['not_found'],
  },
  getNoticeSettings: {
    method: 'GET',
    path: '/api/notice-settings/',
    access: 'user',
    answer: NoticeSettings,
  },
  putNoticeSettings: {
    method: 'PUT',
    path: '/api/notice-settings/',
    access: 'user',
    body: NoticeSettings,
    answer: NoticeSettings,
  },
})
