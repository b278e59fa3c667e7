import { describe, expect, test } from 'vitest'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { MAX_PUBLICATIONS, type Publication } from '#core/contract/content/publications.contract.ts'
import { pinterestCsv, csvFiles } from '#core/export/pinterest-csv.ts'
import { emptyBook, prependRows } from '#core/pins/book/pin-book.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { applyPinEvent } from '#core/pins/book/pin.reducer.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { csvRowsOf, hostedFiles, planRows } from '#core/plan-export/plan-rows.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import { importEvents } from './import-events.ts'
import { type ImportRow, MAX_IMPORT_BYTES, readImport } from './import-table.ts'
import { type ImportContext, planImport } from './plan-import.ts'

const boards: Board[] = [
  {
    id: testId('cakes'),
    name: 'Cakes',
    created_at: 1,
    sections: [{ id: testId('lemon'), name: 'Lemon' }],
  },
  { id: testId('gardens'), name: 'Gardens', created_at: 1, sections: [] },
]
const onBoard = (name: string) => ({
  boards: [{ board_id: testId(name) }],
  board_name: name,
  status: 'draft' as const,
})
const draft = (name: string, fields: Partial<Pin> = {}): Pin =>
  pin(name, { ...onBoard('cakes'), ...fields })
const NOW = Date.UTC(2026, 10, 1)
const ZONE = 'Europe/Berlin'
const context = (pins: readonly Pin[], fields: Partial<ImportContext> = {}): ImportContext => ({
  pins,
  boards,
  schedule: { zone: ZONE, slots: [{ id: testId('slot'), weekday: 2, time: '09:00' }] },
  taken: new Set(),
  now: NOW,
  order: null,
  kept: 'instant',
  movesPlanned: false,
  ...fields,
})
const rowsOf = (text: string): readonly ImportRow[] => {
  const table = readImport(text)
  if ('refusal' in table) throw new Error(table.refusal)
  return table.rows
}
const importOf = (text: string, pins: readonly Pin[], fields: Partial<ImportContext> = {}) =>
  planImport(rowsOf(text), context(pins, fields))
const statesOf = ({ rows }: ReturnType<typeof planImport>) => rows.map(({ state }) => state)
const wallsOf = ({ rows }: ReturnType<typeof planImport>) =>
  rows.map((row) => (row.state === 'planned' ? row.time.wall : row.state))

/** What accepting the import makes of the pins. */
function accepted(pins: readonly Pin[], { rows }: ReturnType<typeof planImport>): readonly Pin[] {
  const before = prependRows(emptyBook(testAccount), pins)
  let count = 0
  const { events } = importEvents(before, rows, () => testId(`publication ${++count}`))
  return listPins(events.reduce((next, event) => applyPinEvent(next, event), before))
}

describe('rows of other tools', () => {
  const one = [draft('a')]
  const line = (date: string) => `Title,Link,Date\nTitle a,https://example.com/a,"${date}"\n`

  test.each([
    ['2026-12-01T10:00:00', '2026-12-01T11:00'],
    ['2026-12-01T10:00:00-05:00', '2026-12-01T16:00'],
    ['01.12.2026 10:00', '2026-12-01T10:00'],
    ['12/31/2026 9:15 PM', '2026-12-31T21:15'],
  ])('%s is planned at %s in Berlin', (date, wall) => {
    expect(wallsOf(importOf(line(date), one))).toEqual([wall])
  })

  test('semicolons, a mark at the beginning and German names are read', () => {
    const text =
      '\uFEFFTitel;Ziellink;Pinnwand;Geplant für;Uhrzeit\r\nTitle a;https://example.com/a;Cakes;01.12.2026;10:00\r\n'
    expect(wallsOf(importOf(text, one))).toEqual(['2026-12-01T10:00'])
  })

  test('a column of zones decides the instant of each row', () => {
    const text =
      'Pin ID,Scheduled at,Time zone\n' + `${testId('a')},2026-12-01 10:00,America/New_York\n`
    const found = importOf(text, one)
    expect(wallsOf(found)).toEqual(['2026-12-01T16:00'])
    expect(found.otherZones?.zones).toEqual(['America/New_York'])
  })

  test('a wall time that is a free slot claims it, one row only', () => {
    const pins = [draft('a'), draft('b')]
    const text =
      'Pin ID,Date\n' + `${testId('a')},01.12.2026 09:00\n${testId('b')},01.12.2026 09:00\n`
    const slots = importOf(text, pins).rows.map((row) =>
      row.state === 'planned' ? row.time.slot_id : row.state,
    )
    expect(slots).toEqual([testId('slot'), undefined])
  })
})

