/** Lines of a workspace file as rows of the store, under new names and a new owner. */
import { withCodes } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { isUnsent } from '#core/pins/book/pin-publications.ts'
import { importedPlans } from '#core/workspace/imported-plans.ts'
import { rename, type Renaming } from '#core/workspace/renaming.rules.ts'
import {
  EventLine,
  FontLine,
  PageLine,
  PictureLine,
  PinLine,
  VideoLine,
} from '#core/workspace/workspace.schema.ts'
import type { AccountTables } from '../../../platform/database/tables/accounts.tables.ts'
import type { MediaTables } from '../../../platform/database/tables/media.tables.ts'
import type { PageTables } from '../../../platform/database/tables/pages.tables.ts'
import type { PictureTables } from '../../../platform/database/tables/pictures.tables.ts'
import type { ResultTables } from '../../../platform/database/tables/results.tables.ts'
import type { PinTables } from '../../../platform/database/tables/pins.tables.ts'
import type { GoodVideo } from '../video-check.ts'

type Tables = PictureTables & MediaTables & PageTables & PinTables & ResultTables & AccountTables
/** In the order in which they are stored: what is referred to comes first. */
export const spooledTables = [
  'pictures',
  'fonts',
  'videos',
  'pages',
  'interests',
  'removed_interests',
  'page_pictures',
  'pins',
  'pin_events',
  'publications',
  'account_days',
  'network_pins',
  'pin_days',
  'favored_templates',
] as const
export type SpooledTable = (typeof spooledTables)[number]
export type RowOf<T extends SpooledTable> = Tables[T]
export type Put = <T extends SpooledTable>(table: T, row: RowOf<T>) => void

export interface Landing {
  /**
   * Of the import: what is deleted begins its 30 days again, or the next sweep would take it, and
   * nothing is of the future, or none would.
   */
  readonly now: number
  readonly owner: string
  readonly accountId: string
  readonly to: Renaming
  /** Instants of slots that publications of the account hold. */
  readonly slots: Set<number>
}

/** Was being read when the file was made: the task that read it is not here. */
const INTERRUPTED = {
  code: 'not_made',
  ...withCodes({ message: problem('pages.exportedUnread') }),
} as const

export function pictureRow(line: PictureLine, { owner, to, now }: Landing): RowOf<'pictures'> {
  const { facts, name, ...rest } = rename(PictureLine, line, to)
  return {
    ...rest,
    user_id: owner,
    name: to.fileName(name),
    facts: facts === null ? null : JSON.stringify(facts),
    created_at: now,
  }
}

export function fontRow(line: FontLine, { owner, to, now }: Landing): RowOf<'fonts'> {
  const { name, ...rest } = rename(FontLine, line, to)
  return {
    ...rest,
    user_id: owner,
    name: to.fileName(name),
    created_at: Math.min(rest.created_at, now),
  }
}

/** Stored now: kept for a day without use, like one that was just uploaded. */
export function videoRow({ line, facts }: GoodVideo, { owner, to, now }: Landing): RowOf<'videos'> {
  const { id, bytes } = rename(VideoLine, line, to)
  return {
    id,
    user_id: owner,
    name: to.fileName(line.name),
    bytes,
    duration_ms: facts.durationMs,
    width: facts.width,
    height: facts.height,
    created_at: now,
  }
}

export function putPage(put: Put, line: PageLine, { owner, accountId, to, now }: Landing): void {
  const {
    interests,
    removed_interests,
    pictures,
    content,
    error,
    given,
    warnings,
    problem_codes,
    ...rest
  } = rename(PageLine, line, to)
  const isCut = rest.status === 'pending' && content === null
  const failure = isCut ? { address: rest.url, ...INTERRUPTED } : error
  const status = rest.status !== 'pending' ? rest.status : isCut ? 'failed' : 'ready'
  const times = {
    created_at: Math.min(rest.created_at, now),
    fetched_at: rest.fetched_at === null ? null : Math.min(rest.fetched_at, now),
  }
  put('pages', {
    ...rest,
    ...times,
    user_id: owner,
    account_id: accountId,
    status,
    error: orNull(failure),
    given: orNull(given),
    content: orNull(content),
    warnings: JSON.stringify(warnings),
    problem_codes: orNull(problem_codes ?? null),
  })
  for (const { interest, ...row } of interests)
    put('interests', {
      ...row,
      user_id: owner,
      page_id: rest.id,
      interest: JSON.stringify(interest),
    })
  for (const name_key of new Set(removed_interests))
    put('removed_interests', { page_id: rest.id, name_key })
  for (const picture of pictures) put('page_pictures', { ...picture, page_id: rest.id })
}

export function putPin(put: Put, line: PinLine, landing: Landing): void {
  const { owner, accountId, to, now } = landing
  const { pin: old, position, deleted_at } = rename(PinLine, line, to)
  const { pin } = importedPlans(old, now)
  put('pins', {
    id: pin.id,
    account_id: accountId,
    user_id: owner,
    page_id: pin.page_id,
    status: pin.status,
    position,
    deleted_at: deleted_at === null ? null : now,
    pin: JSON.stringify(pin),
  })
  // A deleted pin has nothing due.
  for (const one of pin.publications ?? [])
    if (deleted_at === null || !isUnsent(one))
      put('publications', publicationRow(pin.id, one, landing))
}

/** Two may have had the same slot one after the other, the first having failed: one holds it. */
function publicationRow(
  pinId: string,
  { id, board_id, state, at, slot_id }: Publication,
  { owner, accountId, slots }: Landing,
): RowOf<'publications'> {
  const holdsSlot = slot_id !== undefined && state !== 'failed' && !slots.has(at)
  if (holdsSlot) slots.add(at)
  return {
    account_id: accountId,
    id,
    user_id: owner,
    trace: null,
    pin_id: pinId,
    board_id,
    state,
    due_at: at,
    slot_at: holdsSlot ? at : null,
  }
}

export function eventRow(
  line: EventLine,
  { owner, accountId, to, now }: Landing,
): RowOf<'pin_events'> {
  const { revision, recorded_at, envelope } = rename(EventLine, line, to)
  return {
    account_id: accountId,
    revision,
    id: envelope.id,
    user_id: owner,
    recorded_at: Math.min(recorded_at, now),
    envelope: JSON.stringify(envelope),
  }
}

const orNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
