/**
 * All jobs of a person: those that were intended before and those that run, found at the start; those
 * that they start, cancel, retry and dismiss.
 */
import type { CallName } from '#core/contract/calls.ts'
import { pageOf } from '#core/pages/page.builder.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import type { TasksInput } from '../../../../src/machines/tasks/tasks.machine.ts'
import { tasksModel } from '../../../../src/machines/tasks/tasks.model.ts'
import { answered, type BrowserDriver, type PathEvent, type Step } from './driver.ts'
import type { Answer, Release } from '../held-calls.ts'
import { patiently } from '../patiently.ts'
import { plainTemplate } from '../plain-template.ts'
import { account, comeIn, endSession, ok, restoreSession, user } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

const page = pageOf(testId('page'), account.id, { url: 'https://example.com/soup' })
/** By which a job goes on: refused, it fails. */
const asked: readonly CallName[] = [
  'getTask',
  'retryTask',
  'startRendering',
  'refetchPages',
  'startGeneration',
]
const refused: Answer = { status: 400, body: { code: 'invalid', detail: 'Not like this.' } }

export const tasksDriver: BrowserDriver = {
  model: tasksModel,
  actor: 'tasks',
  begins: ({ accountId }: TasksInput) => accountId === null,
  async begin(stage, input) {
    const { starts } = input as TasksInput
    stage.server.stock(account.id, [page])
    stage.server.happen(account.id, {
      type: 'pins.added',
      data: { pins: [pin('a', { account_id: account.id })], autoSelect: false },
    })
    await stage.rememberInTab({ pageSelection: { accountId: account.id, pageIds: [page.id] } })
    await stage.remember(starts.length === 0 ? {} : { [`intendedStarts:${user.id}`]: starts })
    await comeIn(stage, '/')
    await patiently(
      async () => ((await stage.recording.value()) === undefined ? null : true),
      () => 'The machine of the jobs does not run in the page',
    )
  },
  steps: {
    ...answered('listTasks', 'listTasks', ok),
    'account.changed': async ({ calls, server }) => {
      server.accounts = [account]
      await calls.review()
    },
    'tasks.startGeneration': onStep('design', async ({ page: seen }) =>
      seen.getByRole('button', { name: /^Make \d+ pins$/ }).click(),
    ),
    'tasks.startRendering': onStep('pins', async ({ page: seen }) => {
      await seen.getByRole('gridcell').first().click()
      await seen.getByRole('button', { name: 'Render again' }).click()
      await seen.getByRole('button', { name: 'Clear selection' }).click()
    }),
    'tasks.startEnrichment': onStep('sources', async ({ page: seen }) => {
      await seen.getByRole('button', { name: 'Actions for Soup' }).click()
      await seen.getByRole('menuitem', { name: 'Read again' }).click()
    }),
    'tasks.watch': onStep('sources', async ({ page: seen, calls }, { taskId }) => {
      await seen.getByRole('tab', { name: 'Keyword' }).click()
      await seen.getByRole('textbox', { name: 'Keyword' }).fill('soup')
      await seen.getByRole('button', { name: 'Use this keyword' }).click()
      await calls.release('addSources', ok({ pages: [], errors: [], task_id: taskId }))
    }),
    'tasks.cancel': async (stage) => {
      await unfold(stage)
      await tray(stage).getByRole('button', { name: 'Cancel', disabled: false }).first().click()
      // It goes on as one that has failed: the path may try it again.
      await stage.calls.releaseOne(['cancelTask', 'cancelByKey'], refused)
    },
    'tasks.retry': async (stage) => {
      await untilFailed(stage)
      await tray(stage).getByRole('button', { name: 'Retry the rest' }).first().click()
    },
    'tasks.dismiss': async (stage) => {
      await untilFailed(stage)
      await tray(stage)
        .getByRole('button', { name: /^Dismiss (?!Making pins)/ })
        .first()
        .click()
    },
    'page.hidden': async (stage) => {
      await stage.show('hidden')
      await stage.show('visible')
    },
    'network.offline': async (stage) => {
      await stage.loseNetwork()
      await stage.findNetwork()
    },
    'session.expired': async (stage) => {
      await stage.go('/settings?section=services')
      await endSession(stage, 'getServices')
      await restoreSession(stage)
      await stage.go('/')
    },
  },
  controls: {},
  reveal: async (stage) => unfold(stage),
  cannot(state, event, [accountId, tasks]) {
    // As the model's `abstract` says.
    return (can[event.type]?.({ state, event, accountId, tasks: tasks as readonly string[] }) ??
      !event.type.startsWith('xstate.snapshot.'))
      ? null
      : 'It comes about by something else, or not now.'
  },
  // What is lost in one step is found again in the same.
  echoes: ({ type }) => (type in found ? [{ type: found[type] ?? '' }] : []),
  standing: (name, request, server): Release | null => {
    if (name === 'listTasks') return null
    return plainTemplate(name) ?? server.answer(name, request)
  },
}

const found: Readonly<Record<string, string>> = {
  'session.expired': 'session.restored',
  'page.hidden': 'page.visible',
  'network.offline': 'network.online',
}

interface Situation {
  readonly accountId: unknown
  readonly state: string
  readonly event: PathEvent
  /** `new` and its kind: the one that was started here. */
  readonly tasks: readonly string[]
}
type Can = (situation: Situation) => boolean

const isReady: Can = ({ state, accountId }) => state === 'supervising' && accountId !== null
/** One at a time: the next has another key. */
const canStart: Can = (situation) =>
  isReady(situation) && !situation.tasks.some((task) => task.startsWith('new '))
const can: Readonly<Record<string, Can>> = {
  'account.changed': ({ accountId }) => accountId === null,
  'tasks.startGeneration': canStart,
  'tasks.startRendering': (situation) =>
    canStart(situation) && situation.event['key'] === undefined,
  'tasks.startEnrichment': canStart,
  'tasks.watch': (situation) => isReady(situation) && situation.event['key'] === undefined,
  'tasks.cancel': (situation) => isReady(situation) && situation.tasks.length > 0,
  'tasks.retry': (situation) => isReady(situation) && situation.tasks.length > 0,
  // One that made pins is only hidden: the grid still asks when it began.
  'tasks.dismiss': (situation) =>
    isReady(situation) &&
    situation.event['key'] === testId('new') &&
    situation.tasks.some((name) => name.startsWith('new rendering')),
  'session.expired': ({ accountId }) => accountId !== null,
  'page.visible': () => false,
  'network.online': () => false,
  'session.restored': () => false,
}

function onStep(name: string, work: Step): Step {
  return async (stage, event) => {
    await stage.go(`/?step=${name}`)
    await work(stage, event)
  }
}

async function untilFailed(stage: Stage): Promise<void> {
  const again = tray(stage).getByRole('button', { name: 'Retry the rest' }).first()
  if (await again.isVisible()) return
  await stage.calls.releaseOne(asked, refused)
  // The tray folds away when nothing runs any more.
  const look = async (): Promise<true | null> => {
    await unfold(stage)
    return (await again.isVisible()) ? true : null
  }
  await patiently(look, () => 'No job of the tray has failed')
}

async function unfold(stage: Stage): Promise<void> {
  const folded = tray(stage).getByRole('button', { expanded: false }).first()
  if (
    (await folded.isVisible()) &&
    (await folded.evaluate((one) => one.closest('[inert]') === null))
  )
    await folded.click()
}

function tray({ page: seen }: Stage) {
  return seen.getByRole('region', { name: 'Jobs' })
}
