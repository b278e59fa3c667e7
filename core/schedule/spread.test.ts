import { describe, expect, test } from 'vitest'
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import type { Sending } from './spacing.ts'
import { type SpreadInput, type SpreadPin, spreadPins } from './spread.ts'
import { addDays, dateOfWall, instantOf, timeOfWall } from './wall-time.ts'

const zone = 'Europe/Berlin'
const berlin = (wall: string) => instantOf(wall, zone)
const HOUR = 3_600_000

const free: ScheduleRules = {
  per_day: 5,
  link_hours: 0,
  picture_days: 0,
  board_minutes: 0,
  jitter_minutes: 0,
}
const everyDay = (...times: string[]) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    times.map((time) => ({ id: `${weekday} ${time}`, weekday, time })),
  )
const FIVE = everyDay('08:00', '11:00', '14:00', '17:00', '20:00')

/** Pins that share nothing unless it is stated. */
const pin = (id: string, given: Partial<SpreadPin> = {}): SpreadPin => ({
  id,
  link: `https://example.com/${id}`,
  picture_ids: [`picture of ${id}`],
  boards: [{ board_id: `board of ${id}` }],
  ...given,
})
const pins = (count: number, given: Partial<SpreadPin> = {}) =>
  Array.from({ length: count }, (_, nth) => pin(`${nth}`, given))
const planned = (id: string, wall: string, given: Partial<Sending> = {}): Sending => ({
  id,
  at: berlin(wall),
  link: '',
  picture_ids: [],
  board: `board of ${id}`,
  ...given,
})
interface Given extends Partial<Omit<SpreadInput, 'schedule'>> {
  slots?: SpreadInput['schedule']['slots']
  rules?: Partial<ScheduleRules>
}
const input = ({ slots = FIVE, rules = {}, ...given }: Given): SpreadInput => ({
  pins: [],
  schedule: { zone, slots, rules: { ...free, ...rules } },
  from: '2026-11-27',
  days: 7,
  taken: new Set((given.others ?? []).map(({ at }) => at)),
  others: [],
  seed: 'seed',
  now: berlin('2026-11-26T12:00'),
  ...given,
})
const spread = (given: Given) => spreadPins(input(given))
const wallsOf = ({ placed }: ReturnType<typeof spreadPins>) => placed.map(({ time }) => time.wall)
const daysOf = (result: ReturnType<typeof spreadPins>) =>
  wallsOf(result).reduce<Record<string, number>>((days, wall) => {
    const date = dateOfWall(wall)
    return { ...days, [date]: (days[date] ?? 0) + 1 }
  }, {})