describe('dates that can be read in two ways', () => {
  const pins = [draft('a'), draft('b')]
  const text = (second: string) =>
    `Pin ID,Date\n${testId('a')},12/03/2026 10:00\n${testId('b')},${second} 10:00\n`

  test('wait for an answer when no date shows the order', () => {
    const open = importOf(text('12/04/2026'), pins)
    expect(open.twoWayDate).toBe('12/03/2026 10:00')
    expect(statesOf(open)).toEqual(['unreadable', 'unreadable'])
    expect(wallsOf(importOf(text('12/04/2026'), pins, { order: 'monthFirst' }))).toEqual([
      '2026-12-03T10:00',
      '2026-12-04T10:00',
    ])
  })

  test('are read as one of them shows, whatever was answered', () => {
    const found = importOf(text('12/24/2026'), pins, { order: 'dayFirst' })
    expect(found.twoWayDate).toBeNull()
    expect(wallsOf(found)).toEqual(['2026-12-03T10:00', '2026-12-24T10:00'])
  })
})

test('dates that each allow one order only are read, also where the file has both orders', () => {
  const found = importOf(
    `Pin ID,Date\n${testId('a')},25/12/2026 10:00\n${testId('b')},12/25/2026 11:00\n`,
    [draft('a'), draft('b')],
  )
  expect(found.twoWayDate).toBeNull()
  expect(wallsOf(found)).toEqual(['2026-12-25T10:00', '2026-12-25T11:00'])
})

describe('a file of another zone', () => {
  const text = 'Title,Link,Publish date\nTitle a,https://example.com/a,2026-12-01T10:00:00\n'

  test('says so, and keeps the instants or the wall times', () => {
    const found = importOf(text, [draft('a')])
    expect(found.otherZones).toEqual({
      zones: ['UTC'],
      wall: '2026-12-01T10:00',
      wallHere: '2026-12-01T11:00',
    })
    expect(wallsOf(found)).toEqual(['2026-12-01T11:00'])
    expect(wallsOf(importOf(text, [draft('a')], { kept: 'wall' }))).toEqual(['2026-12-01T10:00'])
  })

  test('a zone with the same clock is no question', () => {
    const schedule = { zone: 'Africa/Abidjan', slots: [] }
    expect(importOf(text, [draft('a')], { schedule }).otherZones).toBeNull()
  })

  test('the second of an hour that comes twice keeps its instant', () => {
    const late = 'Pin ID,Date\n' + `${testId('a')},2027-10-31T01:30:00Z\n`
    const [row] = importOf(late, [draft('a')]).rows
    expect(row?.state === 'planned' && row.time).toEqual({
      at: Date.UTC(2027, 9, 31, 1, 30),
      wall: '2027-10-31T02:30',
      zone: ZONE,
    })
  })
})

describe('which pin a row is of', () => {
  test('its picture’s address on any server', () => {
    const text =
      'Media URL,Publish date\nhttps://pins.example/pictures/a.jpg?v=3,2026-12-01T10:00:00\n'
    expect(
      statesOf(importOf(text, [draft('b'), draft('a', { image_url: '/pictures/a.jpg?v=7' })])),
    ).toEqual(['planned'])
  })

  test('link and title, not the link alone', () => {
    const pins = [draft('a'), draft('b', { link: 'https://example.com/a' })]
    const text =
      'Title,Link,Date\nTitle b,https://example.com/a,01.12.2026 10:00\nTitle c,https://example.com/a,01.12.2026 10:00\n'
    const { rows } = importOf(text, pins)
    expect(rows.map(({ state, pin: found }) => [state, found?.id])).toEqual([
      ['planned', testId('b')],
      ['noDraft', undefined],
    ])
  })

  test('of twins, each row means another one', () => {
    const twin = { title: 'Twin', link: 'https://example.com/twin' }
    const pins = [draft('a', twin), draft('b', twin)]
    const row = 'Twin,https://example.com/twin,01.12.2026 10:00\n'
    const found = importOf(`Title,Link,Date\n${row}${row}${row}`, pins)
    expect(found.rows.map(({ state, pin: meant }) => [state, meant?.id])).toEqual([
      ['planned', testId('a')],
      ['planned', testId('b')],
      ['repeated', testId('a')],
    ])
  })

  test('a pin that is no draft yet is none', () => {
    const text = `Pin ID,Date\n${testId('a')},01.12.2026 10:00\n`
    expect(statesOf(importOf(text, [draft('a', { status: 'generated' })]))).toEqual(['noDraft'])
  })
})

