/** The pins of an article get their boards and become drafts, and then their times. */
import { v5, v7 } from 'uuid'
import { boardByWords } from '#core/automations/board-by-words.ts'
import { planPins, type PlannedPin } from '#core/automations/plan-pins.ts'
import type { AutomationSettings } from '#core/contract/publishing/automations.contract.ts'
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { AccountSchedule, ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { sourcePicturesOf } from '#core/preflight/preflight.ts'
import { settledSendings } from '#core/schedule/rule-delays.ts'
import type { Sending } from '#core/schedule/spacing.ts'
import type { Queries } from '../../platform/database/database.ts'
import { changeArticle } from './articles.store.ts'
import type { AccountKey, AutomationParts } from './automation-parts.ts'
import type { AutomationRow } from './automations.store.ts'
import { plannedPinIds, problemOf } from './pages.store.ts'
import { changeLine, changeRun, type Held, type RunLine } from './runs.store.ts'
import { scheduleOf } from './zone-of.ts'

/** A run at work. */
export interface Working {
  readonly held: Held
  readonly automation: AutomationRow
  readonly signal: AbortSignal
}

/** In one transaction with the line, so a run that is broken off gives no pin two boards. */
export async function draftPins(
  parts: AutomationParts,
  { held, automation }: Working,
  { line, report }: { readonly line: RunLine; readonly report: TaskReport },
): Promise<void> {
  const { database, clock } = parts
  const { settings } = automation
  const boards = await boardNames(parts, held)
  const [failure] = report.failures
  const isPlanned = settings.goal.kind !== 'drafts'
  await database.transaction(async (tx) => {
    await changeRun(tx, held.run, {})
    const pins = await parts.getPins(tx, held, parts.pinIdsOf(report.id, report.total))
    const events = pins.flatMap((pin): SharedPinEvent[] => {
      const edit = draftOf(pin, settings, boards)
      return edit === null ? [] : [{ type: 'pin.updated', data: edit }]
    })
    await parts.appendCheckedEvents(tx, {
      ...keyOf(held),
      tab: tabOf(held.run.id),
      events: events.map((event, at) => ({
        id: v5(`draft ${line.ordinal} ${at}`, held.run.id),
        at: clock.now(),
        cause: report.id,
        event,
      })),
    })
    await changeLine(tx, line, {
      pins: pins.length,
      state: isPlanned ? 'planning' : 'done',
      ...(failure === undefined ? {} : { problem: problemOf(failure) }),
    })
    await changeArticle(tx, automation.id, { key: line.key, state: isPlanned ? 'running' : 'done' })
  })
}

const keyOf = ({ owner, accountId }: AccountKey): AccountKey => ({ owner, accountId })
const tabOf = (runId: string): string => `automation:${runId}`

type BoardNames = ReadonlyMap<string, string>

/** What `board_name` says of each board and section that is there. */
async function boardNames(
  { database, listBoards }: AutomationParts,
  key: AccountKey,
): Promise<BoardNames> {
  const boards = await listBoards(database.root, keyOf(key))
  return new Map(
    boards.flatMap(({ id, name, sections }): [string, string][] => [
      [id, name],
      ...sections.map((one): [string, string] => [`${id}/${one.id}`, `${name} / ${one.name}`]),
    ]),
  )
}

const nameOf = (board: PinBoard, names: BoardNames): string | undefined =>
  names.get(
    board.section_id === undefined ? board.board_id : `${board.board_id}/${board.section_id}`,
  )

/** Null: a person was faster. A board that is gone is left out. */
function draftOf(pin: Pin, settings: AutomationSettings, names: BoardNames) {
  if (pin.status !== 'generated' || pin.boards.length > 0) return null
  const isThere = (board: PinBoard | null): board is PinBoard =>
    board !== null && nameOf(board, names) !== undefined
  const boards = settings.boards.filter(({ board }) => isThere(board))
  const fallback = isThere(settings.default_board) ? settings.default_board : null
  const board = boardByWords(pin, { boards, default_board: fallback })
  const before = { status: pin.status, boards: pin.boards, board_name: pin.board_name }
  return {
    id: pin.id,
    patch: {
      status: 'draft' as const,
      ...(board === null ? {} : { boards: [board], board_name: nameOf(board, names) ?? '' }),
    },
    before: board === null ? { status: pin.status } : before,
  }
}

/**
 * What somebody else has planned meanwhile is refused, and its pin finds another time at the next
 * try. Pins without a time after that stay drafts.
 */
export async function planDrafts(
  parts: AutomationParts,
  { held, automation }: Working,
  line: RunLine,
): Promise<boolean> {
  const pins = await pinsOf(parts, held, line)
  const drafts = pins.filter(({ status }) => status === 'draft')
  let open = drafts.filter(({ boards }) => boards.length > 0)
  for (let tries = 0; tries < MAX_TRIES && open.length > 0; tries += 1)
    open = await planOnce(parts, { held, automation }, { line, open })
  const withoutBoard = drafts.filter(({ boards }) => boards.length === 0).length
  await parts.database.transaction(async (tx) => {
    await changeRun(tx, held.run, {})
    const now = await pinsOf({ ...parts, db: tx }, held, line)
    await changeLine(tx, line, {
      state: 'done',
      planned: now.filter(({ status }) => status !== 'draft').length,
      ...missing({ withoutBoard, withoutTime: open.length }),
    })
    await changeArticle(tx, automation.id, { key: line.key, state: 'done' })
  })
  return true
}

const MAX_TRIES = 3

/** `db`: within a transaction. */
const pinsOf = async (
  { database, getPins, pinIdsOf, db = database.root }: AutomationParts & { readonly db?: Queries },
  key: AccountKey,
  { task_id: taskId, wanted }: RunLine,
): Promise<Pin[]> => (taskId === null ? [] : getPins(db, keyOf(key), pinIdsOf(taskId, wanted)))

/** What is still without a time. */
async function planOnce(
  parts: AutomationParts,
  { held, automation }: Pick<Working, 'held' | 'automation'>,
  { line, open }: { readonly line: RunLine; readonly open: readonly Pin[] },
): Promise<Pin[]> {
  const { goal, max_pins_a_day: maxADay } = automation.settings
  if (goal.kind === 'drafts') return []
  const now = parts.clock.now()
  const schedule = await scheduleOf(parts, held)
  const planned = planPins({
    pins: open.map((pin) => ({
      id: pin.id,
      link: pin.link,
      picture_ids: sourcePicturesOf(pin),
      boards: pin.boards,
    })),
    goal,
    maxADay,
    schedule,
    ...(await readPlan(parts, held, { schedule, now })),
    seed: `${held.run.id} ${line.ordinal}`,
    now,
  })
  const drafts = planned.map((one) => scheduled(one, now))
  const { rejected } = await parts.database.transaction(async (tx) => {
    await changeRun(tx, held.run, {})
    return parts.appendCheckedEvents(tx, {
      ...keyOf(held),
      tab: tabOf(held.run.id),
      events: drafts.map((draft) => ({ ...draft, cause: held.run.id })),
    })
  })
  const refused = new Set(rejected.map(({ id }) => id))
  const done = new Set(
    drafts.filter(({ id }) => !refused.has(id)).map(({ event }) => event.data.id),
  )
  return open.filter(({ id }) => !done.has(id))
}

function scheduled({ pin_id: id, board, time }: PlannedPin, now: number) {
  return {
    id: v7(),
    at: now,
    event: {
      type: 'pin.scheduled' as const,
      data: {
        id,
        publication: { id: v7(), ...time, ...board, state: 'planned' as const },
        before: 'draft' as const,
      },
    },
  }
}

function missing({
  withoutBoard,
  withoutTime,
}: {
  readonly withoutBoard: number
  readonly withoutTime: number
}) {
  if (withoutBoard > 0) return { problem: problem('automations.noBoard', { count: withoutBoard }) }
  return withoutTime > 0 ? { problem: problem('automations.noTime', { count: withoutTime }) } : {}
}

/** The account's plan as far as a rule looks, at the times at which it goes out. */
async function readPlan(
  { database, getPins, waitingPublications }: AutomationParts,
  key: AccountKey,
  { schedule, now }: { readonly schedule: AccountSchedule; readonly now: number },
): Promise<{ readonly others: readonly Sending[]; readonly taken: ReadonlySet<number> }> {
  const waiting = await waitingPublications(database.root, keyOf(key))
  const waitingIds = new Set(waiting.map(({ publication }) => publication.id))
  const ids = await plannedPinIds(database.root, key, now - farthestOf(schedule.rules))
  const pins = await getPins(database.root, keyOf(key), [
    ...new Set([...ids, ...waiting.map(({ pin }) => pin.id)]),
  ])
  const sendings = pins.flatMap((pin) =>
    (pin.publications ?? [])
      .filter(({ state }) => state !== 'failed')
      .map((publication) => ({
        id: publication.id,
        at: publication.at,
        isWaiting: waitingIds.has(publication.id),
        link: pin.link,
        picture_ids: sourcePicturesOf(pin),
        board: publication.board_id,
      })),
  )
  return {
    others: settledSendings(sendings, { ...schedule, now }),
    taken: new Set(sendings.map(({ at }) => at)),
  }
}

const HOUR = 3_600_000

/** How far back a rule looks; a day at least, for its pins are counted. */
const farthestOf = ({ link_hours, picture_days, board_minutes }: ScheduleRules): number =>
  Math.max(26 * HOUR, link_hours * HOUR, picture_days * 24 * HOUR, board_minutes * 60_000)
