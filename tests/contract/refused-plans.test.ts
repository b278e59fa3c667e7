/**
 * Two devices and the publisher change the same plans, apart from each other: some of it is
 * refused. When everybody has received everything, both devices have what the server has.
 */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { deletePins, editPin, favor, envelopAction } from '#core/pins/pin-commands.ts'
import type { PinEvent, SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { reschedulePins, schedulePins, unschedulePins } from '#core/pins/pin-schedule.ts'
import { getPin, listPins } from '#core/pins/book/pin-selectors.ts'
import { eventsOn, planUndo } from '#core/pins/history/pin-undo.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import { openInMemory } from '../support/database/test-memory-database.ts'
import { openPinStore } from '../../src/persistence/pins/pin-store.ts'
import { createPinSync } from '../../src/persistence/pins/sync/engine.ts'
import { answerOf, startPinsServer } from '../support/server/pins-world.ts'

/** Each refuses more than one change on average. */
const RUNS = process.env['PINLOOM_TEST_FULL'] === '1' ? 25 : 10
const HOUR = 3_600_000
const PINS = ['a', 'b', 'c']
const nth = fc.nat({ max: 2 })

/** `time`: hours from now, in a slot or by hand. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('schedule', 'move', 'remove'),
      device: fc.nat({ max: 1 }),
      pin: nth,
      board: nth,
      time: fc.constantFrom(-3, 1, 2, 3),
      inSlot: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('undo', 'edit', 'favor', 'delete', 'badBoard', 'badBoardTwice'),
      device: fc.nat({ max: 1 }),
      pin: nth,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('start', 'publish', 'fail', 'pass'),
      pin: nth,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('round'), device: fc.nat({ max: 1 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function begin() {
  const world = await startPinsServer(openInMemory)
  const account = await world.newAccount('Kitchen')
  const boards = await Promise.all(
    ['Cakes', 'Pies', 'Soups'].map(async (name) =>
      answerOf(
        await account.who.client('createBoard', {
          params: { account_id: account.accountId },
          body: { name },
        }),
      ),
    ),
  )
  await account.add(...PINS.map((name) => account.pin(name, { status: 'draft' })))
  const rejections: string[] = []
  const device = async (tab: string) => {
    const log = openPinStore({
      userId: account.owner,
      accountId: account.accountId,
      indexedDB: new IDBFactory(),
    })
    await (
      await log.load()
    ).complete
    const sync = createPinSync({
      client: account.who.client,
      log,
      tab,
      now: () => world.clock.now(),
      newId: v7,
      onRejected: (list) => rejections.push(...list.map(({ message }) => message)),
    })
    await sync.refetch()
    const act = async (events: readonly PinEvent[]) => {
      if (events.length === 0) return
      await log.append(
        envelopAction(events, { at: world.clock.now(), tab, cause: v7(), newId: v7 }),
      )
      await log.settled()
    }
    return { log, sync, act }
  }
  return {
    world,
    account,
    rejections,
    boards: boards.map(({ id }) => id),
    devices: [await device('one'), await device('two')] as const,
  }
}

type World = Awaited<ReturnType<typeof begin>>
const idOf = (pin: number): string => testId(PINS[pin] ?? '')

function plannedEvents(world: World, of: Extract<Step, { time: number }>): PinEvent[] {
  const at = Math.floor(world.world.clock.now() / HOUR + of.time) * HOUR
  const plan = {
    at,
    wall: wallOf(at, 'UTC'),
    zone: 'UTC',
    board_id: world.boards[of.board] ?? '',
    ...(of.inSlot && { slot_id: testId('slot') }),
  }
  const { log } = world.devices[of.device] ?? world.devices[0]
  const id = idOf(of.pin)
  if (of.do === 'schedule') return schedulePins(log.current(), [{ id, publication_id: v7(), plan }])
  const publications = getPin(log.current(), id)?.publications ?? []
  const known = publications[of.board % Math.max(1, publications.length)]
  if (known === undefined) return []
  const key = { id, publication_id: known.id }
  return of.do === 'move'
    ? reschedulePins(log.current(), [{ ...key, to: plan }])
    : unschedulePins(log.current(), [key])
}

async function attempt({ world, account }: World, { do: what, pin }: Step & { pin: number }) {
  const id = idOf(pin)
  if (what === 'pass') world.clock.advance(HOUR)
  const stored = await world.database.root
    .selectFrom('publications')
    .selectAll()
    .where('account_id', '=', account.accountId)
    .where('pin_id', '=', id)
    .executeTakeFirst()
  if (stored === undefined) return
  const data = { id, publication_id: stored.id, before: { state: stored.state as 'planned' } }
  const event: SharedPinEvent =
    what === 'start'
      ? { type: 'pin.publishStarted', data }
      : what === 'publish'
        ? { type: 'pin.published', data: { ...data, url: 'https://www.pinterest.com/pin/1/' } }
        : {
            type: 'pin.publishFailed',
            data: { ...data, problem: { code: 'publish.refused', params: {} } },
          }
  await world.database.transaction(async (tx) =>
    world.feature.appendPinEvents(tx, {
      owner: account.owner,
      accountId: account.accountId,
      tab: 'task:1',
      events: [{ id: v7(), at: world.clock.now(), event }],
    }),
  )
}

async function edited(world: World, of: Step & { device: number; pin: number }): Promise<void> {
  const { log, act } = world.devices[of.device] ?? world.devices[0]
  const id = idOf(of.pin)
  const now = world.world.clock.now()
  const onBoard = (name: string) =>
    editPin(log.current(), { id, patch: { boards: [{ board_id: testId(name) }] } }, now)
  switch (of.do) {
    case 'undo': {
      const undo = planUndo(log.history())
      return undo.ok ? act(eventsOn(log.current(), undo)) : undefined
    }
    case 'edit':
      return act(editPin(log.current(), { id, patch: { title: `At ${now}` } }, now))
    case 'favor': {
      const favored = getPin(log.current(), id)?.favored !== true
      return act(favor(log.current(), { ids: [id], favored }, now))
    }
    case 'delete':
      return act(deletePins(log.current(), [id]))
    case 'badBoardTwice':
      await act(onBoard('first'))
      return act(onBoard('second'))
    default:
      return act(onBoard('nowhere'))
  }
}

async function run(world: World, one: Step): Promise<void> {
  world.world.clock.advance(1)
  if ('time' in one)
    await (world.devices[one.device] ?? world.devices[0]).act(plannedEvents(world, one))
  else if (one.do === 'round' && 'device' in one)
    await (world.devices[one.device] ?? world.devices[0]).sync.round()
  else if ('device' in one && 'pin' in one) await edited(world, one)
  else if ('pin' in one) await attempt(world, one)
}

/**
 * Times of changes and markers of pictures say that something happened, also when it was refused.
 */
const content = (rows: readonly Pin[]) =>
  rows.map(({ updated_at: _at, image_url: _url, image_version: _version, ...row }) => row)

test('whatever is refused, two devices end with the server’s rows', async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const world = await begin()
      for (const one of steps) await run(world, one)
      for (let round = 0; round < 2; round += 1)
        for (const { sync } of world.devices) expect(await sync.round()).toEqual({ kind: 'synced' })
      const { pins } = await world.account.list()
      for (const { log } of world.devices) {
        expect(log.unsent()).toEqual([])
        expect(content(listPins(log.current()))).toEqual(content(pins))
      }
      refused += world.rejections.length
      for (const { log } of world.devices) await log.close()
      await world.world.close()
    }),
    { numRuns: RUNS },
  )
  expect(refused).toBeGreaterThan(RUNS)
}, 120_000)
