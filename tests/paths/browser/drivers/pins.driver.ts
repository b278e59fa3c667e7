/**
 * The pins of an account on their screen: opened, changed, taken back, sent, and fetched; with the
 * network, the session, the server and storage failing.
 */
import type { CommittedEnvelope } from '#core/pins/events/pin.events.ts'
import { emptyBook } from '#core/pins/book/pin-book.ts'
import { emptyHistory } from '#core/pins/history/pin-history.ts'
import { pin } from '#core/pins/pin.builder.ts'
import {
  pinsModel,
  redoable,
  revisionOf,
  undoable,
} from '../../../../src/machines/pins/pins.model.ts'
import type { UndoOutcome } from '../../../../src/machines/pins/undo-outcome.ts'
import { pinPartitionName } from '../../../../src/persistence/pins/partition-name.ts'
import { addLogRow } from '../../../journeys/log-row.ts'
import { writeAsNewerBuild } from '../../../journeys/newer-build.ts'
import type { BrowserDriver, PathEvent, Step } from './driver.ts'
import type { Answer, HeldName, Release } from '../held-calls.ts'
import { runningJob, reportProgress } from '../job-progress.ts'
import { account, comeIn, signedOutAnswer, ok, restoreSession, user } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

const rounds: readonly HeldName[] = ['getPins', 'sendPinEvents', 'getPinEvents']
/** Draws something all the time: whenever it gets on, the pins are asked to pull. */
const drawing = runningJob('rendering')
const gone: Answer = {
  status: 404,
  body: { code: 'not_found', detail: 'This account no longer exists.' },
}

/** What the log reports. Its revision says what was done, as the model's page has it. */
const changed: PathEvent = { type: 'store.changed', book: emptyBook(account.id) }
const remembered = (revision: unknown): PathEvent => ({
  type: 'store.remembered',
  history: emptyHistory,
  revision,
  isReadOnly: false,
})
const noted = (pending: number, state: string): PathEvent => ({
  type: 'store.statusChanged',
  note: { pending, state },
})
const opened: PathEvent = {
  type: 'store.opened',
  book: emptyBook(account.id),
  note: { pending: 0, state: 'saved' },
  needsReset: false,
  hasNewer: false,
  tab: 't',
  owed: [],
}
/** A round that has nothing to ask, since a newer build has written. */
const ended: PathEvent = { type: 'xstate.done.actor.syncPins', output: { kind: 'synced' } }
const changesFirst = ['store.damaged', 'store.undone']
const settled = [noted(0, 'saving'), noted(0, 'saved')]

