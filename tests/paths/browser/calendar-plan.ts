/** An account with planned pins, for the machines of the calendar. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { StoredSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import type { HeldName, Release } from './held-calls.ts'
import { account, ok } from './signed-in.ts'
import type { Stage } from './stage.ts'

const DAY_MS = 86_400_000
export const board: Board = {
  id: testId('board'),
  name: 'Soups',
  created_at: 1,
  sections: [],
}

/** A slot on every day. */
export const schedule: StoredSchedule = {
  zone: 'UTC',
  slots: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    id: testId(`slot ${weekday}`),
    weekday,
    time: '08:00',
  })),
  rules: { per_day: 20, link_hours: 0, picture_days: 0, board_minutes: 0, jitter_minutes: 0 },
  revision: 1,
  pause: null,
}

/** `YYYY-MM-DD` in the zone of the schedule. */
export function dateIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

export function publication(name: string, days: number): Publication {
  const wall = `${dateIn(days)}T09:00`
  return {
    id: testId(`publication ${name}`),
    at: Date.parse(`${wall}Z`),
    wall,
    zone: 'UTC',
    board_id: board.id,
    state: 'planned',
  }
}

/** Each pin is planned so many days from now. */
export function stockPlan(stage: Stage, planned: Readonly<Record<string, number>>): void {
  stage.server.accounts = [account]
  stage.server.stock(account.id)
  stage.server.happen(account.id, {
    type: 'pins.added',
    data: {
      pins: Object.entries(planned).map(([name, days]) =>
        pin(name, {
          account_id: account.id,
          status: 'scheduled',
          publications: [publication(name, days)],
        }),
      ),
      autoSelect: false,
    },
  })
}

/** What the calendar asks for beside its pins; null for all else. */
export function answerOfPlan(name: HeldName): Release | null {
  if (name === 'getSchedule') return ok({ schedule })
  if (name === 'listBoards') return ok({ boards: [board] })
  return name === 'listFiled' ? ok({ filed: [] }) : null
}