describe('without conflicts', () => {
  test('as many pins as slots take each slot once, with its id', () => {
    const result = spread({ pins: pins(35) })
    expect(result.left).toEqual([])
    expect(new Set(wallsOf(result)).size).toBe(35)
    expect(Object.values(daysOf(result))).toEqual([5, 5, 5, 5, 5, 5, 5])
    const [first] = result.placed
    const [slot] = FIVE.filter(({ weekday, time }) => weekday === 5 && time === '08:00')
    const wall = '2026-11-27T08:00'
    expect(first?.time).toEqual({ at: berlin(wall), wall, zone, slot_id: slot?.id })
    expect(result.placed.every(({ reasons }) => reasons.length === 0)).toBe(true)
  })

  test('few pins are even over the days and keep their order', () => {
    const result = spread({ pins: pins(14) })
    expect(Object.values(daysOf(result))).toEqual([2, 2, 2, 2, 2, 2, 2])
    expect(result.placed.map(({ pin_id }) => Number(pin_id))).toEqual([...Array(14).keys()])
  })

  test('no day gets two pins while another has none, and the first day gets its share', () => {
    const late = { from: '2026-11-26', now: berlin('2026-11-26T14:30') }
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const days = daysOf(spread({ pins: pins(13), ...late, seed }))
      expect(Object.values(days).toSorted((a, b) => a - b)).toEqual([1, 2, 2, 2, 2, 2, 2])
      expect(Object.keys(days)[0]).toBe('2026-11-26')
    }
    const seldom = daysOf(spread({ pins: pins(4), ...late, days: 8 }))
    expect(Object.keys(seldom)).toEqual(['2026-11-26', '2026-11-28', '2026-11-30', '2026-12-02'])
  })

  test('what does not fit into a day is even over the others', () => {
    const late = { from: '2026-11-26', now: berlin('2026-11-26T18:00') }
    const result = spread({ pins: pins(19), ...late })
    expect(Object.values(daysOf(result))).toEqual([1, 3, 3, 3, 3, 3, 3])
  })

  test('one pin a day goes out at different times of the day, by the seed', () => {
    const of = (seed: string) =>
      wallsOf(spread({ pins: pins(28), days: 28, rules: { per_day: 1 }, seed }))
    const times = Map.groupBy(of('a'), timeOfWall)
    expect(times.size).toBe(5)
    expect(of('a')).toEqual(of('a'))
    expect(of('b')).not.toEqual(of('a'))
  })

  test('a pin on several boards has a time for each, evenly apart', () => {
    const boards = [{ board_id: 'x' }, { board_id: 'y', section_id: 's' }, { board_id: 'z' }]
    const { placed, left } = spread({ pins: [pin('a', { boards })], days: 30 })
    expect(left).toEqual([])
    expect(placed.map(({ board }) => board)).toEqual(boards)
    const [first = 0, second = 0, third = 0] = placed.map(({ time }) => time.at)
    expect(second - first).toBeGreaterThan(3 * 24 * HOUR)
    expect(third - second).toBeGreaterThan(3 * 24 * HOUR)
  })

  test('pins with one link are put apart among the others', () => {
    const same = Array.from({ length: 5 }, (_, nth) => pin(`same ${nth}`, { link: 'https://a.b/' }))
    const { placed } = spread({ pins: [...same, ...pins(30)] })
    const times = placed
      .filter(({ pin_id }) => pin_id.startsWith('same'))
      .map(({ time }) => time.at)
    for (const [nth, at] of times.slice(1).entries())
      expect(at - (times[nth] ?? 0)).toBeGreaterThan(20 * HOUR)
  })

  test('in the row the pins of one link are even among the others, which keep their order', () => {
    const link = 'https://a.b/'
    const mixed = [
      pin('s0', { link }),
      pin('s1', { link }),
      pin('s2', { link }),
      pin('x'),
      pin('y'),
    ]
    const ids = ({ placed }: ReturnType<typeof spread>) => placed.map(({ pin_id }) => pin_id)
    expect(ids(spread({ pins: mixed }))).toEqual(['s0', 'x', 's1', 'y', 's2'])
    const twoPages = [pin('a0', { link }), pin('a1', { link }), pin('b0', { link: 'https://b.c/' })]
    const ofBoth = [...twoPages, pin('b1', { link: 'https://b.c/' })]
    expect(ids(spread({ pins: ofBoth }))).toEqual(['a0', 'b0', 'a1', 'b1'])
    const linkless = [pin('a', { link: '' }), pin('b', { link: '' }), pin('c'), pin('d')]
    expect(ids(spread({ pins: linkless }))).toEqual(['a', 'b', 'c', 'd'])
  })

  test('of several boards of one page the first ones come before the second ones', () => {
    const link = 'https://a.b/'
    const boards = [{ board_id: 'x' }, { board_id: 'y' }]
    const { placed } = spread({ pins: [pin('a', { link, boards }), pin('b', { link, boards })] })
    expect(placed.map(({ pin_id, board }) => `${pin_id} ${board.board_id}`)).toEqual([
      'a x',
      'b x',
      'a y',
      'b y',
    ])
  })
})