export const pinsDriver: BrowserDriver = {
  model: pinsModel,
  actor: 'pins',
  async begin(stage) {
    stage.server.stock(account.id)
    stage.server.tasks = [drawing]
    await stage.holdFile('store-commands')
    await comeIn(stage, '/drafts')
    await stage.calls.arrival('listAccounts')
    // What the list of jobs brings has been passed on.
    await stage.calls.arrival('getTask')
  },
  steps: {
    'account.changed': async ({ calls }, { accountId }) =>
      calls.release('listAccounts', ok({ accounts: accountId === null ? [] : [account] })),
    'store.opened': async (stage, { hasNewer }) => {
      if (hasNewer === true) await beginAsNewerBuild(stage.page)
      await stage.releaseFile(true)
    },
    'xstate.error.actor.pinStore': async (stage) => stage.releaseFile(false),
    'store.damaged': async ({ page }) =>
      addLogRow(page, pinPartitionName(user.id, account.id), Buffer.from('torn')),
    'pins.retry': async (stage) => {
      if (!(await again(stage.page).isVisible())) return fetchNow(stage.page)
      // Gone, it has asked which accounts there are: this one after all.
      if ((await stage.recording.value()) === 'gone')
        await stage.calls.release('listAccounts', ok({ accounts: [account] }))
      await again(stage.page).click()
    },
    'store.changed': async ({ page }) => buttons.change(page).click(),
    'store.undone': async ({ page }, event) => buttons[verbOf(event)](page).click(),
    'store.refused': async ({ page }, event) => buttons[verbOf(event)](page).click(),
    'pins.filter': async ({ page }) => search(page).fill('Title'),
    'pins.dismissRejections': async ({ page }) => dismiss(page).click(),
    'pins.pull': async (stage) => reportProgress(stage, drawing),
    'store.rejected': async (stage) =>
      stage.calls.release('sendPinEvents', rejectedOf(await sentIn(stage))),
    'store.remembered': async ({ page }) =>
      writeAsNewerBuild(page, pinPartitionName(user.id, account.id)),
    'page.hidden': async (stage) => stage.show('hidden'),
    'page.visible': inSession(async (stage) => stage.show('visible')),
    'network.online': inSession(async (stage) => {
      await stage.loseNetwork()
      await stage.findNetwork()
    }),
    'session.restored': restoreSession,
    'xstate.done.actor.syncPins': async (stage, { output }) =>
      endRound(stage, (output as { kind: string }).kind),
    'xstate.error.actor.syncPins': breakStorage,
  },
  controls: {
    'pins.retry': ({ page }) => ({ here: again(page) }),
    change: ({ page }) => ({ here: buttons.change(page) }),
    undo: ({ page }) => ({ here: buttons.undo(page) }),
    redo: ({ page }) => ({ here: buttons.redo(page) }),
    'pins.filter': ({ page }) => ({ here: search(page) }),
    'pins.dismissRejections': ({ page }) => ({ here: dismiss(page) }),
  },
  cannot(state, event, memory) {
    const { isReadOnly, isTorn } = situationOf(state, event, memory)
    if (isReadOnly && event.type !== 'store.refused') return 'What is only shown is left as it is.'
    if (isTorn && kindOf(event) !== 'synced') return 'What is torn is fetched first.'
    return can[event.type]?.(situationOf(state, event, memory)) === false
      ? 'It comes about by something else, or not now.'
      : null
  },
  heralds(event, memory, state) {
    const { isPending, isTorn, revision } = situationOf(state, event, memory)
    const kind = kindOf(event)
    if (changesFirst.includes(event.type) || (kind === 'synced' && isTorn)) return [changed]
    if (event.type === 'store.rejected')
      return [changed, noted(0, 'saving'), remembered(revisionOf.refused), noted(0, 'saved')]
    if ((kind === 'synced' || kind === 'signedOut') && isPending)
      return [remembered(revision), noted(0, 'saved')]
    return kind === 'synced' && revision === 0 ? [changed, remembered(revisionOf.listed)] : []
  },
  echoes(event, memory, state) {
    const situation = situationOf(state, event, memory)
    // What is only shown is refused, and nothing comes of it.
    return situation.isReadOnly ? [] : (told[event.type]?.(situation) ?? [])
  },
  standing: (name, request, server): Release | null =>
    name === 'listAccounts' || rounds.includes(name) ? null : server.answer(name, request),
}

interface Situation {
  readonly state: string
  readonly event: PathEvent
  readonly accountId: unknown
  readonly isPending: boolean
  readonly isReadOnly: boolean
  /** The log is not whole any more: the server's list is to come again. */
  readonly isTorn: boolean
  readonly isVisible: boolean
  /** The file that opens the log has been loaded: the next time it opens at once. */
  readonly isLoaded: boolean
  readonly revision: number
  readonly hasRejections: boolean
}

/** As the model's `abstract` says. */
function situationOf(state: string, event: PathEvent, memory: readonly unknown[]): Situation {
  const [accountId, isPending, isVisible, isLoaded, revision, hasRejections] = memory
  return {
    state,
    event,
    accountId,
    isPending: isPending === true,
    isReadOnly: state.includes('access.readOnly'),
    isTorn: /list\.known\.(damaged|replacing)/.test(state) && revision !== 0,
    isVisible: isVisible === true,
    isLoaded: isLoaded === true,
    revision: Number(revision),
    hasRejections: hasRejections === true,
  }
}

/** What the log reports after the event. */
const told: Readonly<Record<string, (situation: Situation) => readonly PathEvent[]>> = {
  'store.opened': ({ event, revision }) =>
    event['hasNewer'] === true
      ? [changed, { ...remembered(0), isReadOnly: true }, noted(0, 'saved'), ended]
      : [changed, remembered(revision), noted(0, 'saved')],
  // Nothing is to be sent any more from where it is only shown.
  'store.remembered': ({ isPending }) => (isPending ? [noted(0, 'saved')] : []),
  'pins.retry': ({ state, revision }) =>
    state === 'gone' ? [opened, changed, remembered(revision), noted(0, 'saved'), changed] : [],
  // The journal has it at once; the outbox takes what is in the log.
  'store.changed': () => [remembered(revisionOf.changed), noted(1, 'saved')],
  'store.undone': ({ event }) => [
    remembered(verbOf(event) === 'undo' ? revisionOf.takenBack : revisionOf.doneAgain),
    noted(1, 'saved'),
  ],
  // How far the server is, is stored when nothing else has been for a second.
  'xstate.done.actor.syncPins': ({ event, isPending }) =>
    isPending && (kindOf(event) === 'synced' || kindOf(event) === 'signedOut') ? settled : [],
}

