/**
 * An account goes out as a file and comes in as another one that is the same in everything but
 * names and times, on either store.
 */
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemRef } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { isShared } from '#core/pins/events/pin.events.ts'
import { readCommitted } from '#core/pins/events/pin-upcast.ts'
import { inLaterBuild, LATER, renamedPatch, TODAY } from '#core/pins/events/pin-upcast.builder.ts'
import { findAccountRow } from '../../../server/features/workspace/export.store.ts'
import { workspaceEntries } from '../../../server/features/workspace/export-workspace.ts'
import { zipStream } from '../../../server/platform/http/files/zip-writer.ts'
import { pictureFiles } from '../../../server/platform/images/stored/picture-files.ts'
import { manualClock } from '../../../server/platform/clock.ts'
import { testOneDatabase } from '../../support/database/test-databases.ts'
import { anySharedEvent } from '../../arbitraries/pin-event-arbitrary.ts'
import {
  answer,
  contentsOf,
  existing,
  exported,
  fillAccount,
  happen,
  imported,
  meaning,
  openWorld,
  type World,
} from './workspace-world.ts'
import { folderStore } from '../../../server/platform/objects/folder-store.ts'

const RUNS = process.env['PINLOOM_TEST_FULL'] === '1' ? 30 : 2

const shared = anySharedEvent.filter((event): event is SharedPinEvent => isShared(event))

