/**
 * One long job at its card in the tray: started, watched by one tab of several, paused, cancelled,
 * and tried again.
 */
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { AccountNotOpen, isUnauthenticated } from '../../../../src/machines/call-failed.ts'
import type { TaskInput } from '../../../../src/machines/task/task-context.ts'
import { taskModel } from '../../../../src/machines/task/task.model.ts'
import { answered, type BrowserDriver, type PathEvent } from './driver.ts'
import { failureOf, type Release } from '../held-calls.ts'
import { patiently } from '../patiently.ts'
import { account, comeIn, endSession, ok, restoreSession, user } from '../signed-in.ts'
import { press } from '../show-page.ts'
import type { Stage } from '../stage.ts'

/** A screen that asks the server for something by itself: its refusal ends the session. */
const SECTION = '/settings?section=data'
/** As the model's task has it. */
const key = testId('key')
/** Where this device keeps what was meant. */
const STARTS = `intendedStarts:${user.id}`
const LOCK = `pinloom:task:${key}`
const elsewhere: Account = { ...account, id: testId('elsewhere'), name: 'Elsewhere' }

export const taskDriver: BrowserDriver = {
  model: taskModel,
  actor: key,
  begins: ({ online, visible }: TaskInput) => online && visible,
  async begin(stage, input) {
    const { start, report } = input as TaskInput
    for (const { id } of [account, elsewhere]) stage.server.stock(id)
    // One that draws elsewhere waits for the list, to find that its account is not the open one.
    if (start?.accountId !== elsewhere.id) stage.server.accounts = [account]
    if (report !== null) stage.server.tasks = [report]
    await stage.remember(start === null ? {} : { [STARTS]: [{ key, start }] })
    await stage.holdLock(LOCK)
    await comeIn(stage, SECTION)
    await stage.page.getByRole('region', { name: 'Jobs' }).waitFor()
  },
  steps: {
    'task.cancel': async ({ page }) => press(cancel(page)),
    'task.retry': async ({ page }) => press(retry(page)),
    'task.deadline': async ({ recording }) => recording.ring('task.deadline'),
    'task.reported': async (stage, { report }) => stage.broadcast(LOCK, report),
    'lock.granted': async (stage) => stage.handOverLock(),
    'xstate.error.actor.sharePolling': async (stage) => {
      await stage.withoutChannels(async () => {
        await watchAgain(stage)
        await stage.recording.untilTaken('xstate.error.actor.sharePolling')
      })
      await watchAgain(stage)
    },
    'page.hidden': async (stage) => stage.show('hidden'),
    'page.visible': async (stage) => stage.show('visible'),
    'network.offline': async (stage) => stage.loseNetwork(),
    'network.online': async (stage) => stage.findNetwork(),
    'session.expired': async (stage) => endSession(stage, 'measureWorkspace'),
    'session.restored': restoreSession,
    'xstate.after.accountPause.task.starting.held': async (stage) => {
      await press(stage.page.getByRole('button', { name: /^Pinning account:/ }))
      await press(stage.page.getByRole('menuitem', { name: elsewhere.name, exact: true }))
      await stage.recording.ring('xstate.after.accountPause.task.starting.held')
    },
    'xstate.done.actor.startTask': async (stage, { output }) => {
      const { taskId, report } = output as { taskId: string; report: TaskReport | null }
      if (report !== null) return stage.calls.release('retryTask', ok(report))
      await stage.calls.release('startRendering', ok({ task_id: taskId }))
      // What the server has is not meant any more after a reload.
      await patiently(
        () => isForgotten(stage),
        () => 'The start is still kept on this device',
      )
    },
    'xstate.error.actor.startTask': async (stage, { error }) =>
      error instanceof AccountNotOpen
        ? openAnother(stage)
        : stage.calls.releaseOne(['startRendering', 'retryTask'], failureOf(error)),
    ...answered('checkTask', 'getTask', (output) => ok((output as { report: TaskReport }).report)),
    'xstate.done.actor.cancelTask': async ({ calls }, { output }) => {
      const { report } = output as { report: TaskReport | null }
      await (report === null
        ? calls.release('cancelByKey', ok({}))
        : calls.release('cancelTask', ok(report)))
    },
    'xstate.error.actor.cancelTask': async ({ calls }, { error }) =>
      calls.releaseOne(['cancelByKey', 'cancelTask'], failureOf(error)),
  },
  controls: {
    'task.cancel': ({ page }) => ({ here: cancel(page) }),
    'task.retry': ({ page }) => ({ here: retry(page) }),
  },
  reveal: unfold,
  cannot(state, event, memory) {
    // As the model's `abstract` says.
    const [taskId, , , isOnline, isVisible, isExpired, hasLock, isElsewhere] = memory
    return can({
      state,
      event,
      isKnown: taskId !== null,
      isOnline,
      isVisible,
      isExpired,
      hasLock,
      isElsewhere,
    })
      ? null
      : 'The page has no way to that now.'
  },
  heralds({ type, error }, memory) {
    if (type === 'xstate.error.actor.sharePolling') return watchedAgain
    return isUnauthenticated(error) && memory[5] === false ? [{ type: 'session.expired' }] : []
  },
  echoes({ type }, memory, state) {
    if (type === 'xstate.error.actor.sharePolling') return watchedAgain
    return type === 'page.hidden' && memory[4] === true && state.startsWith('polling.')
      ? [{ type: 'lock.released' }]
      : []
  },
  standing: (name, request, server): Release | null =>
    name === 'listWorkspaceImports' ? ok({ imports: [] }) : server.answer(name, request),
}

