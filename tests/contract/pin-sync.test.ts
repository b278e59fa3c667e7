/**
 * The browser's log and sync engine against the real server: what one side writes, the other reads.
 */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import type { Client } from '#core/contract/client.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import {
  deletePins,
  editPin,
  editPins,
  favor,
  select,
  envelopAction,
} from '#core/pins/pin-commands.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { inverseOf } from '#core/pins/book/pin.reducer.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { inLaterBuild, renamedPatch } from '#core/pins/events/pin-upcast.builder.ts'
import { pinsFeature } from '../../server/features/pins/pins.feature.ts'
import { startTestServer } from '../support/server/test-server.ts'
import { openPinStore } from '../../src/persistence/pins/pin-store.ts'
import { createPinSync } from '../../src/persistence/pins/sync/engine.ts'

test('pins of a task arrive, edits go back, a refusal is taken back, and a second device sees the same', async () => {
  let pins: ReturnType<typeof pinsFeature> | undefined
  const server = await startTestServer({ features: (platform) => [(pins = pinsFeature(platform))] })
  const { client, user } = await server.signUp()
  const account = await client('createAccount', { body: { name: 'Kitchen' } })
  if (!account.ok) throw new Error(account.failure.message)
  const accountId = account.answer.id
  const generate = async (...names: string[]) =>
    server.platform.database.transaction(async (tx) =>
      pins?.appendPinEvents(tx, {
        owner: user.id,
        accountId,
        tab: 'task:1',
        events: [
          {
            id: v7(),
            at: server.clock.now(),
            event: {
              type: 'pins.added',
              data: {
                pins: names.map((name) => pin(name, { account_id: accountId })),
                autoSelect: false,
              },
            },
          },
        ],
      }),
    )
  const rejections: string[] = []
  const device = async () => {
    const log = openPinStore({ userId: user.id, accountId, indexedDB: new IDBFactory() })
    await (
      await log.load()
    ).complete
    const sync = createPinSync({
      client,
      log,
      tab: 'tab',
      now: () => server.clock.now(),
      newId: v7,
      onRejected: (list) => rejections.push(...list.map((entry) => entry.message)),
    })
    const act = async (events: readonly PinEvent[]) =>
      log.append(
        envelopAction(events, { at: server.clock.now(), tab: 'tab', cause: v7(), newId: v7 }),
      )
    expect(await sync.refetch()).toEqual({ kind: 'synced' })
    return { log, sync, act }
  }
  await generate(...Array.from({ length: 600 }, (_, at) => `p${at}`).slice(0, 500))
  const here = await device()
  await generate('new1', 'new2')
  expect(await here.sync.round()).toEqual({ kind: 'synced' })
  expect(here.log.current().count).toBe(502)

  const book = () => here.log.current()
  await here.act(
    editPin(book(), { id: testId('p1'), patch: { title: 'Mine' } }, server.clock.now()),
  )
  await here.act(
    editPins(
      book(),
      listPins(book())
        .slice(0, 20)
        .map(({ id }) => ({ id, patch: { status: 'draft' as const } })),
      server.clock.now(),
    ),
  )
  await here.act(favor(book(), { ids: [testId('p2')], favored: true }, server.clock.now()))
  await here.act(select(book(), [testId('p1')]))
  const [deletion] = deletePins(book(), [testId('p3'), testId('p4')])
  if (deletion === undefined) throw new Error('Nothing to delete.')
  const undo = inverseOf(book(), deletion)
  await here.act([deletion])
  await here.act(undo)
  await here.act(
    editPin(
      book(),
      { id: testId('p5'), patch: { boards: [{ board_id: testId('nowhere') }] } },
      server.clock.now(),
    ),
  )
  expect(await here.sync.round()).toEqual({ kind: 'synced' })
  expect(rejections).toEqual(['This board is no longer in this account.'])
  expect(here.log.unsent()).toEqual([])

  const there = await device()
  expect(there.log.revision()).toBe(here.log.revision())
  const rows = (log: typeof here.log) =>
    listPins(log.current()).filter((row) => row.id !== testId('p5'))
  expect(rows(there.log)).toEqual(rows(here.log))
  expect(listPins(here.log.current()).find((row) => row.id === testId('p5'))?.boards).toEqual([])
  await server.close()
})

test('a browser and a server of two builds: what the older one can’t read waits, on both sides, and is there when it is as new', async () => {
  const server = await startTestServer({ features: (platform) => [pinsFeature(platform)] })
  const { client: asBuilt, user } = await server.signUp()
  const account = await asBuilt('createAccount', { body: { name: 'Kitchen' } })
  if (!account.ok) throw new Error(account.failure.message)
  const accountId = account.answer.id
  await server.platform.database.transaction(async (tx) =>
    pinsFeature(server.platform).appendPinEvents(tx, {
      owner: user.id,
      accountId,
      tab: 'task:1',
      events: [
        {
          id: v7(),
          at: server.clock.now(),
          event: {
            type: 'pins.added',
            data: { pins: [pin('p', { account_id: accountId })], autoSelect: false },
          },
        },
      ],
    }),
  )
  /** Of a later build alone, as far as it answers. */
  const later = (async (name: 'getPins', input: Parameters<Client>[1]) =>
    inLaterBuild([renamedPatch], async () => asBuilt(name, input as never))) as Client
  const device = async (client: Client) => {
    const log = openPinStore({ userId: user.id, accountId, indexedDB: new IDBFactory() })
    await (
      await log.load()
    ).complete
    const sync = createPinSync({
      client,
      log,
      tab: 'tab',
      now: () => server.clock.now(),
      newId: v7,
    })
    const title = async (words: string) =>
      log.append(
        envelopAction(
          editPin(log.current(), { id: testId('p'), patch: { title: words } }, server.clock.now()),
          { at: server.clock.now(), tab: 'tab', newId: v7 },
        ),
      )
    expect(await sync.refetch()).toEqual({ kind: 'synced' })
    return { log, sync, title, shown: () => listPins(log.current())[0]?.title }
  }
  const [newer, older] = [await device(asBuilt), await device(later)]

  // The newer browser on the older server.
  await newer.title('Translatable by both')
  await inLaterBuild([renamedPatch], async () => newer.title('Translatable by the newer one'))
  await newer.title('Translatable after that')
  expect(await newer.sync.round()).toMatchObject({ kind: 'waiting' })
  expect([newer.log.unsent().length, newer.log.revision(), newer.shown()]).toEqual([
    2,
    2,
    'Translatable after that',
  ])
  await inLaterBuild([renamedPatch], async () =>
    expect(await newer.sync.round()).toEqual({ kind: 'synced' }),
  )
  expect([newer.log.unsent(), newer.log.revision(), newer.shown()]).toEqual([
    [],
    4,
    'Translatable after that',
  ])

  // The older browser on the newer server: what it says is lifted, what it receives it can't read.
  await older.title('Translatable by the older one')
  expect(await older.sync.round()).toEqual({ kind: 'outdated' })
  expect([older.log.isReadOnly(), older.log.revision()]).toEqual([true, 1])
  await inLaterBuild([renamedPatch], async () =>
    expect(await newer.sync.round()).toEqual({ kind: 'synced' }),
  )
  expect([newer.log.revision(), newer.shown()]).toEqual([5, 'Translatable by the older one'])
  await server.close()
})
