/**
 * Asking the server what it sends, for an account without a connection: the person is asked about a
 * pin that may or may not be on the network. What the plan says comes of the pins: others write, and
 * the page pulls.
 */
import type { Outbox } from '#core/contract/publishing/outbox.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import type {
  PublishingInput,
  PublishingPlan,
} from '../../../../src/machines/publishing/publishing.machine.ts'
import {
  FIRST_REVISION,
  pauseOf,
  publishingModel,
} from '../../../../src/machines/publishing/publishing.model.ts'
import { answerOfPlan, stockPlan } from '../calendar-plan.ts'
import { answered, type BrowserDriver, type PathEvent } from './driver.ts'
import { account, comeIn, endSession, ok, restoreSession } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

/** What is written on the server. */
interface Written {
  revision: number
  isUnknown: boolean
}
const written = new WeakMap<Stage, Written>()
const sent = { id: testId('a'), publication_id: testId('publication a') }

export const publishingDriver: BrowserDriver = {
  model: publishingModel,
  actor: 'publishing',
  async begin(stage, input) {
    await stage.holdFile('follow-publishing')
    stockPlan(stage, { a: 5 })
    written.set(stage, { revision: FIRST_REVISION, isUnknown: false })
    await comeIn(stage, '/calendar')
    await stage.page.locator('[data-publication]').first().waitFor()
    // The model's input.
    if (!(input as PublishingInput).isVisible) await stage.show('hidden')
    await stage.releaseFile(true)
  },
  steps: {
    'publishing.plan': async (stage, { plan }) => {
      const { isWanted, revision } = plan as PublishingPlan
      // The first one is sent by the page itself.
      if (revision === FIRST_REVISION) return
      write(stage, isWanted === writtenOn(stage).isUnknown ? addDraft : turnAbout)
      await stage.recording.ring('xstate.after.newsPause.pins.open.sync.resting', 'pins')
    },
    'publishing.reload': async (stage) => {
      await question(stage).click()
      const dialog = stage.page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'It isn’t there' }).click()
      await stage.calls.release('decidePublication', ok({}))
      await stage.page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    },
    'network.online': async (stage) => {
      await stage.loseNetwork()
      await stage.findNetwork()
    },
    'session.restored': async (stage) => {
      await endSession(stage, 'listFiled')
      await restoreSession(stage)
    },
    'page.hidden': async (stage) => stage.show('hidden'),
    'page.visible': async (stage) => stage.show('visible'),
    ...answered('readOutbox', 'getOutbox', (output) => ok(output)),
    'xstate.done.actor.readOutbox': async (stage, { output }) => {
      const { revision } = output as Outbox
      while (writtenOn(stage).revision < revision) write(stage, addDraft)
      await stage.calls.release('getOutbox', ok(output))
    },
  },
  controls: { 'publishing.reload': (stage) => ({ here: question(stage) }) },
  cannot(state, event, memory) {
    const known = knownOf(memory)
    if (known.revision === 0)
      return revisionIn(event) === FIRST_REVISION
        ? null
        : 'The page tells the plan as soon as the machine is there.'
    if (event.type === 'publishing.plan')
      return canPlan(state, event['plan'] as PublishingPlan, known)
        ? null
        : 'The pins bring one change after the other, and none to a page that is hidden.'
    return event.type === 'publishing.reload' && !known.isAnswered ? 'Nobody is asked yet.' : null
  },
  /** With the answer the person is asked; and what the server has written more is pulled. */
  echoes(event, memory) {
    if (event.type !== 'xstate.done.actor.readOutbox') return []
    const { revision, pause } = knownOf(memory)
    const { revision: answered } = event['output'] as Outbox
    return [
      ...(pause === pauseOf.busy ? [quiet(revision)] : []),
      ...(answered > revision ? [quiet(answered)] : []),
    ]
  },
  standing(name, request, server) {
    if (name === 'listFiled' || name === 'getOutbox') return null
    return name === 'listConnections'
      ? ok({ offers: [], connections: [] })
      : (answerOfPlan(name) ?? server.answer(name, request))
  },
}

interface Known {
  readonly isWanted: boolean
  readonly pause: unknown
  readonly revision: number
  readonly isAnswered: boolean
}

/** As the model's `abstract` says. */
function knownOf([isWanted, pause, revision, answered]: readonly unknown[]): Known {
  return {
    isWanted: isWanted === true,
    pause,
    revision: Number(revision),
    isAnswered: answered !== null,
  }
}

function canPlan(state: string, plan: PublishingPlan, { revision, isAnswered }: Known): boolean {
  const isBusy = plan.isWanted && !isAnswered
  return (
    state !== 'hidden' &&
    plan.revision === revision + 1 &&
    plan.pause === (isBusy ? pauseOf.busy : pauseOf.quiet)
  )
}

function revisionIn({ plan }: PathEvent): number | undefined {
  return (plan as PublishingPlan | undefined)?.revision
}

function quiet(revision: number): PathEvent {
  return {
    type: 'publishing.plan',
    plan: { isWanted: true, pause: pauseOf.quiet, revision } satisfies PublishingPlan,
  }
}

function question({ page }: Stage) {
  return page
    .getByText(/may or may not be on/)
    .locator('xpath=..')
    .getByRole('button')
}

function writtenOn(stage: Stage): Written {
  const known = written.get(stage)
  if (known === undefined) throw new Error('Nothing was stocked for the path')
  return known
}

function write(stage: Stage, change: (known: Written) => SharedPinEvent): void {
  const known = writtenOn(stage)
  stage.server.happen(account.id, change(known))
  known.revision += 1
}

/** Changes nothing of the plan. */
function addDraft({ revision }: Written): SharedPinEvent {
  const pins = [pin(`draft ${revision}`, { account_id: account.id })]
  return { type: 'pins.added', data: { pins, autoSelect: false } }
}

/** No readable answer came for the pin, or it was found after all. */
function turnAbout(known: Written): SharedPinEvent {
  known.isUnknown = !known.isUnknown
  return known.isUnknown
    ? { type: 'pin.publishUnknown', data: { ...sent, before: { state: 'sending' } } }
    : { type: 'pin.published', data: { ...sent, before: { state: 'unknown' }, url: '' } }
}