interface Situation extends Readonly<
  Record<'isOnline' | 'isVisible' | 'isExpired' | 'hasLock' | 'isElsewhere', unknown>
> {
  readonly state: string
  readonly event: PathEvent
  readonly isKnown: boolean
}

function can(situation: Situation): boolean {
  const { state, event, isElsewhere, isExpired } = situation
  if (isElsewhere === true)
    return event['error'] instanceof AccountNotOpen
      ? state === 'starting.requesting'
      : event.type.startsWith('xstate.after.accountPause')
  if (event['error'] instanceof AccountNotOpen) return false
  // Behind the sheet nothing can be pressed.
  if (isExpired === true && (event.type === 'task.cancel' || event.type === 'task.retry'))
    return false
  return (
    ways[event.type]?.(situation) ??
    (isUnauthenticated(event['error']) ? situation.isOnline === true : true)
  )
}

/**
 * The browser and the server say so only when it changes, and a session ends and begins by a call.
 */
const ways: Readonly<Record<string, (situation: Situation) => boolean>> = {
  'page.visible': ({ isVisible }) => isVisible === false,
  'page.hidden': ({ isVisible }) => isVisible === true,
  'network.online': ({ isOnline }) => isOnline === false,
  'network.offline': ({ isOnline }) => isOnline === true,
  'session.expired': ({ isExpired, isOnline }) => isExpired === false && isOnline === true,
  'session.restored': ({ isExpired, isOnline }) => isExpired === true && isOnline === true,
  'lock.granted': ({ isVisible, hasLock }) => isVisible === true && hasLock === false,
  // A tab gives it up when it is hidden, and the task learns of it with that.
  'lock.released': () => false,
  'task.deadline': ({ state }) => state !== 'polling.suspended',
  'xstate.error.actor.sharePolling': ({ state, isVisible, isExpired }) =>
    /^polling\.(checking|waiting)$/.test(state) && isVisible === true && isExpired === false,
  'xstate.done.actor.startTask': ({ event, isKnown }) =>
    ((event['output'] as { report: unknown }).report !== null) === isKnown,
  'xstate.done.actor.cancelTask': ({ event, isKnown }) =>
    ((event['output'] as { report: unknown }).report !== null) === isKnown,
}

async function isForgotten({ page }: Stage): Promise<true | null> {
  return page.evaluate((kept) => (localStorage.getItem(kept) === null ? true : null), STARTS)
}

/** The tab asks to watch whenever it begins to: after a job that timed out it begins again. */
const watchedAgain: readonly PathEvent[] = [{ type: 'task.deadline' }, { type: 'task.retry' }]

async function watchAgain(stage: Stage): Promise<void> {
  await stage.recording.ring('task.deadline')
  // The tray folds away when nothing runs any more.
  await unfold(stage)
  await press(retry(stage.page))
}

/** What is behind a sheet stays folded. */
async function unfold({ page }: Stage): Promise<void> {
  const folded = page
    .getByRole('region', { name: 'Jobs' })
    .getByRole('button', { expanded: false })
    .first()
  if (
    (await folded.isVisible()) &&
    (await folded.evaluate((one) => one.closest('[inert]') === null))
  )
    await press(folded)
}

/** The list comes, and with it an account that is not the task's. */
async function openAnother({ calls, server }: Stage): Promise<void> {
  server.accounts = [account, elsewhere]
  await calls.review()
}

function cancel(page: Stage['page']) {
  return page
    .getByRole('region', { name: 'Jobs' })
    .getByRole('button', { name: 'Cancel', exact: true, disabled: false })
}

function retry(page: Stage['page']) {
  return page
    .getByRole('region', { name: 'Jobs' })
    .getByRole('button', { name: /^(Retry the rest|Check again)$/ })
}