testOneDatabase('a workspace file', (open) => {
  const world = async (): Promise<World> => openWorld({ database: await open() })

  test('makes the same account again, whatever happened to its pins', async () => {
    const here = await world()
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(shared, { maxLength: 12 }), async (events) => {
        count += 1
        const name = `Kitchen ${count}`
        const file = await exported(here, await fillAccount(here, name, events))
        const copy = await imported(here, file)
        expect(copy.error ?? copy.report?.problems).toEqual([])
        expect(await meaning(await exported(here, copy.account?.id ?? ''))).toEqual(
          await meaning(file, here.server.clock.now()),
        )
      }),
      { numRuns: RUNS },
    )
    await here.server.close()
  }, 300_000)

  test('of a page with a name and an address longer than anybody writes comes in again: what is stored can be taken along', async () => {
    const here = await world()
    const accountId = await fillAccount(here, 'Kitchen')
    const long = {
      title: `Soup ${'🍲'.repeat(2_000)}`,
      site_name: 'Site '.repeat(300),
      url: `https://soup.example/${'%E3%81%82'.repeat(2_000)}`,
      url_key: `soup.example/${'%E3%81%82'.repeat(2_000)}`,
    }
    await here.database.root
      .updateTable('pages')
      .set(long)
      .where('account_id', '=', accountId)
      .where('status', '=', 'ready')
      .execute()
    const copy = await imported(here, await exported(here, accountId))
    expect([copy.state, copy.report?.problems]).toEqual(['done', []])
    const page = answer(
      await here.client('listPages', { params: { account_id: existing(copy.account).id } }),
    ).pages.find(({ status }) => status === 'ready')
    expect(page).toMatchObject({
      url: long.url,
      title: `Soup ${'🍲'.repeat(147)}`,
      site_name: long.site_name.slice(0, 300),
    })
    await here.server.close()
  }, 60_000)

  test('is beside the original under a free name, and neither changes the other', async () => {
    const here = await world()
    const accountId = await fillAccount(here, 'Kitchen')
    const file = await exported(here, accountId)
    const before = await meaning(file)
    const [first, second] = [await imported(here, file), await imported(here, file)]
    expect([first.account?.name, second.account?.name]).toEqual(['Kitchen (2)', 'Kitchen (3)'])
    const renamed = problem('workspace.renamed', { name: 'Kitchen', newName: 'Kitchen (2)' })
    expect(first.report?.notes[0]).toBe(renamed.message)
    const deleted = problem('workspace.deletedPins', { count: 1 })
    expect(first.report?.problem_codes).toEqual({ notes: [renamed, deleted].map(problemRef) })
    const copyId = first.account?.id ?? ''
    const pins = answer(
      await here.client('getPins', { params: { account_id: copyId }, query: {} }),
    ).pins
    await happen(here, copyId, [{ type: 'pins.deleted', data: { ids: pins.map(({ id }) => id) } }])
    answer(await here.client('deleteAccount', { params: { account_id: second.account?.id ?? '' } }))
    expect(await meaning(await exported(here, accountId))).toEqual(before)
    expect(
      answer(await here.client('getPins', { params: { account_id: copyId }, query: {} })).pins,
    ).toEqual([])
    await here.server.close()
  }, 120_000)

  test('goes to another server and another person, who sees pins, pictures, boards and history', async () => {
    const [here, there] = [await world(), await world()]
    const file = await exported(here, await fillAccount(here, 'Kitchen'))
    const { account, report } = await imported(there, file)
    expect(existing(report).counts).toMatchObject({
      boards: 2,
      pages: 2,
      pins: 5,
      deleted_pins: 1,
      events: 5,
      pictures: 3,
      fonts: 1,
    })
    expect(existing(account).name).toBe('Kitchen')
    const params = { account_id: existing(account).id }
    const pin = existing(answer(await there.client('getPins', { params, query: {} })).pins[0])
    const board = existing(answer(await there.client('listBoards', { params })).boards[0])
    expect(pin.boards).toEqual([{ board_id: board.id, section_id: existing(board.sections[0]).id }])
    const picture = await there.browser.request({ method: 'GET', url: pin.image_url })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const titles = answer(await there.client('getPins', { params, query: {} })).pins.map(
      ({ title }) => title,
    )
    expect(titles).toContain(testId('a title that is an id'))
    const [font] = answer(await there.client('listFonts', {})).fonts.filter(({ own }) => own)
    expect(pin.design.fonts.heading).toBe(existing(font).id)
    expect(
      answer(await there.client('getPinEvents', { params, query: { after: 0, limit: 100 } }))
        .events,
    ).toHaveLength(5)
    const names = [...(await contentsOf(file)).keys()].filter((path) => path.startsWith('files/'))
    for (const name of names)
      expect(
        (await there.browser.request({ method: 'GET', url: `/media/${name.slice(6)}` })).statusCode,
      ).toBe(404)
    await here.server.close()
    await there.server.close()
  }, 120_000)

  test('restarts the period of deleted rows: no sweep removes what the report lists as imported', async () => {
    const there = await world()
    const now = there.server.clock.now()
    // Forty days on the way; and a sender whose clock is a year ahead.
    for (const days of [-40, 365]) {
      const here = await openWorld({
        database: await open(),
        clock: manualClock(now + days * 86_400_000),
      })
      const { account } = await imported(
        there,
        await exported(here, await fillAccount(here, 'Kitchen')),
      )
      await here.server.close()
      await there.server.sweep()
      const size = answer(
        await there.client('measureWorkspace', { params: { account_id: existing(account).id } }),
      )
      expect([days, size.pins, size.deleted_pins]).toEqual([days, 5, 1])
      const contents = await contentsOf(await exported(there, existing(account).id))
      const times = (path: string, pattern: RegExp): number[] =>
        [...String(contents.get(path)).matchAll(pattern)].map(([, time]) => Number(time))
      expect(times('pins/000001.ndjson', /"deleted_at":(\d+)/g)).toEqual([now])
      expect(times('pictures/000001.ndjson', /"created_at":(\d+)/g)).toEqual([now, now, now])
      for (const path of [
        'pages/000001.ndjson',
        'events/000001.ndjson',
        'account.json',
        'fonts/000001.ndjson',
      ]) {
        for (const time of times(path, /"(?:created_at|fetched_at|recorded_at|updated_at)":(\d+)/g))
          expect([path, time <= now]).toEqual([path, true])
      }
    }
    await there.server.close()
  }, 60_000)

  test('with changes of an older version in the store goes out, and comes in as today’s', async () => {
    const here = await world()
    const accountId = await fillAccount(here, 'Kitchen')
    const pins = answer(
      await here.client('getPins', { params: { account_id: accountId }, query: {} }),
    ).pins
    const edit = async (nth: number) => {
      await happen(here, accountId, [
        {
          type: 'pin.updated',
          data: { id: pins[nth]?.id ?? '', patch: { title: `Edit ${nth}` }, before: {} },
        },
      ])
      await makeOld(here, accountId)
    }
    await edit(0)
    // What changed while the pins were being read is known by the events alone.
    const file = await inLaterBuild([renamedPatch], async () =>
      exportedWhile(here, accountId, { before: async () => edit(1) }),
    )
    const contents = await contentsOf(file)
    expect(
      String(contents.get('events/000001.ndjson')).match(
        new RegExp(`"v":${TODAY},"event":{"type":"pin.updated","data":{"id":"[^"]+","fields"`, 'g'),
      ),
    ).toHaveLength(3)
    expect(String(contents.get('pins/000001.ndjson'))).toContain('"title":"Edit 1"')
    await inLaterBuild([renamedPatch], async () => {
      const { account, report } = await imported(here, file)
      expect(report?.problems).toEqual([])
      const copied = await here.database.root
        .selectFrom('pin_events')
        .select('envelope')
        .where('account_id', '=', existing(account).id)
        .execute()
      expect(
        copied.map(({ envelope }) => [
          (JSON.parse(envelope) as { v: number }).v,
          envelope.includes('"fields"'),
        ]),
      ).toEqual(copied.map(() => [LATER, false]))
    })
    // A build that can't read them still lets the person take along what there is.
    const unread = await contentsOf(
      await exportedWhile(here, accountId, { before: async () => edit(2) }),
    )
    expect(String(unread.get('pins/000001.ndjson'))).toContain('"title":"Edit 2"')
    await here.server.close()
  }, 60_000)

  test('made while people work holds rows and history of one moment', async () => {
    const here = await world()
    const accountId = await fillAccount(here, 'Kitchen')
    const pins = answer(
      await here.client('getPins', { params: { account_id: accountId }, query: {} }),
    ).pins
    const edit = async (nth: number) =>
      happen(here, accountId, [
        {
          type: 'pin.updated',
          data: {
            id: pins[nth % pins.length]?.id ?? '',
            patch: { title: `Edit ${nth}` },
            before: {},
          },
        },
      ])
    let edits = 0
    // Behind the reading of the pins and before the moment that counts; and others from then on.
    const later: Promise<void>[] = []
    const file = await exportedWhile(here, accountId, {
      before: async () => {
        for (; edits < 10; edits += 1) await edit(edits)
      },
      after: () => {
        for (; edits < 20; edits += 1) later.push(edit(edits))
      },
    })
    await Promise.all(later)
    expect(edits).toBe(20)
    const copy = await imported(here, file)
    expect(copy.report?.problems).toEqual([])
    const params = { account_id: copy.account?.id ?? '' }
    const sent = answer(
      await here.client('getPinEvents', { params, query: { after: 0, limit: 1000 } }),
    ).events
    const { events, stop } = readCommitted(sent)
    expect(stop).toBe(null)
    const last = new Map(
      events.flatMap(({ event }) =>
        event.type === 'pin.updated' && event.data.patch.title !== undefined
          ? [[event.data.id, event.data.patch.title] as const]
          : [],
      ),
    )
    const rows = answer(await here.client('getPins', { params, query: {} })).pins
    expect([...last.values()].filter((title) => /^Edit [5-9]$/.test(title))).toHaveLength(
      pins.length,
    )
    for (const [id, title] of last)
      expect([id, rows.find((row) => row.id === id)?.title]).toEqual([id, title])
    await here.server.close()
  }, 120_000)
})

