import { describe, expect, test } from 'vitest'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { problemText } from '#core/contract/call/problems.contract.ts'
import type { PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { preflight } from '#core/export/preflight.rules.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { applyPinEvent, emptyBook, inverseOf } from '#core/pins/book/pin.reducer.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import { findingsOf, type PlanDelay, type PreflightPlace } from './preflight.ts'
import { repairPins } from './repair-pins.ts'

const zone = 'Europe/Berlin'
const berlin = (wall: string) => instantOf(wall, zone)
const boards: Board[] = ['Cakes', 'Gardens'].map((name) => ({
  id: testId(name),
  name,
  created_at: 1,
  sections: [],
}))
const rules: ScheduleRules = {
  per_day: 5,
  link_hours: 48,
  picture_days: 7,
  board_minutes: 30,
  jitter_minutes: 0,
}
const WALL = '2026-11-26T12:00'
const planOn = (board: string): PublicationPlan => ({
  at: berlin(WALL),
  wall: WALL,
  zone,
  slot_id: testId('slot'),
  board_id: testId(board),
})
const place = (given: Partial<PreflightPlace> = {}): PreflightPlace => ({
  boards,
  plan: planOn('Cakes'),
  delay: null,
  link: null,
  picture: { width: 1_000, height: 1_500, bytes: 300_000 },
  ...given,
})
const withPicture = (name: string, fields: Partial<Pin> = {}) => {
  const design = { ...pin(name).design, pictures: [{ picture_id: testId('photo'), crop: null }] }
  return pin(name, { design, ...fields })
}
const codesOf = (one: Pin, given: Partial<PreflightPlace> = {}) =>
  findingsOf(one, place(given)).map(({ code, isBlocking }) => `${isBlocking ? '!' : ''}${code}`)

test('a pin that has everything has no findings', () => {
  expect(codesOf(withPicture('a'))).toEqual([])
})

describe('what an export checks too', () => {
  const page_url = 'not an address'
  test.each<[string, Partial<Pin>, string[]]>([
    ['no title', { title: ' ' }, ['!export.titleEmpty']],
    ['a title that is too long', { title: 'word '.repeat(25) }, ['!export.titleLong']],
    ['a description that the network takes', { description: 'word '.repeat(160).trim() }, []],
    [
      'one that it does not take',
      { description: 'word '.repeat(161) },
      ['!export.descriptionLong'],
    ],
    ['lines, which only a file cannot have', { description: 'One\ntwo' }, []],
    ['a title that a spreadsheet would compute', { title: '=1+1' }, []],
    ['no link', { link: '' }, ['export.linkMissing']],
    ['a link that is no web address', { link: 'ftp://a.b/', page_url }, ['!export.linkInvalid']],
    ['no picture', { image_url: '' }, ['!export.pictureMissing']],
  ])('%s', (_, fields, codes) => {
    expect(codesOf(pin('a', fields))).toEqual(codes)
  })

  test('a link twice and a private server keep a pin out of files only', () => {
    const context = { format: 'network', publicUrlReachable: false, linkTagging: false } as const
    const on = {
      title: 'Lemon cake',
      description: '',
      boards: [{ board_id: testId('Cakes') }],
      link: 'https://example.com/',
      design: pin('a').design,
    }
    expect(preflight([pin('a', on), pin('b', on)], boards, context)).toEqual([])
    const inFile = preflight([pin('a', on), pin('b', on)], boards, { ...context, format: 'csv' })
    expect(inFile.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
      ['pin_twin', 'link_duplicate', 'image_unreachable'],
      ['pin_twin', 'link_duplicate', 'image_unreachable'],
    ])
  })

  test('a planned pin is checked on the board of its plan, a draft on its own', () => {
    const gone = [{ board_id: testId('Gone') }]
    expect(codesOf(pin('a', { boards: gone }))).toEqual([])
    expect(codesOf(pin('a'), { plan: planOn('Gone') })).toEqual(['!export.boardGone'])
    expect(codesOf(pin('a', { boards: gone }), { plan: null })).toEqual(['!export.boardGone'])
    expect(codesOf(pin('a'), { plan: null })).toEqual(['!export.boardMissing'])
  })

  test('another board is put into the draft by one press, but never beside a plan', () => {
    const [only] = boards
    const one = { boards: only === undefined ? [] : [only] }
    const [missing] = findingsOf(pin('a'), place({ ...one, plan: null }))
    expect(missing?.repair).toMatchObject({ kind: 'edit', patch: { board_name: 'Cakes' } })
    const section = { ...planOn('Cakes'), section_id: testId('Gone') }
    const [gone] = findingsOf(pin('a'), place({ ...one, plan: section }))
    expect([gone?.code, gone?.repair]).toEqual(['export.boardGone', undefined])
  })
})

