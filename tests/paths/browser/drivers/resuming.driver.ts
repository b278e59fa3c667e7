/** A paused account that goes on: the times of its pins are sent first, and refused or taken. */
import { testId } from '#core/pins/pin.builder.ts'
import type { CommittedEnvelope } from '#core/pins/events/pin.events.ts'
import { resumingModel } from '../../../../src/machines/resuming/resuming.model.ts'
import type { AccountServer } from '../account-server.ts'
import { answerOfPlan, publication, schedule, stockPlan } from '../calendar-plan.ts'
import { answered, type BrowserDriver } from './driver.ts'
import { comeIn, ok } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

const DAY_MS = 86_400_000
const LABELS = {
  keep: 'Keep the dates that are still ahead',
  shift: 'Move everything by the length of the pause',
}
/** Days from now. */
const PLANNED = { passed: -2, ahead: 3 }
/** Of the events with which the pins were stocked. */
const REVISION = 1
/** They take what is sent. */
const taking = new WeakSet<AccountServer>()

export const resumingDriver: BrowserDriver = {
  model: resumingModel,
  actor: 'resuming',
  async begin(stage) {
    stockPlan(stage, PLANNED)
    await comeIn(stage, '/calendar')
    await stage.page.locator('[data-publication]').first().waitFor()
    await stage.page.getByRole('button', { name: 'Resume…' }).first().click()
    await apply(stage).waitFor()
  },
  steps: {
    'resume.choose': async ({ page }, { choice }) =>
      page.getByText(LABELS[choice as keyof typeof LABELS], { exact: true }).click(),
    'resume.apply': async (stage) => apply(stage).click(),
    'xstate.done.actor.movePins': async ({ calls, server }) => {
      await calls.arrival('sendPinEvents')
      taking.add(server)
      await calls.review()
    },
    // As to a slot that is taken: with what the server has of each pin.
    'xstate.error.actor.movePins': async ({ calls }) => {
      // What the page sends is made by the contract's own shape.
      const { events } = (await calls.bodyOf('sendPinEvents')) as {
        events: readonly CommittedEnvelope[]
      }
      const rejected = events.map(({ id, event }) => ({
        id,
        code: 'not_allowed',
        message: 'Not then.',
        plan: { status: 'scheduled', publications: [stockedOf(event)] },
      }))
      await calls.release('sendPinEvents', ok({ revision: REVISION, accepted: [], rejected }))
    },
    ...answered('endPause', 'resumeAccount', () => ok(schedule)),
  },
  controls: {
    'resume.choose': ({ page }) => ({ here: page.getByText(LABELS.keep, { exact: true }) }),
    'resume.apply': (stage) => ({ here: apply(stage) }),
  },
  cannot: (_, { type, choice }, [chosen]) =>
    type === 'resume.choose' && choice === chosen ? 'It is chosen already.' : null,
  standing(name, request, server) {
    if (name === 'listConnections') return ok({ offers: [], connections: [] })
    if (name === 'getSchedule')
      return ok({ schedule: { ...schedule, pause: { at: Date.now() - 3 * DAY_MS, remark: '' } } })
    if (name === 'sendPinEvents' && !taking.has(server)) return null
    return answerOfPlan(name) ?? server.answer(name, request)
  },
}

function stockedOf(event: CommittedEnvelope['event']) {
  const found = Object.entries(PLANNED).find(
    ([name]) => 'id' in event.data && event.data.id === testId(name),
  )
  if (found === undefined) throw new Error(`${event.type} moves no pin that was stocked`)
  return publication(...found)
}

/** One that is at work takes no press. */
function apply({ page }: Stage) {
  return page
    .getByRole('dialog', { name: 'Resume this account' })
    .getByRole('button', { name: 'Resume', exact: true })
    .and(page.locator(':not([data-busy])'))
}