type Can = (situation: Situation) => boolean
/** Nothing is on its way, and no sheet covers the pins. */
const isCalm: Can = ({ state }) =>
  ['resting', 'waiting', 'broken'].some((name) => isAt(state, name))
const changeable: readonly number[] = [revisionOf.listed, revisionOf.shown, revisionOf.refused]
const byItself: Can = () => false
const offeredAt = { change: changeable, undo: undoable, redo: redoable }
const isOffered: Can = ({ event, revision }) => offeredAt[verbOf(event)].includes(revision)
const can: Readonly<Record<string, Can>> = {
  'account.changed': ({ state, event, accountId, isLoaded }) =>
    event['accountId'] === null ? state === 'gone' : accountId === null && !isLoaded,
  'store.opened': ({ state, event, isLoaded }) =>
    isAt(state, 'opening') && !isLoaded && event['needsReset'] === true && pendingOf(event) === 0,
  'xstate.error.actor.pinStore': ({ state, isLoaded }) => isAt(state, 'opening') && !isLoaded,
  'store.changed': (situation) => isCalm(situation) && changeable.includes(situation.revision),
  'store.statusChanged': byItself,
  'store.damaged': ({ state, isPending, revision }) =>
    !isPending &&
    ((isAt(state, 'resting') && revision === revisionOf.listed) ||
      (state.includes('replacing.fresh') && revision === 0)),
  // By a newer build, while nothing is on its way.
  'store.remembered': ({ state, event, revision }) =>
    isAt(state, 'waiting') && event['revision'] === shownOf[revision],
  'store.undone': (situation) => isCalm(situation) && isOffered(situation),
  'store.refused': (situation) => situation.isReadOnly && isCalm(situation) && isOffered(situation),
  'store.rejected': ({ state, isPending, revision }) =>
    isAt(state, 'round') && isPending && revision === revisionOf.changed,
  'pins.retry': ({ state, isPending }) =>
    state === 'failed' ||
    state === 'gone' ||
    isAt(state, 'resting') ||
    (isPending && isCalmAndUnsent(state)),
  'pins.filter': (situation) => isCalm(situation) && situation.revision >= revisionOf.listed,
  'pins.pull': ({ state }) => !isAt(state, 'signedOut'),
  'pins.dismissRejections': (situation) => isCalm(situation) && situation.hasRejections,
  'page.hidden': ({ isVisible }) => isVisible,
  'page.visible': ({ isVisible }) => !isVisible,
  'xstate.done.actor.syncPins': ({ event, isPending, revision }) =>
    kindOf(event) !== 'aborted' &&
    (kindOf(event) !== 'gone' || (!isPending && revision === revisionOf.listed)),
  'xstate.error.actor.syncPins': ({ state, isPending, revision }) =>
    !isPending && revision !== revisionOf.refused && !state.includes('overtaken'),
}

/** How a newer build leaves it. */
const shownOf: Readonly<Record<number, number>> = {
  [revisionOf.changed]: revisionOf.shown,
  [revisionOf.doneAgain]: revisionOf.shown,
  [revisionOf.takenBack]: revisionOf.shownBack,
}

/** Of an undo, a redo or a refused command. */
function verbOf({ verb, outcome }: PathEvent): UndoOutcome['verb'] {
  return ((outcome ?? { verb }) as Pick<UndoOutcome, 'verb'>).verb
}

function pendingOf({ note }: PathEvent): number {
  return (note as { pending: number }).pending
}

/** It has opened the account before this build does. */
async function beginAsNewerBuild(page: Stage['page']): Promise<void> {
  const partition = pinPartitionName(user.id, account.id)
  await page.evaluate(async (name) => {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => {
      for (const store of ['log', 'chunks', 'quarantine'])
        opening.result.createObjectStore(store, { autoIncrement: true })
      opening.result.createObjectStore('meta')
    }
    await new Promise((done) => {
      opening.onsuccess = done
    })
    opening.result.close()
  }, partition)
  await writeAsNewerBuild(page, partition)
}

