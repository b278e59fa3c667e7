/** The first claim gets the slot. A restored pin does not take it back. */
import { expect, test } from 'vitest'
import { testId } from '#core/pins/pin.builder.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { answerOf, startPinsServer } from '../../../../tests/support/server/pins-world.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'

const AHEAD = 4_102_473_600_000
const [a, b] = [testId('a'), testId('b')]

testDatabases('slots', (open) => {
  const begin = async () => {
    const { newAccount, database } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'), account.pin('b'))
    const params = { account_id: account.accountId }
    const made = answerOf(
      await account.who.client('createBoard', { params, body: { name: 'Cakes' } }),
    )
    const plan = (at: number) => ({
      at,
      wall: '2100-01-01T08:00',
      zone: 'UTC',
      board_id: made.id,
      slot_id: testId('slot'),
    })
    const publication = (name: string, at: number) => ({
      id: testId(name),
      ...plan(at),
      state: 'planned' as const,
    })
    const scheduled = (id: string, name: string, at: number): SharedPinEvent => ({
      type: 'pin.scheduled',
      data: { id, publication: publication(name, at), before: 'draft' },
    })
    const byHand = (id: string, name: string, at: number): SharedPinEvent => {
      const { slot_id: _slot, ...bare } = publication(name, at)
      return { type: 'pin.scheduled', data: { id, publication: bare, before: 'draft' } }
    }
    const moved = (id: string, name: string, [from, to]: [number, number]): SharedPinEvent => ({
      type: 'pin.rescheduled',
      data: { id, publication_id: testId(name), to: plan(to), before: plan(from) },
    })
    const removed = (id: string, name: string, at: number): SharedPinEvent => ({
      type: 'pin.unscheduled',
      data: { id, publication: publication(name, at), after: 'draft' },
    })
    const codes = async (...events: SharedPinEvent[]) =>
      (await account.send(...events)).rejected.map(
        ({ problem_codes: problems }) => Object(problems?.['message']).code,
      )
    const held = async () =>
      (
        await database.root
          .selectFrom('publications')
          .select(['id', 'slot_at'])
          .orderBy('due_at')
          .execute()
      ).map(({ id, slot_at }): [string, number | null] => [id, slot_at])
    return { account, scheduled, byHand, moved, removed, codes, held }
  }

  test('the second claim of a slot is refused, in one batch and in two; times set by hand coincide', async () => {
    const { scheduled, byHand, codes, held } = await begin()
    expect(await codes(scheduled(a, 'p', AHEAD), scheduled(b, 'q', AHEAD))).toEqual([
      'schedule.slotTaken',
    ])
    expect(await codes(scheduled(b, 'r', AHEAD))).toEqual(['schedule.slotTaken'])
    expect(await codes(byHand(b, 'r', AHEAD))).toEqual([])
    expect((await held()).filter(([, slot]) => slot !== null)).toEqual([[testId('p'), AHEAD]])
  })

  test('two devices that claim one slot at once get it once', async () => {
    const { account, scheduled } = await begin()
    const answers = await Promise.all([
      account.send(scheduled(a, 'p', AHEAD)),
      account.send(scheduled(b, 'q', AHEAD)),
    ])
    expect(answers.flatMap(({ accepted }) => accepted)).toHaveLength(1)
    const rows = (await account.list()).pins
    expect(rows.flatMap(({ publications = [] }) => publications)).toHaveLength(1)
  })

  test('a slot is free again when its publication moves, goes or fails with its pin', async () => {
    const { account, scheduled, moved, removed, codes, held } = await begin()
    await codes(scheduled(a, 'p', AHEAD), scheduled(b, 'q', AHEAD + 1))
    // Both change places in one batch.
    expect(
      await codes(
        moved(a, 'p', [AHEAD, AHEAD + 2]),
        moved(b, 'q', [AHEAD + 1, AHEAD]),
        moved(a, 'p', [AHEAD + 2, AHEAD + 1]),
      ),
    ).toEqual([])
    expect(await held()).toEqual([
      [testId('q'), AHEAD],
      [testId('p'), AHEAD + 1],
    ])
    expect(await codes(removed(b, 'q', AHEAD), scheduled(b, 'r', AHEAD))).toEqual([])
    await account.send({ type: 'pins.deleted', data: { ids: [b] } })
    expect(await held()).toEqual([[testId('p'), AHEAD + 1]])
    expect(await codes(moved(a, 'p', [AHEAD + 1, AHEAD]))).toEqual([])
  })

  test('a restored pin whose slot another holds keeps its time without the slot, and devices hear of it', async () => {
    const { account, scheduled, codes, held } = await begin()
    await codes(scheduled(a, 'p', AHEAD))
    await account.send({ type: 'pins.deleted', data: { ids: [a] } })
    await codes(scheduled(b, 'q', AHEAD))
    const { revision } = await account.send({
      type: 'pins.restored',
      data: { pins: [account.pin('a')] },
    })
    expect(new Map(await held())).toEqual(
      new Map<string, number | null>([
        [testId('p'), null],
        [testId('q'), AHEAD],
      ]),
    )
    const { events } = await account.pull(revision - 1)
    expect(events.map(({ event }) => event.type)).toEqual(['pin.rescheduled'])
    const row = (await account.list()).pins.find(({ id }) => id === a)
    expect(row?.publications?.[0]).toMatchObject({ at: AHEAD, state: 'planned' })
    expect(row?.publications?.[0]).not.toHaveProperty('slot_id')
  })
})