describe('room', () => {
  test('slots that are taken and days that are full stay free of more', () => {
    const others = [
      planned('a', '2026-11-27T08:00'),
      planned('b', '2026-11-27T09:30'),
      planned('c', '2026-11-28T14:00'),
    ]
    const result = spread({ pins: pins(40), days: 2, rules: { per_day: 2 }, others })
    expect(daysOf(result)).toEqual({ '2026-11-28': 1 })
    expect(wallsOf(result)).not.toContain('2026-11-28T14:00')
    expect(result.left).toHaveLength(39)
    expect(result.left.every(({ reason }) => reason.rule === 'full')).toBe(true)
  })

  test('what is planned for the day after takes no room', () => {
    const others = [planned('a', '2026-11-28T00:00'), planned('b', '2026-11-28T09:00')]
    const result = spread({ pins: pins(3), days: 1, rules: { per_day: 2 }, others })
    expect(daysOf(result)).toEqual({ '2026-11-27': 2 })
  })

  test('what is on no board and what has passed is left out', () => {
    const result = spread({
      pins: [pin('a', { boards: [] }), ...pins(9)],
      from: '2026-11-26',
      days: 1,
      now: berlin('2026-11-26T14:00'),
    })
    expect(wallsOf(result)).toEqual(['2026-11-26T17:00', '2026-11-26T20:00'])
    expect(result.left[0]).toEqual({ pin_id: 'a', board: null, reason: { rule: 'noBoard' } })
    expect(result.left).toHaveLength(8)
  })

  test('a full end of the days is made up for at their beginning', () => {
    // Every time behind the first is forbidden by what is planned for the third day.
    const link = 'https://a.b/'
    const late = 'https://c.d/'
    const others = [
      planned('a', '2026-11-29T12:00', { link }),
      planned('b', '2026-11-26T12:00', { link: late }),
    ]
    const result = spread({
      pins: [pin('late', { link: late }), pin('one', { link })],
      days: 4,
      slots: everyDay('08:00'),
      rules: { link_hours: 50 },
      others,
    })
    expect(result.placed.map(({ pin_id, time }) => [pin_id, time.wall])).toEqual([
      ['one', '2026-11-27T08:00'],
      ['late', '2026-11-30T08:00'],
    ])
  })

  test('without slots the times are spread over the day, and those that are taken left out', () => {
    const given = { pins: pins(20), slots: [], days: 2, rules: { per_day: 10 } }
    const result = spread(given)
    expect(Object.values(daysOf(result))).toEqual([10, 10])
    const times = wallsOf(result).map(timeOfWall)
    expect(times.every((time) => time >= '08:00' && time < '20:00')).toBe(true)
    expect(result.placed.every(({ time }) => time.slot_id === undefined)).toBe(true)
    const hours = Map.groupBy(times.slice(0, 10), (time) => time.slice(0, 2))
    expect(hours.size).toBeGreaterThan(7)
    const taken = new Set(result.placed.map(({ time }) => time.at))
    expect(spread({ ...given, taken }).placed).toEqual([])
  })

  test('12 a day without slots are one an hour', () => {
    const result = spread({ pins: pins(12), slots: [], days: 1, rules: { per_day: 12 } })
    const hours = Array.from({ length: 12 }, (_, nth) => String(nth + 8).padStart(2, '0'))
    expect(wallsOf(result).map((wall) => timeOfWall(wall).slice(0, 2))).toEqual(hours)
  })

  test('150 a day without slots do not meet in a minute', () => {
    const result = spread({ pins: pins(150), slots: [], days: 1, rules: { per_day: 150 } })
    expect(new Set(wallsOf(result)).size).toBe(150)
    const times = wallsOf(result).map(timeOfWall)
    expect(times[0]).toMatch(/^08:0[0-4]$/)
    expect(times.at(-1)).toMatch(/^19:5[4-9]$/)
  })
})