describe('a row that plans nothing leaves its pin to the rows below', () => {
  const row = (date: string, board = '') => `${testId('a')},${board},${date}\n`
  const rows = (...lines: readonly string[]) => `Pin ID,Board,Date\n${lines.join('')}`

  test.each([
    ['its time has passed', row('01.01.2026 10:00'), 'past'],
    ['its board is gone', row('01.12.2026 10:00', 'Soups'), 'boardGone'],
  ])('%s', (_, line, state) => {
    const text = rows(line, row('01.12.2026 10:00'), line)
    expect(statesOf(importOf(text, [draft('a')]))).toEqual([
      state,
      'planned',
      state === 'past' ? 'repeated' : state,
    ])
  })

  test('of twins the one that cannot go out does not keep the other from its row', () => {
    const twin = { title: 'Twin', link: 'https://example.com/twin' }
    const pins = [draft('a', { ...twin, boards: [], board_name: '' }), draft('b', twin)]
    const line = 'Twin,https://example.com/twin,01.12.2026 10:00\n'
    const found = importOf(`Title,Link,Date\n${line}${line}`, pins)
    expect(found.rows.map(({ state, pin: meant }) => [state, meant?.id])).toEqual([
      ['planned', testId('b')],
      ['noBoard', testId('a')],
    ])
  })
})

test.each([
  ['then with', ['', 'Cakes']],
  ['after one with', ['Cakes', '']],
])('a row without a board, %s its board: the pin is planned there once', (_, named) => {
  const lines = named.map((board) => `${testId('a')},${board},01.12.2026 10:00\n`)
  const pins = [draft('a')]
  const found = importOf(`Pin ID,Board,Date\n${lines.join('')}`, pins)
  expect(statesOf(found)).toEqual(['planned', 'repeated'])
  expect(accepted(pins, found).map(({ publications = [] }) => publications.length)).toEqual([1])
})

