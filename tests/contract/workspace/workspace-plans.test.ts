/** The plans of an account and its week on their way through a workspace file. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import { testOneDatabase } from '../../support/database/test-databases.ts'
import { workspaceOf } from '../../support/hostile-workspaces.ts'
import {
  answer,
  existing,
  exported,
  fillAccount,
  happen,
  imported,
  openWorld,
  type World,
} from './workspace-world.ts'

const HOUR = 3_600_000
/** Exported on 26 November 2026. It stays as it is: files of people do. */
const STORED = new URL('../../fixtures/workspaces/plans-2026-11-26.zip', import.meta.url)
const week: AccountSchedule = {
  zone: 'Europe/Berlin',
  slots: [{ id: testId('slot'), weekday: 1, time: '08:00' }],
  rules: { per_day: 5, link_hours: 48, picture_days: 7, board_minutes: 0, jitter_minutes: 5 },
}

/** Pins of the account get plans as tasks and people made them; answers the pins of then. */
async function planned(
  world: World,
  accountId: string,
  url = 'https://www.pinterest.com/pin/1/',
): Promise<Pin[]> {
  const params = { account_id: accountId }
  const { boards } = answer(await world.client('listBoards', { params }))
  const { pins } = answer(await world.client('getPins', { params, query: {} }))
  const now = world.server.clock.now()
  const publication = (name: string, hours: number, fields: Partial<Publication> = {}) => ({
    id: testId(name),
    at: now + hours * HOUR,
    wall: wallOf(now + hours * HOUR, 'Europe/Berlin'),
    zone: 'Europe/Berlin',
    board_id: existing(boards[0]).id,
    state: 'planned' as const,
    ...fields,
  })
  const plan = async (nth: number, one: Publication) =>
    happen(world, accountId, [
      {
        type: 'pin.scheduled',
        data: { id: existing(pins[nth]).id, publication: one, before: 'generated' },
      },
    ])
  const attempt = (nth: number, name: string) => ({
    id: existing(pins[nth]).id,
    publication_id: testId(name),
    before: { state: 'planned' as const },
  })
  await plan(0, publication('ahead', 90, { slot_id: testId('slot') }))
  await plan(1, publication('past', 2))
  await plan(2, publication('done', 3))
  await plan(3, publication('sent', 4))
  await happen(world, accountId, [
    { type: 'pin.publishStarted', data: attempt(2, 'done') },
    { type: 'pin.published', data: { ...attempt(2, 'done'), url } },
    { type: 'pin.publishStarted', data: attempt(3, 'sent') },
  ])
  return pins
}

const storedPlans = async ({ database }: World, accountId: string) =>
  database.root
    .selectFrom('publications')
    .select(['id', 'pin_id', 'state', 'slot_at'])
    .where('account_id', '=', accountId)
    .orderBy('due_at')
    .execute()