describe('rules', () => {
  const link = 'https://example.com/soup'
  const others = [planned('before', '2026-11-26T12:00', { link, board: 'x', picture_ids: ['p'] })]
  const day = 24 * 60
  const cases = [
    { rule: 'link', rules: { link_hours: 48 }, given: { link }, wall: '2026-11-28T14:00' },
    {
      rule: 'picture',
      rules: { picture_days: 3 },
      given: { picture_ids: ['q', 'p'] },
      wall: '2026-11-29T14:00',
    },
    {
      rule: 'board',
      rules: { board_minutes: day + 60 },
      given: { boards: [{ board_id: 'x' }] },
      wall: '2026-11-27T14:00',
    },
  ]
  test.each(cases)(
    '%s: it moves behind what is too near, and says so',
    ({ rule, rules, given, wall }) => {
      const result = spread({ pins: [pin('one', given)], days: 4, rules, others, seed: 'early' })
      const reasons = [{ rule, because: 'before', at: berlin('2026-11-26T12:00') }]
      const [placed] = spread({ pins: [pin('one', given)], days: 4, others, seed: 'early' }).placed
      // Without the rule it is earlier than the rule lets it be.
      expect(placed?.time.at).toBeLessThan(berlin(wall))
      expect(wallsOf(result)).toEqual([wall])
      expect(result.placed[0]?.reasons).toEqual(reasons)
    },
  )

  test('of several rules the one is named that forbade the time that it was meant for', () => {
    const result = spread({
      pins: [pin('one', { link, boards: [{ board_id: 'x' }] })],
      slots: everyDay('08:00'),
      days: 3,
      rules: { board_minutes: 13 * 60, link_hours: 48 },
      others: [
        planned('board', '2026-11-26T20:00', { board: 'x' }),
        planned('link', '2026-11-29T12:00', { link }),
      ],
      seed: 'early',
    })
    expect(result.left.map(({ reason }) => reason)).toEqual([
      { rule: 'board', because: 'board', at: berlin('2026-11-26T20:00') },
    ])
  })

  test('what no day lets in is left with its reason', () => {
    const result = spread({ pins: pins(4, { link }), rules: { link_hours: 80 } })
    expect(result.placed).toHaveLength(2)
    expect(result.left).toHaveLength(2)
    for (const { reason, board, pin_id } of result.left) {
      expect(reason).toMatchObject({ rule: 'link' })
      expect(result.placed.map((placed) => placed.pin_id)).toContain(
        'because' in reason ? reason.because : null,
      )
      expect(board).toEqual({ board_id: `board of ${pin_id}` })
    }
  })
})

describe('as many a day as the person wishes', () => {
  const oneDay = { pins: pins(6), days: 1 }

  test('fewer than the account’s rule has are kept to', () => {
    expect(spread({ ...oneDay, perDay: 2 }).placed).toHaveLength(2)
  })

  test('more than the account’s rule has are no more than that', () => {
    expect(spread({ ...oneDay, perDay: 9, rules: { per_day: 3 } }).placed).toHaveLength(3)
  })

  test('without a wish it is as many as the rule has', () => {
    expect(spread({ ...oneDay, rules: { per_day: 4 } }).placed).toHaveLength(4)
  })
})

describe('evenly over the days first', () => {
  const link = 'https://a.b/'
  const near = (wall: string) => planned('near', wall, { link })
  const same = (id: string) => pin(id, { link })
  const counts = (given: Given) => {
    const days = daysOf(spread(given))
    const { from, days: length } = input(given)
    return Array.from({ length }, (_, ahead) => days[addDays(from, ahead)] ?? 0)
  }

  test.each([
    {
      what: 'a day that has pins already gets none while others are empty',
      given: { pins: pins(4), others: [planned('x', '2026-11-27T12:00')], days: 5 },
      perDay: [0, 1, 1, 1, 1],
    },
    {
      what: 'a day that has more than the others is left until they have as many',
      given: {
        pins: pins(7),
        others: ['09:00', '10:00'].map((time) => planned(time, `2026-11-29T${time}`)),
        days: 4,
      },
      perDay: [3, 2, 0, 2],
    },
    {
      what: 'of fewer pins than days, what a rule moves goes to an empty day',
      given: {
        pins: [same('a'), ...pins(3)],
        others: [near('2026-11-27T12:00')],
        rules: { link_hours: 24 },
        days: 8,
        slots: everyDay('08:00', '20:00'),
      },
      perDay: [0, 1, 1, 0, 1, 0, 1, 0],
    },
    {
      what: 'of as many pins as days, another one takes the day that a rule forbids',
      given: {
        pins: [...pins(2), same('a'), ...pins(2).map((one) => ({ ...one, id: `b${one.id}` }))],
        others: [near('2026-11-26T12:00')],
        rules: { link_hours: 72 },
        days: 5,
      },
      perDay: [1, 1, 1, 1, 1],
    },
    {
      what: 'a day that has its share gets no more while another one is free at another time of the day',
      given: {
        pins: [same('a'), pin('0'), pin('late', { link: 'https://c.d/' }), pin('1'), pin('2')],
        others: [
          near('2026-11-26T12:00'),
          planned('c', '2026-11-26T13:00', { link: 'https://c.d/' }),
          planned('d', '2026-12-01T04:00', { link: 'https://c.d/' }),
        ],
        rules: { link_hours: 33 },
        days: 4,
        slots: everyDay('08:00', '20:00'),
        seed: 'late',
      },
      perDay: [2, 1, 1, 1],
    },
  ])('$what', ({ given, perDay }) => {
    expect(counts(given)).toEqual(perDay)
  })

  test('a day is doubled only where rules forbid the empty ones, and they are named', () => {
    const links = ['https://a.b/', 'https://c.d/']
    const result = spread({
      pins: [...links.map((one, nth) => pin(`late ${nth}`, { link: one })), ...pins(3)],
      others: links.map((one, nth) =>
        planned(`near ${nth}`, `2026-11-26T1${nth}:00`, { link: one }),
      ),
      rules: { link_hours: 110 },
      days: 5,
    })
    expect(result.left).toEqual([])
    expect(Object.values(daysOf(result)).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 2])
    const last = result.placed.filter(({ time }) => time.wall.startsWith('2026-12-01'))
    expect(last.map(({ pin_id, reasons }) => [pin_id, reasons[0]?.rule])).toEqual([
      ['late 0', 'link'],
      ['late 1', 'link'],
    ])
  })
})

