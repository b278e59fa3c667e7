/**
 * The steps of the main job at their buttons and addresses, and what they need: pages
 * that are read or fail, pins that come and go.
 */
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { pageOf } from '#core/pages/page.builder.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { pinFlowModel } from '../../../../src/machines/pin-flow/pin-flow.model.ts'
import type { FlowGrounds } from '../../../../src/machines/pin-flow/pin-flow-steps.ts'
import { pinPartitionName } from '../../../../src/persistence/pins/partition-name.ts'
import { writeAsNewerBuild } from '../../../journeys/newer-build.ts'
import type { BrowserDriver, PathEvent } from './driver.ts'
import type { Release } from '../held-calls.ts'
import { runningJob, reportProgress } from '../job-progress.ts'
import { plainTemplate } from '../plain-template.ts'
import { account, comeIn, user } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

/** The first is open at the start; when nothing is to be known, the next one is. */
const accounts: readonly Account[] = [
  account,
  ...['Second', 'Third', 'Fourth', 'Fifth'].map((name) => ({ ...account, id: testId(name), name })),
]
/** Reads the page all the time: what moved there, its reports show. */
const reading = runningJob('enrichment')
const nothingKnown: PathEvent = { type: 'flow.groundsChanged', grounds: null }
const bare: FlowGrounds = { chosenPages: 0, pins: 0, selected: 0, committed: 0 }

export const pinFlowDriver: BrowserDriver = {
  model: pinFlowModel,
  actor: 'pinFlow',
  async begin(stage) {
    stage.server.accounts = accounts
    stage.server.tasks = [reading]
    await comeIn(stage, '/')
    // The screen sends the flow which step its address is of.
    await stage.recording.takenSince(1)
    await stage.calls.arrival('listPages')
  },
  steps: {
    'flow.goTo': async (stage, { step }) => {
      const isBusy = (await stage.recording.value()) === 'committing'
      await stage.go(`/?step=${String(step)}`)
      // Nothing leads away from a commit: back where it was made.
      if (isBusy) await stage.go('/?step=pins')
    },
    'flow.configure': async ({ page }) => {
      await count(page).fill('40')
      await count(page).press('Tab')
    },
    'flow.commit': async (stage) => {
      await stage.holdStore()
      await commit(stage.page).click()
    },
    'flow.finish': async ({ page }) => finish(page).click(),
    'flow.reset': async ({ page }) => again(page).click(),
    'flow.groundsChanged': lay,
    'xstate.done.actor.commitSelection': async (stage) => stage.releaseStore(),
    'xstate.error.actor.commitSelection': refuseCommit,
  },
  controls: {
    'flow.configure': ({ page }) => ({ here: count(page) }),
    'flow.commit': ({ page }) => ({ here: commit(page) }),
    'flow.finish': ({ page }) => ({ here: finish(page) }),
    'flow.reset': ({ page }) => ({ here: again(page) }),
  },
  cannot(state, event, [known, wanted, refusal]) {
    // As the model's `abstract` says.
    const before = known as FlowGrounds | null
    if (state === 'pins' && refusal === 'commit' && event['grounds'] !== null)
      return 'A newer build has written: these pins are only shown, and the path goes on in another account.'
    if (event.type === 'flow.groundsChanged')
      return canLay(state, { before, after: event['grounds'] as FlowGrounds | null, wanted })
        ? null
        : 'Nobody moves the ground like that in one go.'
    return can[event.type]?.({ state, event, before, wanted }) === false
      ? 'Nothing that is shown then brings it about.'
      : null
  },
  heralds({ type, grounds }, [known]) {
    const before = known as FlowGrounds | null
    // What is on its way when a newer build writes is stored: the next is refused.
    if (type === 'xstate.error.actor.commitSelection')
      return [
        { type: 'xstate.done.actor.commitSelection' },
        { type: 'flow.goTo', step: 'pins' },
        { type: 'flow.commit' },
      ]
    if (type === 'flow.finish' && before !== null && before.selected > 0)
      return [{ type: 'flow.groundsChanged', grounds: { ...before, selected: 0 } }]
    // Of pages and pins one is known, or not known, before the other.
    return type === 'flow.groundsChanged' && (grounds === null || before === null)
      ? [nothingKnown]
      : []
  },
  echoes({ type, grounds }, [known, wanted], state) {
    const before = known as FlowGrounds | null
    if (type === 'flow.commit' && before !== null && before.committed !== before.selected)
      return [{ type: 'flow.groundsChanged', grounds: { ...before, committed: before.selected } }]
    // The screen of another account reports its address again.
    if (type === 'flow.groundsChanged' && grounds === null)
      return [{ type: 'flow.goTo', step: wanted }]
    return type === 'flow.goTo' && state === 'committing'
      ? [{ type: 'flow.goTo', step: 'pins' }]
      : []
  },
  standing: (name, request, server): Release | null => {
    return plainTemplate(name) ?? server.answer(name, request)
  },
}

interface Situation {
  readonly state: string
  readonly event: PathEvent
  readonly before: FlowGrounds | null
  readonly wanted: unknown
}

const can: Readonly<Record<string, (situation: Situation) => boolean>> = {
  // The address has its step already.
  'flow.goTo': ({ state, event, wanted }) =>
    event['step'] !== (state === 'committing' ? 'pins' : state === 'loading' ? wanted : state),
  'flow.configure': ({ state }) => state === 'design',
  'flow.commit': ({ before }) => (before?.selected ?? 0) > 0,
  'flow.reset': ({ state }) => state === 'done',
}