test('the links of a carousel’s slides are checked too, each problem once and without a repair', () => {
  const { design, image_url } = pin('slide')
  const slide = (link: string) => ({ image_url, design, title: '', description: '', link })
  const slides = ['', 'no address', 'http://localhost/a', 'http://localhost/b'].map(slide)
  const one = withPicture('a', { media: { kind: 'carousel', slides } })
  expect(codesOf(one)).toEqual([
    '!export.linkInvalid',
    expect.stringContaining('export.linkPrivate'),
  ])
  expect(findingsOf(one, place()).every(({ repair }) => repair === undefined)).toBe(true)
})

test('a picture without a description gets the title as one', () => {
  const [finding, ...more] = findingsOf(pin('a', { alt_text: ' ' }), place())
  expect(more).toEqual([])
  expect(finding).toEqual({
    code: 'preflight.altMissing',
    params: {},
    isBlocking: false,
    repair: { kind: 'edit', patch: { alt_text: 'Title a' } },
  })
  const nameless = findingsOf(pin('a', { alt_text: '', title: '' }), place())
  expect(nameless.map(({ repair }) => repair)).toEqual([undefined, undefined])
})

test.each<[string, [number, number, number], string[]]>([
  ['2:3', [1_000, 1_500, 5_000_000], []],
  ['square', [600, 600, 1], []],
  ['too narrow', [599, 900, 1], ['preflight.pictureSmall']],
  ['wide', [1_001, 1_000, 1], ['preflight.pictureWide']],
  ['as tall as may be', [1_000, 2_100, 1], []],
  ['taller', [1_000, 2_101, 1], ['preflight.pictureTall']],
  ['too large', [1_000, 1_500, 5_000_001], ['!preflight.pictureLarge']],
  [
    'all of it',
    [500, 2_000, 9_000_000],
    ['!preflight.pictureLarge', 'preflight.pictureSmall', 'preflight.pictureTall'],
  ],
])('a picture that is %s', (_, [width, height, bytes], codes) => {
  expect(codesOf(pin('a'), { picture: { width, height, bytes } })).toEqual(codes)
})

test('a picture just over the limit does not read as the limit', () => {
  const picture = { width: 1_000, height: 1_500, bytes: 5_000_001 }
  const [finding] = findingsOf(pin('a'), place({ picture }))
  expect(finding?.params).toEqual({ size: 5.1, most: 5 })
  expect(codesOf(pin('a'), { picture: null })).toEqual([])
})

describe('what delays it', () => {
  const HOUR = 3_600_000
  const at = berlin(WALL)
  const delayed = (rule: PlanDelay['rule'], hours: number | null): PlanDelay => ({
    rule,
    at,
    until: at + 50 * HOUR,
    nearAt: hours === null ? null : at + hours * HOUR,
    rules,
  })
  test.each<{ rule: PlanDelay['rule']; hours: number | null; code: string; params: object }>([
    { rule: 'link', hours: -20.5, code: 'linkNear', params: { count: 21, expected: 48 } },
    { rule: 'link', hours: 0.1, code: 'linkNear', params: { count: 1, expected: 48 } },
    { rule: 'picture', hours: -72, code: 'pictureNear', params: { count: 3, expected: 7 } },
    { rule: 'board', hours: 0.25, code: 'boardNear', params: { count: 15, expected: 30 } },
    { rule: 'board', hours: 0, code: 'boardNear', params: { count: 1, expected: 30 } },
    { rule: 'perDay', hours: null, code: 'dayFull', params: { expected: 5 } },
  ])('$rule, $hours hours away: $code', ({ rule, hours, code, params }) => {
    const [finding, ...more] = findingsOf(pin('a'), place({ delay: delayed(rule, hours) }))
    expect(more).toEqual([])
    expect(finding).toEqual({
      code: `preflight.${code}`,
      params,
      isBlocking: false,
      repair: { kind: 'move', at: at + 50 * HOUR },
    })
    expect(problemText(finding ?? { code: '', params: {} })).toMatch(/goes out within|waits/)
  })

  test('one press moves it, and undo gives the slot back', () => {
    const publication = { id: testId('p'), ...planOn('Cakes'), state: 'planned' as const }
    const one = pin('a', { publications: [publication], status: 'scheduled' })
    const book = applyPinEvent(emptyBook(testAccount), {
      type: 'pins.loaded',
      data: { pins: [one] },
    })
    const repair = { kind: 'move', at: at + 48 * HOUR } as const
    const [event, ...more] = repairPins(
      book,
      [{ id: one.id, publication_id: publication.id, repair }],
      900,
    )
    if (event === undefined) throw new Error('Nothing was repaired')
    expect(more).toEqual([])
    const after = applyPinEvent(book, event)
    const [moved] = getPin(after, one.id)?.publications ?? []
    const { slot_id: _slot, ...byHand } = publication
    expect(moved).toEqual({ ...byHand, at: at + 48 * HOUR, wall: '2026-11-28T12:00' })
    const back = inverseOf(book, event)
    expect(
      getPin(
        back.reduce((next, each) => applyPinEvent(next, each), after),
        one.id,
      ),
    ).toEqual(one)
  })
})

