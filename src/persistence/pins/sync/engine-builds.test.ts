/**
 * What a browser does whose build is older than that of another device, or newer than the server's.
 */
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import type { Client } from '#core/contract/client.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { inLaterBuild, LATER, renamedPatch, TODAY } from '#core/pins/events/pin-upcast.builder.ts'
import { committed, envelope, titled } from '../../../../tests/support/pin-store/open-log.ts'
import { ReadOnlyError } from '../errors.ts'
import { createPinSync } from './engine.ts'
import {
  browser as browserOfTabs,
  closeTabs,
} from '../../../../tests/support/pin-store/tab-builder.ts'
import type { Tab } from '../../../../tests/support/pin-store/tab-builder.ts'

afterEach(closeTabs)

const MAX_EVENTS_PER_PAGE = 4
type Sent = { readonly id: string; readonly v: number }

/** One pin at revision 1, and whatever is put behind it. `newest`: of the server's build. */
function serverOf(newest = TODAY) {
  const server = {
    newest,
    events: [
      committed(1, { type: 'pins.added', data: { pins: [pin('a')], autoSelect: false } }),
    ] as { id: string; revision: number }[],
    calls: [] as string[],
    list: { pins: [pin('a')], revision: 1, next: null },
  }
  const take = (sent: readonly Sent[]) => {
    const newer = sent.find(({ v }) => v > server.newest)
    const accepted = sent
      .slice(0, newer === undefined ? undefined : sent.indexOf(newer))
      .map((one) => {
        const known = server.events.find(({ id }) => id === one.id) ?? {
          ...one,
          revision: server.events.length + 1,
        }
        if (known.revision > server.events.length) server.events.push(known)
        return { id: known.id, revision: known.revision }
      })
    return {
      revision: server.events.length,
      accepted,
      rejected: [],
      ...(newer !== undefined && { newer: newer.id }),
    }
  }
  const client = (async (
    call: string,
    { body, query }: { body?: { events: readonly Sent[] }; query?: { after?: number } },
  ) => {
    server.calls.push(call)
    const after = query?.after ?? 0
    const page = server.events.slice(after, after + MAX_EVENTS_PER_PAGE)
    if (call === 'getPinEvents')
      return {
        ok: true,
        answer: {
          events: page,
          revision: server.events.length,
          more: after + page.length < server.events.length,
        },
      }
    return { ok: true, answer: call === 'getPins' ? server.list : take(body?.events ?? []) }
    // These three calls are all that the sync makes.
  }) as unknown as Client
  const clock = { now: 6_000 }
  const syncOf = ({ log }: Tab) =>
    createPinSync({
      client,
      log,
      tab: 'tab',
      now: () => clock.now,
      newId: () => testId('made'),
      random: () => 0.5,
    })
  return { server, syncOf, clock }
}

const later = { v: LATER }
/** Five changes of other devices; a later build made the third. */
const five = [2, 3, 4, 5, 6].map((revision) => ({
  ...committed(revision, titled('a', `Title ${revision}`)),
  ...(revision >= 4 && later),
}))
const titleIn = ({ log }: Tab) => listPins(log.current())[0]?.title

test.each([
  ['a later version', {}],
  ['an unknown type', { v: 1, event: { type: 'pin.invented' } }],
])(
  'what comes before the first event of %s is applied, then the log is read-only, and a newer build has all after a reload',
  async (_, over) => {
    const { server, syncOf } = serverOf()
    const { openTab } = browserOfTabs()
    const old = await openTab()
    const sync = syncOf(old)
    await sync.refetch()
    await old.log.append([envelope(titled('a', 'Mine'))])
    server.events.push(...five.map((one) => (one.revision === 4 ? { ...one, ...over } : one)))
    const before = old.changes()
    expect(await sync.round()).toEqual({ kind: 'outdated' })
    expect([server.events.length, old.log.revision(), old.log.isReadOnly(), titleIn(old)]).toEqual([
      7,
      3,
      true,
      'Title 3',
    ])
    expect(old.changes()).toBeGreaterThan(before)
    await expect(old.log.append([envelope(titled('a', 'Later'))])).rejects.toThrow(ReadOnlyError)

    // Nothing more is asked.
    server.calls = []
    for (let round = 0; round < 5; round += 1)
      expect(await sync.round()).toEqual({ kind: 'outdated' })
    expect(await sync.refetch()).toEqual({ kind: 'outdated' })
    expect(server.calls).toEqual([])
    await old.log.close()

    server.events = server.events.map((one) =>
      one.revision === 4 ? { ...five[2], ...one, ...later, event: titled('a', 'Title 4') } : one,
    )
    await inLaterBuild([renamedPatch], async () => {
      server.newest = LATER
      const tab = await openTab()
      expect([tab.log.isReadOnly(), tab.log.revision()]).toEqual([false, 3])
      expect(await syncOf(tab).round()).toEqual({ kind: 'synced' })
      expect([tab.log.revision(), tab.log.unsent(), titleIn(tab)]).toEqual([7, [], 'Mine'])
      await tab.log.close()
    })
  },
)

