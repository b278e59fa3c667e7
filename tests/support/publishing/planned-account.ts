/** Accounts that are connected to a practice network, with pins that are due. */
import { v7 } from 'uuid'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import type { PinsFeature } from '../../../server/features/pins/pins.feature.ts'
import type { TestServer } from '../server/test-server.ts'
import { answerOf } from '../server/pins-world.ts'
import { followToNetwork } from '../pinterest/practice.ts'

export interface PlannedAccount {
  readonly owner: string
  readonly accountId: string
  /** Ids of its publications. */
  readonly intents: readonly string[]
}

interface Plan {
  readonly name: string
  readonly pins: PinsFeature
  readonly count: number
  readonly imageUrl: string
}

export async function planAccount(
  server: TestServer,
  { name, pins, count, imageUrl }: Plan,
): Promise<PlannedAccount> {
  const { client, user } = await server.signUp()
  const made = answerOf(await client('createAccount', { body: { name } }))
  const params = { account_id: made.id }
  const started = answerOf(
    await client('startConnection', { params, body: { network: 'practice' } }),
  )
  const { state = '', code = '' } = await followToNetwork(started.url)
  answerOf(await client('finishConnection', { body: { state, code } }))
  // The rules of an account would spread the pins over weeks.
  const { rules, ...week } = defaultSchedule('UTC', v7)
  answerOf(
    await client('createSchedule', {
      params,
      body: { ...week, rules: { ...rules, per_day: 150, link_hours: 0, picture_days: 0 } },
    }),
  )
  const { boards } = answerOf(await client('listBoards', { params }))
  const now = server.clock.now()
  const rows = Array.from({ length: count }, (_, nth) =>
    pin(`${name} ${nth}`, {
      account_id: made.id,
      image_url: imageUrl,
      link: `https://example.com/${encodeURIComponent(name)}/${nth}`,
    }),
  )
  const publications = rows.map((_, nth) => ({
    id: v7(),
    at: now,
    wall: '2026-01-15T12:00',
    zone: 'UTC',
    board_id: boards[nth % boards.length]?.id ?? testId('none'),
    state: 'planned' as const,
  }))
  const events: SharedPinEvent[] = [
    { type: 'pins.added', data: { pins: rows, autoSelect: false } },
    ...publications.map((publication, nth): SharedPinEvent => ({
      type: 'pin.scheduled',
      data: { id: rows[nth]?.id ?? '', publication, before: 'generated' },
    })),
  ]
  await server.platform.database.transaction(async (tx) =>
    pins.appendPinEvents(tx, {
      owner: user.id,
      accountId: made.id,
      tab: 'task:test',
      events: events.map((event) => ({ id: v7(), at: now, event })),
    }),
  )
  return { owner: user.id, accountId: made.id, intents: publications.map(({ id }) => id) }
}