async function refuseCommit(stage: Stage): Promise<void> {
  const { page, recording } = stage
  await stage.releaseStore()
  await recording.untilTaken('xstate.done.actor.commitSelection')
  await writeAsNewerBuild(page, pinPartitionName(user.id, here(stage).id))
  await page.getByText('View only', { exact: true }).first().waitFor()
  await stage.go('/?step=pins')
  await commit(page).click()
}

/** One thing at a time: another account, its arrival, a page, all pins, the selection. */
function canLay(
  state: string,
  {
    before,
    after,
    wanted,
  }: { before: FlowGrounds | null; after: FlowGrounds | null; wanted: unknown },
): boolean {
  if (state === 'committing') return false
  if (after === null) return before !== null && wanted === state
  if (before === null) return isSame(after, { ...bare, pins: after.pins })
  if (after.chosenPages !== before.chosenPages)
    return isSame(after, { ...before, chosenPages: after.chosenPages })
  if (after.pins !== before.pins)
    return isSame(after, { ...bare, chosenPages: before.chosenPages, pins: after.pins })
  return (
    state === 'pins' &&
    after.selected !== before.selected &&
    isSame(after, { ...before, selected: after.selected })
  )
}

function isSame(one: FlowGrounds, other: FlowGrounds): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

async function lay(stage: Stage, { grounds }: PathEvent): Promise<void> {
  // As the model's cases are.
  const after = grounds as FlowGrounds | null
  if (after === null) return openNext(stage)
  const before = laid.get(stage) ?? null
  laid.set(stage, after)
  if (before === null) return arrive(stage, after)
  if (after.chosenPages !== before.chosenPages) return notifyOfPage(stage, after)
  if (after.pins !== before.pins) return movePins(stage, after)
  return mark(stage, after)
}

/** What was laid last; another account has nothing yet. */
const laid = new WeakMap<Stage, FlowGrounds>()
const opened = new WeakMap<Stage, number>()

function here(stage: Stage): Account {
  return accounts[opened.get(stage) ?? 0] ?? account
}

async function openNext(stage: Stage): Promise<void> {
  laid.delete(stage)
  opened.set(stage, (opened.get(stage) ?? 0) + 1)
  const { name } = here(stage)
  if (name === account.name)
    throw new Error(
      'tests/paths/browser/drivers/pin-flow.driver.ts: the path opens more accounts than there are: add another.',
    )
  await stage.page.getByRole('button', { name: /^Pinning account:/ }).click()
  await stage.page.getByRole('menuitem', { name, exact: true }).click()
}

async function arrive(stage: Stage, after: FlowGrounds): Promise<void> {
  const { id } = here(stage)
  await stage.calls.arrival('listPages')
  stage.server.stock(id, [chosenPageOf(id, after)])
  if (after.pins > 0) addPins(stage)
  await stage.calls.review()
}

/** The job that reads says that it got on. */
async function notifyOfPage(stage: Stage, after: FlowGrounds): Promise<void> {
  const { id } = here(stage)
  stage.server.setPages(id, [chosenPageOf(id, after)])
  await reportProgress(stage, reading)
}

/** They come from another device, or go there. */
async function movePins(stage: Stage, after: FlowGrounds): Promise<void> {
  if (after.pins > 0) addPins(stage)
  else
    stage.server.happen(here(stage).id, {
      type: 'pins.deleted',
      data: { ids: namesOf(stage).map(testId) },
    })
  await stage.recording.ring('xstate.after.newsPause.pins.open.sync.resting', 'pins')
}

function addPins(stage: Stage): void {
  runs.set(stage, (runs.get(stage) ?? 0) + 1)
  const { id } = here(stage)
  stage.server.happen(id, {
    type: 'pins.added',
    data: { pins: namesOf(stage).map((name) => pin(name, { account_id: id })), autoSelect: false },
  })
}
const runs = new WeakMap<Stage, number>()

/** Of the pins that came last. */
function namesOf(stage: Stage): readonly string[] {
  return ['a', 'b', 'c'].map((name) => `${name}${runs.get(stage) ?? 0}`)
}

async function mark({ page }: Stage, { selected }: FlowGrounds): Promise<void> {
  if (selected > 0) await page.getByRole('gridcell').first().click()
  else await page.getByRole('button', { name: 'Clear selection' }).click()
}

/** One that could not be read is not chosen; when it is read at last, it is. */
function chosenPageOf(accountId: string, { chosenPages }: FlowGrounds): Page {
  const isRead = chosenPages > 0
  return pageOf(testId('page'), accountId, {
    url: 'https://example.com/page',
    status: isRead ? 'ready' : 'failed',
    error: isRead
      ? null
      : { address: 'https://example.com/page', code: 'not_found', message: 'Gone.' },
  })
}

function count(page: Stage['page']) {
  return page.getByRole('textbox', { name: 'Number of pins' })
}

function commit(page: Stage['page']) {
  return page
    .getByRole('toolbar', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Titles & boards', exact: true })
}

function finish(page: Stage['page']) {
  return page.getByRole('button', { name: 'Save as drafts and export' })
}

function again(page: Stage['page']) {
  return page.getByRole('button', { name: 'Make more pins', disabled: false })
}