test('what was unsent when the log became read-only is sent by a newer build', async () => {
  const { server, syncOf } = serverOf()
  const { openTab } = browserOfTabs()
  const old = await openTab()
  const sync = syncOf(old)
  await sync.refetch()
  server.events.push(...five)
  const round = sync.round()
  // Behind the sending of this round, before its end.
  await expect.poll(() => server.calls.at(-1)).toBe('getPinEvents')
  const own = envelope(titled('a', 'Unsent'))
  await old.log.append([own])
  expect(await round).toEqual({ kind: 'outdated' })
  expect(server.events.map(({ id }) => id)).not.toContain(own.id)
  await old.log.close()

  await inLaterBuild([renamedPatch], async () => {
    server.newest = LATER
    const tab = await openTab()
    expect(tab.log.unsent().map(({ id, v }) => [id, v])).toEqual([[own.id, LATER]])
    expect(await syncOf(tab).round()).toEqual({ kind: 'synced' })
    expect([server.events.at(-1)?.id, titleIn(tab), tab.log.revision()]).toEqual([
      own.id,
      'Unsent',
      7,
    ])
    await tab.log.close()
  })
})

test('each tab of the older build asks once, and all only show', async () => {
  const { server, syncOf } = serverOf()
  const { openTab } = browserOfTabs()
  const tabs = [await openTab(), await openTab(), await openTab()]
  const syncs = tabs.map(syncOf)
  await syncs[0]?.refetch()
  server.events.push(...five)
  server.calls = []
  // What a tab receives first may be the end of a round before: the next thirty seconds ask again.
  await expect
    .poll(async () =>
      (await Promise.all(syncs.map(async (sync) => sync.round()))).map(({ kind }) => kind),
    )
    .toEqual(['outdated', 'outdated', 'outdated'])
  for (const sync of syncs) await sync.round()
  expect(server.calls).toEqual(tabs.map(() => 'getPinEvents'))
  for (const tab of tabs)
    expect([tab.log.isReadOnly(), tab.log.revision(), titleIn(tab)]).toEqual([true, 3, 'Title 3'])
})

test('a broken event of the server’s is passed by fetching the list, which is beyond it', async () => {
  const { server, syncOf } = serverOf()
  const tab = await browserOfTabs().openTab()
  const sync = syncOf(tab)
  await sync.refetch()
  server.events.push(
    committed(2, titled('a', 'Title 2')),
    committed(3, titled('a', 'x'.repeat(101))),
    committed(4, { type: 'pin.favored', data: { id: testId('a'), favored: true, before: false } }),
  )
  server.list = { pins: [{ ...pin('a'), title: 'Of the list' }], revision: 3, next: null }
  expect(await sync.round()).toEqual({ kind: 'synced' })
  expect([
    tab.log.revision(),
    tab.log.isReadOnly(),
    titleIn(tab),
    listPins(tab.log.current())[0]?.favored,
  ]).toEqual([4, false, 'Of the list', true])
})

test('where the list does not go beyond a broken event it is not fetched for ever; what comes before it is applied', async () => {
  const { server, syncOf, clock } = serverOf()
  const tab = await browserOfTabs().openTab()
  const sync = syncOf(tab)
  await sync.refetch()
  server.calls = []
  server.events.push(
    committed(2, titled('a', 'Title 2')),
    committed(3, titled('a', 'x'.repeat(101))),
  )
  for (const pause of [1_000, 2_000]) {
    expect(await sync.round()).toMatchObject({
      kind: 'waiting',
      pause,
      failure: { code: 'bad_answer' },
    })
    clock.now += pause
  }
  expect([tab.log.revision(), tab.log.isReadOnly(), titleIn(tab)]).toEqual([2, false, 'Title 2'])
  expect(server.calls.filter((call) => call === 'getPins')).toHaveLength(1)
})

test('on a server of an older build changes wait, are not taken back, and go when it is as new; what others do comes meanwhile', async () => {
  const { server, syncOf, clock } = serverOf()
  const tab = await browserOfTabs().openTab()
  const sync = syncOf(tab)
  await sync.refetch()
  await tab.log.append([
    envelope(titled('a', 'Known')),
    { ...envelope(titled('a', 'Newer')), ...later },
    envelope(titled('a', 'Last')),
  ])
  for (const [nth, pause] of [1_000, 2_000, 4_000].entries()) {
    expect(await sync.round()).toMatchObject({ kind: 'waiting', pause })
    clock.now += pause
    expect([tab.log.revision(), listPins(tab.log.current())[0]?.favored]).toEqual([
      2 + nth,
      nth % 2 !== 0,
    ])
    server.events.push(
      committed(3 + nth, {
        type: 'pin.favored',
        data: { id: testId('a'), favored: nth % 2 === 0, before: nth % 2 !== 0 },
      }),
    )
  }
  expect([server.events.length, tab.log.unsent().length, titleIn(tab)]).toEqual([5, 2, 'Last'])
  server.newest = LATER
  await inLaterBuild([renamedPatch], async () =>
    expect(await sync.round()).toEqual({ kind: 'synced' }),
  )
  expect([server.events.length, tab.log.unsent(), titleIn(tab)]).toEqual([7, [], 'Last'])
})
