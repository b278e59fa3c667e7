/** What browsers of any build send, and what broken rows in the store do to those who read. */
import { expect, test } from 'vitest'
import { testId } from '#core/pins/pin.builder.ts'
import { inLaterBuild, LATER, renamedPatch } from '#core/pins/events/pin-upcast.builder.ts'
import { UNREADABLE } from '#core/contract/content/pin-outline.ts'
import { readCommitted } from '#core/pins/events/pin-upcast.ts'
import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import type { SharedEnvelope, SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { enveloped, startPinsServer, titled } from '../../../tests/support/server/pins-world.ts'

/** As version 1 of an invented past stated it. */
const oldTitled = (name: string, title: string): SharedEnvelope =>
  JSON.parse(
    JSON.stringify(enveloped(titled(name, title))).replace('"patch"', '"fields"'),
  ) as SharedEnvelope
const newTitled = (name: string, title: string): SharedEnvelope => ({
  ...enveloped(titled(name, title)),
  v: newestVersion() + 1,
})
const deleted = (...names: string[]): SharedPinEvent => ({
  type: 'pins.deleted',
  data: { ids: names.map(testId) },
})

testDatabases('received events', (open) => {
  test('a broken event is refused on its own, in words', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const broken = enveloped(titled('a', 'x'.repeat(101)))
    const marks = {
      ...enveloped(deleted('a')),
      event: { type: 'pins.selected', data: { ids: [testId('a')] } },
    } as unknown as SharedEnvelope
    const answer = await account.send(broken, marks, titled('a', 'Good'))
    expect(answer.rejected).toEqual([
      {
        id: broken.id,
        code: 'invalid',
        message: 'Ensure this field has no more than 100 characters.',
        problem_codes: { message: { code: 'field.long', params: { most: 100 } } },
      },
      {
        id: marks.id,
        code: 'invalid',
        message: 'This isn’t one of the known kinds.',
        problem_codes: { message: { code: 'field.kind', params: {} } },
      },
    ])
    expect([answer.accepted.length, answer.newer, (await account.list()).pins[0]?.title]).toEqual([
      1,
      undefined,
      'Good',
    ])
  })

  test('an event of a later build is not refused: it and what follows stay with who sent them, and are taken when the server is as new', async () => {
    const { newAccount } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const [first, newer, last] = [
      enveloped(titled('a', 'First')),
      newTitled('a', 'Newer'),
      enveloped(titled('a', 'Last')),
    ]
    expect(await account.send(first, newer, last)).toEqual({
      revision: 2,
      accepted: [{ id: first.id, revision: 2 }],
      rejected: [],
      newer: newer.id,
    })
    expect(await account.send(newer, last)).toEqual({
      revision: 2,
      accepted: [],
      rejected: [],
      newer: newer.id,
    })
    expect((await account.list()).pins[0]?.title).toBe('First')
    const invented = {
      ...enveloped(deleted('a')),
      event: { type: 'pin.invented' },
    } as unknown as SharedEnvelope
    expect(await account.send(invented)).toMatchObject({
      accepted: [],
      rejected: [],
      newer: invented.id,
    })
    await inLaterBuild([renamedPatch], async () =>
      expect((await account.send(newer, last)).accepted.map(({ revision }) => revision)).toEqual([
        3, 4,
      ]),
    )
    expect((await account.list()).pins[0]?.title).toBe('Last')
  })

  test('an old event is lifted: when it is sent, when it is in the store, and when it is taken along', async () => {
    const { newAccount, feature, database } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const { id } = enveloped(deleted('a'))
    await account.send(enveloped(titled('a', 'Stored'), id))
    const stored = JSON.stringify({ ...oldTitled('a', 'Stored'), id })
    await database.root
      .updateTable('pin_events')
      .set({ envelope: stored })
      .where('id', '=', id)
      .execute()
    await inLaterBuild([renamedPatch], async () => {
      const sent = oldTitled('a', 'Sent')
      expect((await account.send(sent)).accepted).toEqual([{ id: sent.id, revision: 3 }])
      expect((await account.list()).pins[0]?.title).toBe('Sent')
      const lifted = ['Stored', 'Sent'].map((title) => ({ v: LATER, event: titled('a', title) }))
      expect((await account.pull(1)).events).toMatchObject(lifted)
      const [, log] = (await feature.exportParts?.(account.owner)) ?? []
      expect(JSON.parse(String(await log?.read())).slice(1)).toMatchObject(lifted)
    })
    // Put back to this build, the server gives out what it can't read: the client may know it.
    expect((await account.pull(2)).events).toMatchObject([
      { v: LATER, revision: 3, event: titled('a', 'Sent') },
    ])
  })

  test('what is broken in the store is given out in its place, with all that stands behind it, and the operator is warned once a read', async () => {
    const { newAccount, feature, database, warnings } = await startPinsServer(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const [cut, torn, last] = [
      enveloped(titled('a', 'Cut')),
      enveloped(titled('a', 'Torn')),
      enveloped(titled('a', 'Last')),
    ]
    await account.send(cut, torn, last)
    const put = async (id: string, envelope: string) =>
      database.root.updateTable('pin_events').set({ envelope }).where('id', '=', id).execute()
    const left = { ...cut, event: { type: 'pin.updated', data: { id: 7 } } }
    await put(cut.id, JSON.stringify(left))
    await put(torn.id, JSON.stringify(torn).slice(0, -9))
    const events = [
      { ...left, revision: 2 },
      {
        id: torn.id,
        event: { type: UNREADABLE },
        stored: JSON.stringify(torn).slice(0, -9),
        revision: 3,
      },
      { ...last, revision: 4 },
    ]
    const answer = await account.pull(1)
    expect(answer).toMatchObject({ revision: 4, more: false, events })
    expect(readCommitted(answer.events)).toEqual({ events: [], stop: 'broken' })
    expect(readCommitted(answer.events.slice(1))).toEqual({ events: [], stop: 'broken' })
    expect(warnings).toEqual([
      expect.stringMatching(
        /^warn Stored events of pins are broken.*"count":2,"first":{"revision":2/,
      ),
    ])
    await account.pull(3)
    expect(warnings).toHaveLength(1)
    const [, log] = (await feature.exportParts?.(account.owner)) ?? []
    expect(JSON.parse(String(await log?.read())).slice(1)).toMatchObject(events)
    expect(warnings).toHaveLength(2)
  })
})
