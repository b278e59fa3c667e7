import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authorOf } from '#core/pins/events/pin-author.ts'
import { storedEventsV1 } from '#core/pins/events/pin-events-v1.fixture.ts'
import { LogEnvelope } from '#core/pins/events/pin.events.ts'
import { unpackRow } from './packed-row.ts'
import packedRows from './packed-rows.fixture.json'
import { pack, unpack } from './packing.ts'
import { decodeRow, encodeForJournal, encodeRows, noRowMeta, placeEvents } from './row.ts'
import type { UnwrittenEvent } from './row.ts'
import type { JournalReach } from './stored-rows.schema.ts'

const bytesOf = (hex: string): ArrayBuffer => new Uint8Array(Buffer.from(hex, 'hex')).buffer

const text = fc.oneof(
  fc.uuid(),
  fc.nat().map((more) => String(1_700_000_000_000 + more)),
  fc.nat({ max: 300 }).map((ms) => `01a0c450-6${(0xc00 + ms).toString(16)}-7000-8000-000000000001`),
  fc.constant('1790000000000'),
  fc.constant('0a1b2c3d/4e5f6071'),
  fc.constantFrom('"title":"', '{"t":', '},"before":{', 'é', '👩‍🍳'),
  fc.string({ unit: 'grapheme' }),
)

test('the text of a row comes out again', () => {
  fc.assert(
    fc.property(fc.array(text), (parts) => {
      const json = JSON.stringify({
        t: parts,
        quoted: parts.map((part) => `"${part}"`),
        raw: parts.join(','),
        times: [1_790_000_000_000, 1_790_000_000_001],
      })
      expect(unpack(pack(json))).toBe(json)
    }),
    { numRuns: 500 },
  )
})

test('a row is JSON in UTF-8, which earlier builds read too', () => {
  const json = JSON.stringify({ e: ['Crème brûlée 👩‍🍳', '\u0000\n'] })
  expect(Buffer.from(pack(json)).toString()).toBe(json)
  expect(unpackRow(new Uint8Array(pack(json)))).toBe(json)
})

test.each(packedRows)('a row that an earlier build packed is read: $text', ({ text, packed }) => {
  expect(unpack(bytesOf(packed))).toBe(text)
})

const id = (last: string): string => `0192f3a0-7777-7000-8000-00000000${last}`

/** The row of a new title, as a person's tab writes it while the server settles what was before. */
function retitled(title: string, before: string, reach: JournalReach = new Map()): ArrayBuffer {
  const event = {
    type: 'pin.updated',
    data: { id: id('0001'), patch: { title }, before: { title: before } },
  } as const
  const [row] = encodeRows(
    [
      {
        id: '01a0c450-6c00-7a3b-9c4d-5e6f70819203',
        at: 1_790_000_000_000,
        tab: authorOf('0a1b2c3d', '4e5f6071'),
        v: 1,
        event,
      },
    ],
    { mark: { acknowledged: 12_345_678, revision: 300, freshStarts: 12, rejected: [] }, reach },
  )
  if (row === undefined) throw new Error('No row.')
  return row
}

test('a change of a title fits into 360 bytes', () => {
  const words = [
    'Changed for the 12th time, at random',
    'Thyme, garlic, olive, basil and plum',
  ] as const
  expect(retitled(...words).byteLength).toBeLessThan(350)
  expect(retitled(...words, new Map([[2, 123_456]])).byteLength).toBeLessThan(360)
})

/** Never changed: rows that were stored once must be read forever. */
const ROW_V1 =
  '05000192f3a0777770008000000000000003060201a0c4506c0007000192f3a07777700080000000000000042c226e223a22456469742208000192f3a077777000800000000000000209000192f3a077' +
  '77700080000000000000010a4372c3a86d650b4c656d6f6e0c037d7d2c1f017000800000000000000118000192f3a07777700080000000000000015d7d2c2262223a5b7b2274797065223a2270696e73' +
  '2e73656c6563746564222c2264617461223a7b22696473223a5b000192f3a07777700080000000000000015d7d7d5d7d2c1f040a700080000000000000022c226b223a2273656c656374696f6e2e636c' +
  '6561726564222c2264223a7b1b312c375d7d'

test('every event of version 1 goes into a row and comes out of it', () => {
  const events = storedEventsV1.map((stored) => LogEnvelope.parse(stored))
  const [row, more] = encodeRows(events, {
    mark: { acknowledged: 5, revision: 7, freshStarts: 0, rejected: [events[0]?.id ?? ''] },
    reach: new Map([
      [0, 7],
      [2, 99],
    ]),
  })
  expect(more).toBeUndefined()
  const read = decodeRow(3, row)
  expect(read).toMatchObject({
    mark: { acknowledged: 5, revision: 7, freshStarts: 0, rejected: [events[0]?.id] },
    reach: new Map([
      [0, 7],
      [2, 99],
    ]),
    hasNewer: false,
    damage: null,
  })
  expect(read.events).toEqual(
    placeEvents(events, [3]).map((event) => ({ ...event, v: newestVersion() })),
  )
})

