/** Planned pins that are moved over the calendar by keys alone. */
import { testId } from '#core/pins/pin.builder.ts'
import type { MoveStep } from '../../../../src/machines/calendar-move/calendar-move.machine.ts'
import { calendarMoveModel } from '../../../../src/machines/calendar-move/calendar-move.model.ts'
import { answerOfPlan, dateIn, stockPlan } from '../calendar-plan.ts'
import type { BrowserDriver, Step } from './driver.ts'
import { comeIn, ok } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

/** A pin that was placed has left the past: the next start takes the next one. */
const PAST = ['past 1', 'past 2', 'past 3', 'past 4', 'past 5', 'past 6']
const started = new WeakMap<Stage, number>()

export const calendarMoveDriver: BrowserDriver = {
  model: calendarMoveModel,
  actor: 'calendarMove',
  async begin(stage) {
    stockPlan(stage, { ahead: 1, ...Object.fromEntries(PAST.map((name) => [name, -1])) })
    await comeIn(stage, '/calendar')
    await card(stage, 'ahead').waitFor()
  },
  steps: {
    'move.start': async (stage, { move }) => {
      const isAhead = (move as MoveStep).target !== null
      const nth = started.get(stage) ?? 0
      if (!isAhead) started.set(stage, nth + 1)
      // A month folds the weeks that have passed, and hides their cards.
      const [view, days] = isAhead ? ['month', 1] : ['week', -1]
      await stage.go(`/calendar?view=${view}&date=${dateIn(days)}`)
      await card(stage, isAhead ? 'ahead' : (PAST[nth] ?? '')).press('m')
    },
    // A month leads over today, a day does not.
    'move.toDate': async (stage, { target }) => {
      const isPast = await passed(stage).isVisible()
      if (target === null) return press(isPast ? 'ArrowLeft' : 'PageUp')(stage, { type: '' })
      return press(isPast ? 'PageDown' : 'ArrowRight')(stage, { type: '' })
    },
    'move.toSlot': press('n'),
    'move.place': press('Enter'),
    'move.cancel': press('Escape'),
  },
  controls: {
    'move.start': ({ page }) => ({
      here: page.getByRole('button', { name: /^Next (?:month|week)$/ }),
    }),
    'move.toDate': (stage) => ({ here: bar(stage) }),
    'move.toSlot': (stage) => ({ here: bar(stage) }),
    'move.place': (stage) => ({
      here: bar(stage).getByRole('button', { name: 'Place here', disabled: false }),
    }),
    'move.cancel': (stage) => ({ here: bar(stage).getByRole('button', { name: 'Cancel' }) }),
  },
  cannot: () => null,
  standing: (name, request, server) =>
    name === 'listConnections'
      ? ok({ offers: [], connections: [] })
      : (answerOfPlan(name) ?? server.answer(name, request)),
}

function bar({ page }: Stage) {
  return page.getByRole('toolbar', { name: /^Moving/ })
}

function passed(stage: Stage) {
  return bar(stage).getByText(/has passed/)
}

function card({ page }: Stage, name: string) {
  return page.locator(`[data-publication="${testId(`publication ${name}`)}"]`).first()
}

/** The bar has the focus. */
function press(key: string): Step {
  return async ({ page }) => page.keyboard.press(key)
}