test('rows that cannot be planned say why', () => {
  const planned: Publication = {
    id: testId('there'),
    at: instantOf('2026-12-24T10:00', ZONE),
    wall: '2026-12-24T10:00',
    zone: ZONE,
    board_id: testId('cakes'),
    state: 'planned',
  }
  const pins = [
    draft('past'),
    draft('boardless', { boards: [], board_name: '' }),
    draft('already', { status: 'scheduled', publications: [planned] }),
    draft('elsewhere'),
    draft('titleless', { title: '' }),
    draft('nodate'),
    draft('noon'),
  ]
  const line = (name: string, date: string, board = '') => `${testId(name)},${board},${date}\n`
  const text =
    'Pin ID,Board,Date\n' +
    line('past', '01.01.2026 10:00') +
    line('boardless', '01.12.2026 10:00') +
    line('already', '01.12.2026 10:00', 'Cakes') +
    line('elsewhere', '01.12.2026 10:00', 'Soups') +
    line('titleless', '01.12.2026 10:00') +
    line('nodate', '') +
    line('noon', '01.12.2026') +
    line('unknown', '01.12.2026 10:00')
  const found = importOf(text, pins)
  expect(statesOf(found)).toEqual([
    'past',
    'noBoard',
    'already',
    'boardGone',
    'keptOut',
    'unreadable',
    'unreadable',
    'noDraft',
  ])
  expect(found.rows[2]).toMatchObject({ at: planned.at })
  expect(found.rows[5]).toMatchObject({ fault: 'noDate' })
  expect(found.rows[6]).toMatchObject({ fault: 'noTime' })
  expect(found.rows.map(({ row }) => row.row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
})

describe('pins that are planned already', () => {
  const plannedOn = (name: string, day: number, fields: Partial<Publication> = {}): Pin => {
    const wall = `2026-12-${day}T10:00`
    const publication: Publication = {
      id: testId(`p ${name}`),
      at: instantOf(wall, ZONE),
      wall,
      zone: ZONE,
      board_id: testId('cakes'),
      state: 'planned',
      ...fields,
    }
    return draft(name, { status: 'scheduled', publications: [publication] })
  }
  const file = (...lines: string[]) => `Pin ID,Date\n${lines.join('\n')}\n`
  const moves = { movesPlanned: true }

  test('keep their times until they are to be moved', () => {
    const text = file(`${testId('a')},15.12.2026 10:00`, `${testId('b')},11.12.2026 10:00`)
    const pins = [plannedOn('a', 10), plannedOn('b', 11)]
    const { rows } = importOf(text, pins)
    expect(rows).toMatchObject([
      { state: 'already', isMovable: true },
      { state: 'already', isMovable: false },
    ])
    expect(importOf(text, pins, moves).rows).toMatchObject([
      {
        state: 'moved',
        time: { wall: '2026-12-15T10:00' },
        from: instantOf('2026-12-10T10:00', ZONE),
      },
      { state: 'already', isMovable: false },
    ])
  })

  test('are not moved once they are being sent, or to a time that has passed', () => {
    const text = file(`${testId('a')},15.12.2026 10:00`, `${testId('b')},01.10.2026 10:00`)
    const pins = [plannedOn('a', 10, { state: 'sending' }), plannedOn('b', 11)]
    expect(importOf(text, pins, moves).rows).toMatchObject([
      { state: 'already', isMovable: false },
      { state: 'already', isMovable: false },
    ])
  })

  test('of twins the one that has the row’s time stays there', () => {
    const twins = [plannedOn('a', 10), plannedOn('b', 11)].map((one) => ({
      ...one,
      title: 'Twin',
      link: 'https://example.com/twin',
    }))
    const text =
      'Title,Link,Date\nTwin,https://example.com/twin,11.12.2026 10:00\n' +
      'Twin,https://example.com/twin,10.12.2026 10:00\n'
    const found = importOf(text, twins, moves)
    expect(statesOf(found)).toEqual(['already', 'already'])
    expect(found.rows.map((row) => row.pin?.id)).toEqual([testId('b'), testId('a')])
  })

  test('two that come to the same slot hold it once', () => {
    const text = file(`${testId('a')},15.12.2026 09:00`, `${testId('b')},15.12.2026 09:00`)
    const { rows } = importOf(text, [plannedOn('a', 10), plannedOn('b', 11)], moves)
    expect(rows.map((row) => row.state === 'moved' && row.time.slot_id)).toEqual([
      testId('slot'),
      undefined,
    ])
  })
})

describe('our own files', () => {
  const two = {
    boards: [
      { board_id: testId('cakes'), section_id: testId('lemon') },
      { board_id: testId('gardens') },
    ],
    board_name: 'Cakes / Lemon, Gardens',
  }
  const pins = [draft('a'), draft('b', two), draft('=c', { title: '=Sum of cakes' })]
  const publishAt = new Map(
    pins.map(({ id }, nth) => [id, instantOf(`2026-12-0${nth + 1}T10:00`, ZONE)]),
  )

  test('the export plans each pin on each of its boards, and a second time nothing', () => {
    const [text = ''] = pinterestCsv(pins, {
      boards,
      publicUrl: 'https://pins.example',
      linkTagging: true,
      publishAt,
    })
    const first = importOf(text, pins)
    expect(wallsOf(first)).toEqual([
      '2026-12-01T10:00',
      '2026-12-02T10:00',
      '2026-12-02T10:00',
      '2026-12-03T10:00',
    ])
    const after = accepted(pins, first)
    expect(after.map(({ publications = [] }) => publications.length)).toEqual([1, 2, 1])
    expect(statesOf(importOf(text, after))).toEqual(['already', 'already', 'already', 'already'])
  })

  test('the plan’s file finds its pins after they were taken out of the plan', () => {
    const publication = (nth: number): Publication => ({
      id: testId(`p${nth}`),
      at: instantOf(`2026-12-0${nth + 1}T10:00`, ZONE),
      wall: `2026-12-0${nth + 1}T10:00`,
      zone: ZONE,
      board_id: testId('cakes'),
      state: 'planned',
    })
    const scheduled = pins.map((one, nth) => ({
      ...one,
      status: 'scheduled' as const,
      publications: [publication(nth)],
    }))
    const { rows } = planRows(
      scheduled.map((one) => ({ pin: one, publication: one.publications[0] as Publication })),
      {
        boards,
        publicUrl: 'https://pins.example',
        publicUrlReachable: true,
        linkTagging: true,
        now: NOW,
      },
    )
    const [text = ''] = csvFiles(csvRowsOf(rows, hostedFiles('https://pins.example')))
    expect(statesOf(importOf(text, scheduled))).toEqual(['already', 'already', 'already'])
    expect(wallsOf(importOf(text, pins))).toEqual([
      '2026-12-01T10:00',
      '2026-12-02T10:00',
      '2026-12-03T10:00',
    ])
  })
})

describe('a file that is refused', () => {
  test.each([
    ['nothing', 'empty', ''],
    ['a mark and white space', 'empty', '\uFEFF \r\n'],
    ['a header alone', 'headerOnly', 'Title,Link,Date\r\n'],
    ['no dates', 'noDates', 'Title,Link,Board\r\na,b,c\r\n'],
    ['nothing that names a pin', 'noPins', 'Board,Date\r\na,b\r\n'],
    ['a picture', 'noCsv', '\u0000PNG,Date'],
    ['a NUL far down', 'noCsv', `Title,Link,Date\r\n${'a,b,c\r\n'.repeat(500)}\u0000`],
    ['more than 5 MB', 'tooLarge', `Title,Link,Date\r\n${'a'.repeat(MAX_IMPORT_BYTES)}`],
  ])('%s: %s', (_, refusal, text) => {
    expect(readImport(text)).toEqual({ refusal })
  })

  test('of a file of nearly 5 MB every row up to the limit is read', () => {
    const row = `a,https://example.com/a,01.12.2026 10:00,${'x'.repeat(180)}\n`
    const table = readImport(`Title,Link,Date,Text\n${row.repeat(21_000)}`)
    expect('rows' in table && [table.rows.length, table.hasMore]).toEqual([20_000, true])
  })

  test('an open quotation mark swallows rows and breaks nothing', () => {
    const found = importOf(
      'Title,Link,Date\n"Title a,https://example.com/a,01.12.2026 10:00\nb,c,d\n',
      [draft('a')],
    )
    expect(statesOf(found)).toEqual(['unreadable'])
  })
})

describe('a pin with as many plans as it can have', () => {
  const many: Board[] = Array.from({ length: MAX_PUBLICATIONS + 2 }, (_, nth) => ({
    id: testId(`board ${nth}`),
    name: `Board ${nth}`,
    created_at: 1,
    sections: [],
  }))
  const text = (count: number, from = 0): string =>
    [
      'Pin ID,Board,Publish date',
      ...many
        .slice(from, from + count)
        .map(({ name }, nth) => `${testId('a')},${name},2026-12-${10 + nth} 10:00`),
    ].join('\n')

  test('rows beyond that are left out, and exactly the others are planned', () => {
    const pins = [draft('a')]
    const found = importOf(text(MAX_PUBLICATIONS + 2), pins, { boards: [...boards, ...many] })
    const states = statesOf(found)
    expect(states.slice(-3)).toEqual(['planned', 'pinFull', 'pinFull'])
    const planned = states.filter((state) => state === 'planned').length
    const [made] = accepted(pins, found)
    expect([planned, made?.publications?.length]).toEqual([MAX_PUBLICATIONS, MAX_PUBLICATIONS])
  })

  test('those that it has count too', () => {
    const pins = [draft('a')]
    const before = accepted(
      pins,
      importOf(text(MAX_PUBLICATIONS - 1), pins, { boards: [...boards, ...many] }),
    )
    const found = importOf(text(2, MAX_PUBLICATIONS), before, { boards: [...boards, ...many] })
    expect(statesOf(found)).toEqual(['planned', 'pinFull'])
  })
})