testOneDatabase('plans in a workspace file', (open) => {
  test('those ahead and the week come along; what has passed is left out, and said', async () => {
    const here = await openWorld({ database: await open() })
    const accountId = await fillAccount(here, 'Kitchen')
    answer(await here.client('createSchedule', { params: { account_id: accountId }, body: week }))
    const before = await planned(here, accountId)
    here.server.clock.advance(24 * HOUR)
    const { account, report } = await imported(here, await exported(here, accountId))
    const params = { account_id: existing(account).id }
    expect(existing(report).notes).toContain(
      problem('workspace.plansLeftOut', { count: 1 }).message,
    )

    const { schedule } = answer(await here.client('getSchedule', { params }))
    const slotId = existing(existing(schedule).slots[0]).id
    expect(schedule).toMatchObject({ ...week, slots: [{ ...existing(week.slots[0]), id: slotId }] })
    expect(slotId).not.toBe(testId('slot'))

    const { pins } = answer(await here.client('getPins', { params, query: {} }))
    expect(pins.map(({ title }) => title)).toEqual(before.map(({ title }) => title))
    expect(pins.slice(0, 4).map(({ status }) => status)).toEqual([
      'scheduled',
      'draft',
      'published',
      'publishing',
    ])
    expect(pins[0]).toMatchObject({ publications: [{ state: 'planned', slot_id: slotId }] })
    const [ahead, done, sent] = [pins[0], pins[2], pins[3]].map((pin) =>
      existing(pin?.publications?.[0]),
    )
    expect(done).toMatchObject({ state: 'published', url: 'https://www.pinterest.com/pin/1/' })
    expect(await storedPlans(here, params.account_id)).toEqual([
      { id: done?.id, pin_id: pins[2]?.id, state: 'published', slot_at: null },
      { id: sent?.id, pin_id: pins[3]?.id, state: 'unknown', slot_at: null },
      { id: ahead?.id, pin_id: pins[0]?.id, state: 'planned', slot_at: ahead?.at },
    ])
    await here.server.close()
  }, 120_000)

  test('an imported plan can be moved, and its slot is taken', async () => {
    const here = await openWorld({ database: await open() })
    const accountId = await fillAccount(here, 'Kitchen')
    await planned(here, accountId)
    const { account } = await imported(here, await exported(here, accountId))
    const params = { account_id: existing(account).id }
    const { pins } = answer(await here.client('getPins', { params, query: {} }))
    const [first, , , , other] = pins
    const held = existing(existing(first).publications?.[0])
    const send = async (to: Publication) =>
      answer(
        await here.client('sendPinEvents', {
          params,
          body: {
            events: [
              {
                id: testId(`event ${to.id}`),
                at: 1,
                tab: 'tab',
                v: 4,
                event: {
                  type: 'pin.scheduled',
                  data: { id: existing(other).id, publication: to, before: 'draft' },
                },
              },
            ],
          },
        }),
      ).rejected
    expect(await send({ ...held, id: testId('same slot') })).toMatchObject([
      { problem_codes: { message: { code: 'schedule.slotTaken' } } },
    ])
    const { slot_id: _slot, ...byHand } = held
    expect(await send({ ...byHand, id: testId('by hand') })).toEqual([])
    await here.server.close()
  }, 120_000)

  test('a file of before there were weeks comes in without one', async () => {
    const here = await openWorld({ database: await open() })
    const { account, report } = await imported(here, await workspaceOf({}))
    expect(existing(report).problems).toEqual([])
    const params = { account_id: existing(account).id }
    expect(answer(await here.client('getSchedule', { params }))).toEqual({ schedule: null })
    await here.server.close()
  }, 120_000)

  test('an account that was paused is paused where it comes in', async () => {
    const here = await openWorld({ database: await open() })
    const accountId = await fillAccount(here, 'Kitchen')
    const of = { params: { account_id: accountId } }
    answer(await here.client('createSchedule', { ...of, body: week }))
    answer(await here.client('pauseAccount', { ...of, body: { remark: 'Holidays' } }))
    const at = here.server.clock.now()
    here.server.clock.advance(HOUR)
    const { account } = await imported(here, await exported(here, accountId))
    const params = { account_id: existing(account).id }
    const { schedule } = answer(await here.client('getSchedule', { params }))
    expect(schedule?.pause).toEqual({ at, remark: 'Holidays' })
    await here.server.close()
  }, 120_000)

  test('why the server paused an account is known where it comes in', async () => {
    const here = await openWorld({ database: await open() })
    const accountId = await fillAccount(here, 'Kitchen')
    const of = { params: { account_id: accountId } }
    answer(await here.client('createSchedule', { ...of, body: week }))
    answer(await here.client('pauseAccount', { ...of, body: { remark: '' } }))
    await here.database.root
      .updateTable('account_schedules')
      .set({ pause_reason: 'unproven' })
      .where('account_id', '=', accountId)
      .execute()
    const { account } = await imported(here, await exported(here, accountId))
    const params = { account_id: existing(account).id }
    const { schedule } = answer(await here.client('getSchedule', { params }))
    expect(schedule?.pause?.reason).toBe('unproven')
    await here.server.close()
  }, 120_000)

  test('an address that is of no network is left out, in the pin and in its history', async () => {
    const here = await openWorld({ database: await open() })
    const accountId = await fillAccount(here, 'Kitchen')
    await planned(here, accountId, 'javascript:alert(1)')
    const { account } = await imported(here, await exported(here, accountId))
    const params = { account_id: existing(account).id }
    const { pins } = answer(await here.client('getPins', { params, query: {} }))
    expect(pins[2]?.publications).toMatchObject([{ state: 'published' }])
    const rows = await here.database.root
      .selectFrom('pin_events')
      .select('envelope')
      .where('account_id', '=', params.account_id)
      .where('envelope', 'like', '%pin.published%')
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([rows, pins])).not.toContain('javascript:')
    await here.server.close()
  }, 120_000)

  test('a stored file of version 1 with plans, a week and a pause still comes in', async () => {
    const here = await openWorld({ database: await open() })
    const { account, report } = await imported(here, await readFile(STORED))
    expect(existing(report).problems).toEqual([])
    const params = { account_id: existing(account).id }
    const { pins } = answer(await here.client('getPins', { params, query: {} }))
    expect(pins.map(({ status }) => status)).toEqual([
      'scheduled',
      'scheduled',
      'published',
      'publishing',
      'generated',
    ])
    expect(pins[2]?.publications?.[0]?.url).toBe('https://www.pinterest.com/pin/1/')
    const { schedule } = answer(await here.client('getSchedule', { params }))
    expect(schedule).toMatchObject({ zone: week.zone, rules: week.rules })
    expect(schedule?.pause?.remark).toBe('Holidays')
    await here.server.close()
  }, 120_000)
})
