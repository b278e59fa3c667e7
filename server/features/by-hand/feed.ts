/** The private calendar feed: anyone with its secret address can read one account's plan. */
import { calendarFeed, type FeedEvent } from '#core/by-hand/calendar-feed.ts'
import { reminderWords, type ReminderWords } from '#core/by-hand/reminder-words.ts'
import { tagLink } from '#core/pins/pin-link.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfSecret } from './feed-secret.ts'
import { type OpenPublication, openPublications, type PlanNeeds } from './open-publications.ts'
import { findFeed } from './reminders.store.ts'

const DAY_MS = 86_400_000
/** What was not published by then is no reminder any more. */
const DAYS_BACK = 30
const MAX_EVENTS = 2_000

type Parts = PlanNeeds & Pick<Platform, 'config' | 'database' | 'clock'>

/** Null when no calendar has this address, or no longer. */
export async function readFeed(parts: Parts, secret: string): Promise<string | null> {
  const { config, database, clock } = parts
  const feed = await findFeed(database.root, hashOfSecret(secret))
  if (feed === undefined) return null
  const { owner, accountId, accountName, language } = feed
  const open = await openPublications(parts, database.root, {
    key: { owner, accountId },
    from: clock.now() - DAYS_BACK * DAY_MS,
    to: Number.MAX_SAFE_INTEGER,
    most: MAX_EVENTS,
  })
  const words = reminderWords[language]
  const dueList = config.publicUrlReachable ? dueListOf(config.publicUrl) : null
  return calendarFeed({
    name: words.calendar(accountName),
    brand: config.brand,
    events: open.map((one) => eventOf(one, { words, dueList })),
  })
}

export function dueListOf(publicUrl: string): string {
  return siteAddress(publicUrl, '/calendar/due')
}

/** `publicUrl`: with or without a slash at its end. `path`: with one at its start. */
export function siteAddress(publicUrl: string, path: string): string {
  return `${publicUrl.replace(/\/$/, '')}${path}`
}

function eventOf(
  { pin, publication, board, way }: OpenPublication,
  { words, dueList }: { readonly words: ReminderWords; readonly dueList: string | null },
): FeedEvent {
  const parts = [
    words[way],
    ...(board === '' ? [] : [words.board(board)]),
    pin.description,
    ...(pin.link === '' ? [] : [words.link(tagLink(pin.link, publication.id))]),
    ...(dueList === null ? [] : [words.dueList(dueList)]),
  ]
  return {
    id: publication.id,
    at: publication.at,
    changedAt: pin.updated_at,
    title: words.event(pin.title),
    description: parts.filter((part) => part !== '').join('\n'),
    url: dueList,
  }
}