/**
 * `before`: behind the reading of the pins, before the moment that counts; `after`: from then on.
 */
async function exportedWhile(
  here: World,
  accountId: string,
  {
    before,
    after = () => undefined,
  }: { readonly before: () => Promise<void>; readonly after?: () => void },
): Promise<Buffer> {
  const transaction: World['database']['transaction'] = async (work) => {
    await before()
    const made = await here.database.transaction(work)
    after()
    return made
  }
  const { clock, config } = here.server.platform
  const key = { owner: here.user.id, accountId }
  const files = pictureFiles(folderStore(config.dataDir))
  const entries = workspaceEntries({
    database: { ...here.database, transaction },
    key,
    account: existing(await findAccountRow(here.database.root, key)),
    readFile: async (name) => files.get(name),
    openFile: async (name) => files.openFile(name),
    now: clock.now(),
    signal: new AbortController().signal,
  })
  return buffer(zipStream(entries, clock.now()))
}

/** As version 1 of an invented past wrote them. */
async function makeOld({ database: { root } }: World, accountId: string): Promise<void> {
  const changes = await root
    .selectFrom('pin_events')
    .select(['id', 'envelope'])
    .where('account_id', '=', accountId)
    .where('envelope', 'like', '%"pin.updated"%')
    .execute()
  for (const { id, envelope } of changes)
    await root
      .updateTable('pin_events')
      .set({ envelope: envelope.replace('"patch"', '"fields"').replace(/"v":\d/, `"v":${TODAY}`) })
      .where('id', '=', id)
      .execute()
}