test('a spread uses only the times within the hours, also without slots', () => {
  const hours = { from: '10:00', until: '17:00' }
  const timesOf = (slots: SpreadInput['schedule']['slots']) =>
    spreadPins(input({ pins: pins(10), slots, rules: { hours } })).placed.map(({ time }) =>
      timeOfWall(time.wall),
    )
  expect(new Set(timesOf(FIVE))).toEqual(new Set(['11:00', '14:00']))
  const own = timesOf([])
  expect(own).toHaveLength(10)
  expect(own.every((time) => time >= '10:00' && time < '17:00')).toBe(true)
  const overMidnight = spreadPins(
    input({ pins: pins(4), slots: [], rules: { hours: { from: '21:00', until: '01:00' } } }),
  ).placed
  expect(overMidnight).toHaveLength(4)
  const evening = { hours: { from: '21:00', until: '01:00' }, per_day: 150 }
  const full = spreadPins(input({ pins: pins(150), slots: [], rules: evening, days: 1 })).placed
  expect(full.map(({ time }) => timeOfWall(time.wall)).at(-1)).toMatch(/^23:5/)
  expect(overMidnight.every(({ time }) => timeOfWall(time.wall) >= '21:00')).toBe(true)
})

test('without slots the times are within hours that begin and end between full hours', () => {
  const rules = { hours: { from: '09:55', until: '10:05' }, per_day: 2 }
  const result = spreadPins(input({ pins: pins(2), slots: [], rules, days: 1 }))
  const times = result.placed.map(({ time }) => timeOfWall(time.wall))
  expect(times).toHaveLength(2)
  expect(times.every((time) => time >= '09:55' && time < '10:05')).toBe(true)
})

test('hours that end when they begin are no rule', () => {
  const given = (rules: Partial<ScheduleRules>) =>
    spreadPins(input({ pins: pins(5), slots: [], rules, days: 1 }))
  expect(given({ hours: { from: '12:00', until: '12:00' } })).toEqual(given({}))
})

test('no time is used that a gap of the clocks moves out of the hours', () => {
  // A Sunday and the Monday after it; clocks skip from 02:00 to 03:00 on the first.
  const slots = [7, 1].map((weekday) => ({ id: `slot ${weekday}`, weekday, time: '02:30' }))
  const result = spreadPins({
    ...input({ pins: pins(2), slots, rules: { hours: { from: '02:00', until: '03:00' } } }),
    from: '2026-03-29',
    days: 2,
    now: instantOf('2026-03-28T12:00', zone),
  })
  expect(result.placed.map(({ time }) => time.wall)).toEqual(['2026-03-30T02:30'])
})