test('a row is read as version 1 wrote it', () => {
  const shared = {
    at: 1_790_000_000_000,
    tab: id('0003'),
    v: newestVersion(),
    cause: id('0004'),
    action: 'Edit',
  }
  const read = decodeRow(2, bytesOf(ROW_V1))
  expect(read.mark).toEqual({ acknowledged: 4096, revision: 7, freshStarts: 0, rejected: [] })
  expect(read.events).toEqual([
    {
      ...shared,
      id: id('0002'),
      seq: 8192,
      event: {
        type: 'pin.updated',
        data: {
          id: id('0001'),
          patch: { title: 'Crème' },
          before: { title: 'Lemon' },
          imageVersion: 1_790_000_000_000,
        },
      },
    },
    {
      ...shared,
      id: '01a0c450-6c00-7000-8000-000000000001',
      seq: 8193,
      event: { type: 'pins.deselected', data: { ids: [id('0001')] } },
      back: [{ type: 'pins.selected', data: { ids: [id('0001')] } }],
    },
    {
      ...shared,
      id: '01a0c450-6c0a-7000-8000-000000000002',
      seq: 8194,
      event: { type: 'selection.cleared', data: {} },
    },
  ])
})

/** In bits, with an author of short names. */
const ROW_IN_BITS =
  'feb7b4286cb0f5397d81c6e5a01a0c4506c00bb65e8ee713579bdc206480ef580192f3a0777770008000000000000001dce77fd5fbd498ceffabfe533eafc47bbd074b9a109e9246fe2dfc18e5c5bfbf2e2c58e5c18668ff'

test('a row is read as the first build with bits wrote it', () => {
  const read = decodeRow(2, bytesOf(ROW_IN_BITS))
  expect(read).toMatchObject({
    mark: { acknowledged: 12_345_678, revision: 300, freshStarts: 12, rejected: [] },
    hasNewer: false,
    damage: null,
  })
  expect(read.events).toEqual([
    {
      id: '01a0c450-6c00-7a3b-9c4d-5e6f70819203',
      at: 1_790_000_000_000,
      tab: '0a1b2c3d/4e5f6071',
      v: newestVersion(),
      seq: 8192,
      event: {
        type: 'pin.updated',
        data: { id: id('0001'), patch: { title: 'Crème brûlée' }, before: { title: 'Lemon tart' } },
      },
    },
  ])
})

test('a cut-off or garbled row is damage, not an error', () => {
  const [row] = encodeRows(
    storedEventsV1.slice(0, 2).map((stored) => LogEnvelope.parse(stored)),
    noRowMeta,
  )
  for (const bad of [
    row?.slice(0, 40),
    new Uint8Array([0]).buffer,
    new Uint8Array([254, 255]).buffer,
    new Uint8Array().buffer,
    'text',
    null,
    { e: [] },
  ])
    expect(decodeRow(1, bad).damage?.rest).toBeNull()
})

test('a row that a later build has packed in another way is kept for that, not damage', () => {
  for (const first of [0xf5, 0xfd, 0xff])
    expect(decodeRow(1, new Uint8Array([first, 1, 2]).buffer)).toEqual({
      ...noRowMeta,
      events: [],
      hasNewer: true,
      damage: null,
    })
})

test('an event is encoded once for the journal and the log, whatever else is in their rows', () => {
  let encodings = 0
  const changeOf = (title: string, over: Partial<UnwrittenEvent> = {}): UnwrittenEvent => {
    const patch = { title }
    Object.defineProperty(patch, 'toJSON', {
      value: () => {
        encodings += 1
        return { title }
      },
    })
    return {
      id: id(title),
      at: 5,
      tab: 'd/t',
      v: newestVersion(),
      event: { type: 'pin.updated', data: { id: id('0001'), patch, before: { title: 'old' } } },
      ...over,
    }
  }
  const [first, second] = [changeOf('0002'), changeOf('0003', { at: 6, cause: id('0002') })]
  const readBack = (row: ArrayBuffer) => decodeRow(1, row).events.map(({ seq: _seq, ...it }) => it)
  for (const event of [first, second]) {
    const inJournal = encodeForJournal([event])
    expect(readBack(inJournal)).toEqual([JSON.parse(JSON.stringify(event))])
  }
  encodings = 0
  const [inLog = new ArrayBuffer()] = encodeRows([first, second], {
    mark: { acknowledged: 4096, revision: 3, freshStarts: 0, rejected: [id('0009')] },
    reach: new Map([[2, 7]]),
  })
  expect(encodings).toBe(0)
  expect(readBack(inLog)).toEqual(JSON.parse(JSON.stringify([first, second])))
  expect(decodeRow(1, inLog)).toMatchObject({
    mark: { acknowledged: 4096, revision: 3, rejected: [id('0009')] },
    reach: new Map([[2, 7]]),
  })
  const storedOf = (title: string, own: string): string =>
    `{${own},"i":"${id(title)}","k":"pin.updated","d":{"id":"${id('0001')}","patch":{"title":"${title}"},"before":{"title":"old"}},"v":${newestVersion()}}`
  expect(unpack(inLog)).toBe(
    `{"t":"d/t","e":[${storedOf('0002', '"a":5')},${storedOf('0003', `"a":6,"c":"${id('0002')}"`)}],"s":[1,3],"x":["${id('0009')}"],"j":[2,7]}`,
  )
})