/** In that state of the region `sync`. */
function isAt(state: string, name: string): boolean {
  return new RegExp(`\\bsync\\.${name}\\b`).test(state)
}

function isCalmAndUnsent(state: string): boolean {
  return isAt(state, 'waiting') || isAt(state, 'broken')
}

function kindOf({ type, output }: PathEvent): string | null {
  return type === 'xstate.done.actor.syncPins' ? (output as { kind: string }).kind : null
}

/** By the palette: what is sent has no button. */
async function fetchNow(page: Stage['page']): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('menuitem', { name: 'Sync changes now' }).click()
}

/** What is asked first may be the list, what is unsent, or what is new. */
async function endRound(stage: Stage, kind: string): Promise<void> {
  const { calls } = stage
  if (kind === 'waiting') return calls.releaseOne(rounds, 'cut')
  if (kind === 'gone') return calls.releaseOne(rounds, gone)
  const first = await calls.firstOf(rounds)
  if (first === 'sendPinEvents') await calls.release(first, acceptedOf(stage, await sentIn(stage)))
  if (first === 'getPins' && kind === 'synced') await calls.release(first, listed)
  return kind === 'signedOut'
    ? calls.releaseOne(rounds, signedOutAnswer)
    : calls.release('getPinEvents', nothingNew(stage))
}

/** The server begins again, and its list can't be stored. */
async function breakStorage(stage: Stage): Promise<void> {
  const { calls } = stage
  if ((await calls.firstOf(rounds)) === 'getPinEvents')
    await calls.release('getPinEvents', ok({ events: [], revision: 0, more: false }))
  await calls.arrival('getPins')
  await stage.withoutStore(async () => {
    await calls.release('getPins', listed)
    await stage.recording.untilTimed('xstate.after.faultPause.pins.open.sync.broken', 'pins')
  })
}

const listed: Answer = ok({
  pins: ['a', 'b', 'c'].map((name) => pin(name, { account_id: account.id })),
  revision: 1,
  next: null,
})
/** How far the server is with what the page has sent. */
const revisions = new WeakMap<Stage, number>()

async function sentIn(
  stage: Stage,
): Promise<{ readonly ids: readonly string[]; readonly first: number }> {
  // What the page sends is made by the contract's own shape.
  const { events } = (await stage.calls.bodyOf('sendPinEvents')) as {
    events: readonly CommittedEnvelope[]
  }
  const first = (revisions.get(stage) ?? 1) + 1
  return { ids: events.map(({ id }) => id), first }
}

function acceptedOf(stage: Stage, { ids, first }: Awaited<ReturnType<typeof sentIn>>): Answer {
  const revision = first + ids.length - 1
  revisions.set(stage, revision)
  return ok({
    revision,
    accepted: ids.map((id, at) => ({ id, revision: first + at })),
    rejected: [],
  })
}

function rejectedOf({ ids, first }: Awaited<ReturnType<typeof sentIn>>): Answer {
  return ok({
    revision: first - 1,
    accepted: [],
    rejected: ids.map((id) => ({ id, code: 'invalid', message: 'Not like this.' })),
  })
}

function nothingNew(stage: Stage): Answer {
  return ok({ events: [], revision: revisions.get(stage) ?? 1, more: false })
}

/** A user who comes back to an ended session signs in again. */
function inSession(work: Step): Step {
  return async (stage, event) => {
    const isOver =
      (await stage.page.getByRole('dialog', { name: 'Please log in again' }).count()) > 0
    await work(stage, event)
    if (isOver) await restoreSession(stage)
  }
}

function again(page: Stage['page']) {
  return page.getByRole('button', { name: /^(Try again|Send now)$/ })
}

const buttons = {
  change: (page: Stage['page']) => page.getByRole('button', { name: 'Favorite: Title a' }),
  undo: (page: Stage['page']) => page.getByRole('button', { name: /^Undo:/ }),
  redo: (page: Stage['page']) => page.getByRole('button', { name: /^Redo:/ }),
}

function search(page: Stage['page']) {
  return page.getByRole('searchbox', { name: 'Search title and description' })
}

function dismiss(page: Stage['page']) {
  return page
    .getByRole('button', { name: 'Details', exact: true })
    .locator('xpath=..')
    .getByRole('button', { name: 'Dismiss', exact: true })
}