test('a link that leads elsewhere gets the address where it ends, where that is one', () => {
  const problem = { code: 'preflight.linkElsewhere', params: { host: 'b.example' } }
  const found = (target: string | null) =>
    findingsOf(pin('a'), place({ link: { problem, target } }))
  const target = 'https://b.example/soup'
  expect(found(target)).toEqual([
    { ...problem, isBlocking: false, repair: { kind: 'edit', patch: { link: target } } },
  ])
  expect(found(null)).toEqual([{ ...problem, isBlocking: false }])
  expect(found('about:blank')).toEqual([{ ...problem, isBlocking: false }])
  expect(found(pin('a').link)).toEqual([{ ...problem, isBlocking: false }])
})

test('words are repaired for many pins in one step, and what is gone is left out', () => {
  const [a, b] = [pin('a', { alt_text: '', title: 'word '.repeat(25) }), pin('b', { alt_text: '' })]
  const book = applyPinEvent(emptyBook(testAccount), {
    type: 'pins.loaded',
    data: { pins: [a, b] },
  })
  const repairs = [a, b, pin('gone', { alt_text: '' })].flatMap((one) =>
    findingsOf(one, place()).flatMap(({ repair }) =>
      repair === undefined ? [] : [{ id: one.id, repair }],
    ),
  )
  const events = repairPins(book, [...repairs, { id: a.id, repair: { kind: 'move', at: 1 } }], 900)
  expect(events).toHaveLength(1)
  const after = events.reduce((next, event) => applyPinEvent(next, event), book)
  expect(getPin(after, b.id)?.alt_text).toBe('Title b')
  expect(getPin(after, a.id)?.title).toHaveLength(95)
  expect(getPin(after, a.id)?.alt_text).not.toBe('')
})

test('a link whose page is not there blocks, and the page of the pin is offered', () => {
  const problem = { code: 'preflight.linkGone', params: {} }
  const link = { problem, target: null }
  const page_url = 'https://example.com/soup'
  expect(findingsOf(pin('a', { link: `${page_url}?old`, page_url }), place({ link }))).toEqual([
    { ...problem, isBlocking: true, repair: { kind: 'edit', patch: { link: page_url } } },
  ])
  expect(findingsOf(pin('a', { link: page_url, page_url }), place({ link }))).toEqual([
    { ...problem, isBlocking: true },
  ])
})

test('words on the picture that can’t be read are a warning, repaired by another design', () => {
  const better = { template_id: 'big-words', pin_type: 'text' } as const
  const one = pin('a')
  const of = (contrast: number, size: number, change: typeof better | null = better) =>
    findingsOf(one, place({ text: { contrast, size, better: change } })).filter(({ code }) =>
      code.startsWith('preflight.text'),
    )
  expect(of(1.5, 60)).toMatchObject([
    {
      code: 'preflight.textFaint',
      isBlocking: false,
      repair: {
        kind: 'edit',
        patch: {
          pin_type: 'text',
          design: {
            template_id: 'big-words',
            headline: one.design.headline,
          },
        },
      },
    },
  ])
  expect(of(8, 12).map(({ code }) => code)).toEqual(['preflight.textSmall'])
  expect(of(8, 12, null)[0]).not.toHaveProperty('repair')
})
