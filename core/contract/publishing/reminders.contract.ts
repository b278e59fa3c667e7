/**
 * Reminders of what is to be published by hand: a private calendar feed, and a mail each morning.
 */
import { z } from 'zod'
import { languages } from '../call/languages.ts'
import { defineCalls } from '../call/call.ts'
import { Empty, Id, Time } from '../call/primitives.ts'

export const Reminders = z.object({
  /** When the feed's address was made; null = there is none. */
  feed_made_at: Time.nullable(),
  has_mail: z.boolean(),
})
export type Reminders = z.infer<typeof Reminders>

/** In which the server writes. */
const Language = z.enum(languages)
const ofAccount = {
  access: 'user',
  params: z.object({ account_id: Id }),
  errors: ['not_found'],
} as const

export const reminderCalls = defineCalls({
  getReminders: {
    ...ofAccount,
    method: 'GET',
    path: '/api/accounts/:account_id/reminders/',
    answer: Reminders,
  },
  /** Makes a new address; the old one stops working. It is shown once: only its hash is kept. */
  makeFeed: {
    ...ofAccount,
    method: 'POST',
    path: '/api/accounts/:account_id/reminders/feed/',
    body: z.object({ language: Language }),
    answer: z.object({ url: z.url() }),
  },
  endFeed: {
    ...ofAccount,
    method: 'DELETE',
    path: '/api/accounts/:account_id/reminders/feed/',
    answer: Empty,
  },
  setDueMail: {
    ...ofAccount,
    method: 'PUT',
    path: '/api/accounts/:account_id/reminders/mail/',
    body: z.object({ is_on: z.boolean(), language: Language }),
    answer: Reminders,
  },
})
