/** What browsers and tasks may do with publications. */
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { testId } from '#core/pins/pin.builder.ts'
import type { Publication, PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import type { OpenTestDatabase } from '../../../../tests/support/database/test-databases.ts'
import { answerOf, startPinsServer } from '../../../../tests/support/server/pins-world.ts'

const AHEAD = Date.UTC(2100, 0, 1, 8)
const HOUR = 3_600_000
const id = testId('a')
const failure = { code: 'publish.refused', params: {} }

/** An account with the pin `a`, the boards Cakes and Pies, and words for what happens to plans. */
async function begin(open: OpenTestDatabase) {
  const { newAccount, database, feature, clock } = await startPinsServer(open)
  const account = await newAccount('Kitchen')
  await account.add(account.pin('a', { status: 'draft' }))
  const board = async (name: string) =>
    answerOf(
      await account.who.client('createBoard', {
        params: { account_id: account.accountId },
        body: { name },
      }),
    ).id
  const [cakes, pies] = [await board('Cakes'), await board('Pies')]
  const plan = (at: number, fields: Partial<PublicationPlan> = {}): PublicationPlan => ({
    at,
    wall: wallOf(at, 'UTC'),
    zone: 'UTC',
    board_id: cakes,
    ...fields,
  })
  const publication = (
    name: string,
    of: PublicationPlan,
    fields: Partial<Publication> = {},
  ): Publication => ({ id: testId(name), ...of, state: 'planned', ...fields })
  const scheduled = (one: Publication): SharedPinEvent => ({
    type: 'pin.scheduled',
    data: { id, publication: one, before: 'draft' },
  })
  const moved = (name: string, to: PublicationPlan, before = to): SharedPinEvent => ({
    type: 'pin.rescheduled',
    data: { id, publication_id: testId(name), to, before },
  })
  const removed = (one: Publication): SharedPinEvent => ({
    type: 'pin.unscheduled',
    data: { id, publication: one, after: 'draft' },
  })
  const attempt = (name: string) => ({
    id,
    publication_id: testId(name),
    before: { state: 'planned' as const },
  })
  const started = (name: string): SharedPinEvent => ({
    type: 'pin.publishStarted',
    data: attempt(name),
  })
  const failed = (name: string): SharedPinEvent => ({
    type: 'pin.publishFailed',
    data: { ...attempt(name), problem: failure },
  })
  const codesOf = ({ rejected }: Awaited<ReturnType<typeof account.send>>) =>
    rejected.map(({ problem_codes: codes }) => Object(codes?.['message']).code)
  const send = async (...events: SharedPinEvent[]) => codesOf(await account.send(...events))
  const task = async (...events: SharedPinEvent[]) =>
    codesOf(
      await database.transaction(async (tx) =>
        feature.appendPinEvents(tx, {
          owner: account.owner,
          accountId: account.accountId,
          tab: 'task:1',
          events: events.map((event) => ({ id: v7(), at: 5_000, event })),
        }),
      ),
    )
  const row = async () => (await account.list()).pins.find((pin) => pin.id === id)
  const plans = async () =>
    ((await row())?.publications ?? []).map(({ state, at }) => `${state} ${at}`)
  const stored = async () =>
    database.root
      .selectFrom('publications')
      .select(['id', 'state', 'slot_at'])
      .orderBy('id')
      .execute()
  return {
    account,
    clock,
    pies,
    plan,
    publication,
    scheduled,
    moved,
    removed,
    started,
    failed,
    send,
    task,
    row,
    plans,
    stored,
  }
}

testDatabases('publication rules', (open) => {
  test('a browser plans what is ahead, and changes it until it is sent; the server alone records what became of it', async () => {
    const { send, task, plan, publication, scheduled, moved, removed, started, row } =
      await begin(open)
    const planned = publication('p', plan(AHEAD))
    expect(
      await send(
        scheduled(planned),
        scheduled(publication('past', plan(0))),
        scheduled(publication('boardless', plan(AHEAD, { board_id: testId('nowhere') }))),
        started('p'),
        moved('nothing', plan(AHEAD + 1)),
      ),
    ).toEqual(['schedule.past', 'schedule.boardGone', 'schedule.byServer', 'schedule.gone'])
    expect(await row()).toMatchObject({
      status: 'scheduled',
      publications: [{ id: testId('p'), state: 'planned' }],
    })
    expect(await task(started('p'))).toEqual([])
    expect(await send(moved('p', plan(AHEAD + 1)), removed(planned))).toEqual([
      'schedule.alreadySent',
      'schedule.alreadySent',
    ])
    expect((await row())?.status).toBe('publishing')
  })

  test('a refusal says what the pin has after the batch', async () => {
    const { account, plan, publication, scheduled, moved } = await begin(open)
    const planned = publication('p', plan(AHEAD))
    const { rejected } = await account.send(
      moved('p', plan(AHEAD)),
      scheduled(planned),
      moved('p', plan(0)),
    )
    const has = { status: 'scheduled', publications: [planned] }
    expect(rejected.map((one) => one.plan)).toEqual([has, has])
  })

  test('a board has a pin once: what a second device plans there or moves there is refused', async () => {
    const { send, plan, publication, scheduled, moved, pies, plans } = await begin(open)
    const onPies = (at: number) => plan(at, { board_id: pies })
    expect(
      await send(
        scheduled(publication('p', plan(AHEAD))),
        scheduled(publication('q', onPies(AHEAD + 1))),
      ),
    ).toEqual([])
    expect(
      await send(
        scheduled(publication('r', plan(AHEAD + 2))),
        moved('q', plan(AHEAD + 2)),
        scheduled(publication('s', plan(AHEAD + 2), { state: 'failed', problem: failure })),
      ),
    ).toEqual(['schedule.boardTaken', 'schedule.boardTaken', 'schedule.boardTaken'])
    expect(await send(moved('q', onPies(AHEAD + 3)))).toEqual([])
    expect(await plans()).toEqual([`planned ${AHEAD}`, `planned ${AHEAD + 3}`])
  })

  test('two devices that plan one pin for a board at once plan it once', async () => {
    const { account, plan, publication, scheduled, plans } = await begin(open)
    await Promise.all(
      ['p', 'q', 'r'].map(async (name, nth) =>
        account.send(scheduled(publication(name, plan(AHEAD + nth)))),
      ),
    )
    expect(await plans()).toHaveLength(1)
  })

  test('a plan whose time has passed stays, can be moved forward and removed, and a new one is refused', async () => {
    const { send, plan, publication, scheduled, moved, removed, pies, plans, clock } =
      await begin(open)
    const soon = clock.now() + HOUR
    const [p, q] = [publication('p', plan(soon)), publication('q', plan(soon, { board_id: pies }))]
    expect(await send(scheduled(p), scheduled(q))).toEqual([])
    clock.advance(3 * HOUR)
    expect(await plans()).toEqual([`planned ${soon}`, `planned ${soon}`])
    expect(await send(scheduled(publication('r', plan(soon))))).toEqual(['schedule.past'])
    expect(await send(moved('p', plan(soon + HOUR)))).toEqual(['schedule.past'])
    expect(await send(moved('p', plan(soon + 5 * HOUR)), removed(q))).toEqual([])
    expect(await plans()).toEqual([`planned ${soon + 5 * HOUR}`])
  })

  test('an undo gives back a passed time that the publication had, in one batch and later', async () => {
    const { send, plan, publication, scheduled, moved, removed, plans, clock } = await begin(open)
    const soon = clock.now() + HOUR
    const [past, later] = [plan(soon), plan(soon + 9 * HOUR)]
    await send(scheduled(publication('p', past)))
    clock.advance(3 * HOUR)
    expect(await send(moved('p', later, past), moved('p', past, later))).toEqual([])
    expect(await plans()).toEqual([`planned ${soon}`])
    await send(moved('p', later))
    expect(await send(moved('p', past, later))).toEqual([])
    await send(removed(publication('p', past)))
    expect(await send(scheduled(publication('p', past)))).toEqual([])
    expect(await plans()).toEqual([`planned ${soon}`])
    // Of another publication, or as the browser alone says.
    await send(moved('p', later, plan(soon - HOUR)))
    expect(await send(moved('p', plan(soon - HOUR), later))).toEqual(['schedule.past'])
    expect(await send(scheduled(publication('q', past)))).toEqual(['schedule.past'])
  })

  test('an instant may differ from its wall time by what zone rules differ, not by more; an unknown zone is refused', async () => {
    const { send, plan, publication, scheduled } = await begin(open)
    const of = (name: string, fields: Partial<PublicationPlan>) =>
      scheduled(publication(name, plan(AHEAD, fields)))
    expect(await send(of('p', { wall: '2099-12-31T06:30' }))).toEqual([])
    expect(
      await send(
        of('q', { wall: '2099-12-31T05:30' }),
        of('r', { wall: '2100-02-31T08:00' }),
        of('s', { zone: 'Europe/Atlantis' }),
      ),
    ).toEqual(['schedule.wallApart', 'schedule.wallApart', 'schedule.unknownZone'])
    expect(await send(of('p', {}))).toEqual([])
  })

  test('what became of a publication of a deleted pin is recorded, and is there when the pin comes back', async () => {
    const { account, send, task, plan, publication, scheduled, started, row } = await begin(open)
    const planned = publication('p', plan(AHEAD))
    await send(scheduled(planned))
    await task(started('p'))
    await account.send({ type: 'pins.deleted', data: { ids: [id] } })
    const url = 'https://www.pinterest.com/pin/1/'
    const published: SharedPinEvent = {
      type: 'pin.published',
      data: { id, publication_id: testId('p'), before: { state: 'sending' }, url },
    }
    expect(await task(published)).toEqual([])
    const asDeviceHasIt = account.pin('a', {
      status: 'publishing',
      publications: [{ ...planned, state: 'sending' }],
    })
    const { revision } = await account.send({
      type: 'pins.restored',
      data: { pins: [asDeviceHasIt] },
    })
    const result = [{ id: testId('p'), state: 'published', url }]
    expect(await row()).toMatchObject({ status: 'published', publications: result })
    const { events } = await account.pull(revision - 2)
    expect(events.map(({ event }) => event)).toMatchObject([
      { type: 'pin.unscheduled', data: { publication: { state: 'sending' } } },
      { type: 'pin.scheduled', data: { publication: result[0] } },
    ])
  })

  test('one that failed is planned again by a move, and not sent before', async () => {
    const { send, task, plan, publication, scheduled, moved, started, failed, row, stored } =
      await begin(open)
    await send(scheduled(publication('p', plan(AHEAD))))
    await task(started('p'), failed('p'))
    expect(await task(started('p'))).toEqual(['schedule.notDue'])
    expect((await row())?.status).toBe('failed')
    expect(await send(moved('p', plan(AHEAD + 1)))).toEqual([])
    expect((await row())?.publications).toEqual([publication('p', plan(AHEAD + 1))])
    expect(await stored()).toMatchObject([{ state: 'planned' }])
    expect(await task(started('p'))).toEqual([])
  })

  test('a slot that another took while its publication had failed is not taken back', async () => {
    const { account, send, task, plan, publication, scheduled, moved, failed, stored, pies } =
      await begin(open)
    const slot = { slot_id: testId('slot') }
    await account.add(account.pin('b'))
    await send(scheduled(publication('p', plan(AHEAD, slot))))
    await task(failed('p'))
    const other: SharedPinEvent = {
      type: 'pin.scheduled',
      data: { id: testId('b'), publication: publication('q', plan(AHEAD, slot)), before: 'draft' },
    }
    expect(await send(other)).toEqual([])
    expect(await send(moved('p', plan(AHEAD, slot)))).toEqual(['schedule.slotTaken'])
    expect(
      await task(scheduled(publication('r', plan(AHEAD, { ...slot, board_id: pies })))),
    ).toEqual(['schedule.slotTaken'])
    // It turns out that it was published.
    const published: SharedPinEvent = {
      type: 'pin.published',
      data: { id, publication_id: testId('p'), before: { state: 'failed' }, url: '' },
    }
    expect(await task(published)).toEqual([])
    expect(new Map((await stored()).map((one) => [one.id, one.slot_at]))).toEqual(
      new Map([
        [testId('p'), null],
        [testId('q'), AHEAD],
      ]),
    )
  })
})
