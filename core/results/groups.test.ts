import { expect, test } from 'vitest'
import type { MadeFrom, ResultPin } from '#core/contract/publishing/results.contract.ts'
import { ownTemplateId } from '#core/templates/document/own-template.ts'
import { groupPins, MIN_PINS } from './groups.ts'
import { figures, madeFrom, resultPin } from './result-pin.builder.ts'

const grouping = { dimension: 'template', metric: 'saves', zone: 'UTC' } as const

/** Every other pin a little better, so that no two groups have the very same pins. */
function pinsOf(count: number, saves: number, made: Partial<MadeFrom>): ResultPin[] {
  return Array.from({ length: count }, (_, at) =>
    resultPin(`${made.template_id ?? ''}${at}`, {
      made: madeFrom(made),
      figures: { lifetime: figures(1_000, { saves: saves + (at % 2) * 4 }), last_90_days: null },
    }),
  )
}

test('a group is called better only when its interval excludes 1', () => {
  const pins = [
    ...pinsOf(40, 40, { template_id: 'arch' }),
    ...pinsOf(30, 20, { template_id: 'steps' }),
    ...pinsOf(30, 21, { template_id: 'quote' }),
  ]
  const groups = groupPins(pins, grouping)
  expect(groups.map(({ key, verdict, rate }) => [key, verdict, rate.pins])).toEqual([
    ['arch', 'more', 40],
    ['quote', 'less', 30],
    ['steps', 'less', 30],
  ])
  expect(groups[0]?.ratio?.value).toBeCloseTo(1.867, 2)
  const alike = [...pinsOf(40, 20, { template_id: 'a' }), ...pinsOf(40, 20, { template_id: 'b' })]
  expect(groupPins(alike, grouping).map(({ verdict }) => verdict)).toEqual(['unclear', 'unclear'])
})

test('few pins are compared with nothing, however different they are', () => {
  const pins = [
    ...pinsOf(MIN_PINS - 1, 500, { template_id: 'arch' }),
    ...pinsOf(60, 20, { template_id: 'steps' }),
  ]
  const groups = groupPins(pins, grouping)
  expect(groups.map(({ verdict, ratio }) => [verdict, ratio])).toEqual([
    ['few', null],
    ['few', null],
  ])
})

test('many views of few pins are no larger sample', () => {
  const one = { lifetime: figures(900_000, { saves: 90_000 }), last_90_days: null }
  const pins = [
    resultPin('hit', { made: madeFrom({ template_id: 'arch' }), figures: one }),
    ...pinsOf(60, 20, { template_id: 'steps' }),
  ]
  expect(groupPins(pins, grouping).find(({ key }) => key === 'arch')?.verdict).toBe('few')
})

test('all versions of a person’s template are one group', () => {
  const own = ownTemplateId('0198c0de-0000-7000-8000-000000000001')
  const pins = [
    ...pinsOf(20, 20, { template_id: `${own}.1` }),
    ...pinsOf(10, 20, { template_id: `${own}.2` }),
  ]
  expect(groupPins(pins, grouping).map(({ key, rate }) => [key, rate.pins])).toEqual([[own, 30]])
})

test('the more groups there are, the surer each has to be', () => {
  const others = (names: readonly string[]) =>
    names.flatMap((name) => pinsOf(20, 20, { template_id: name }))
  const best = pinsOf(20, 23, { template_id: 'best' })
  const ratioIn = (names: readonly string[]) =>
    groupPins([...best, ...others(names)], grouping).find(({ key }) => key === 'best')?.ratio
  const [one, four] = [ratioIn(['a', 'a', 'a', 'a']), ratioIn(['a', 'b', 'c', 'd'])]
  expect(four?.value).toBeCloseTo(one?.value ?? 0, 9)
  expect(four?.low).toBeLessThan((one?.low ?? 0) - 0.01)
})

test('pins that were made elsewhere, were never seen or have no figures are in no group', () => {
  const pins = [
    resultPin('elsewhere', { made: null }),
    resultPin('unseen', { figures: { lifetime: figures(0), last_90_days: null } }),
    resultPin('silent', { figures: null }),
    resultPin('no saves', {
      figures: { lifetime: figures(9, { saves: null }), last_90_days: null },
    }),
    resultPin('one'),
  ]
  expect(groupPins(pins, grouping).map(({ rate }) => rate.pins)).toEqual([1])
})

test.each([
  ['pinType', 'Europe/Berlin', ['photo']],
  ['board', 'Europe/Berlin', ['Soups']],
  ['interest', 'Europe/Berlin', ['soup']],
  ['page', 'Europe/Berlin', ['https://example.com/soup']],
  // Monday, 5 January 2026, 23:30 in UTC.
  ['hour', 'Europe/Berlin', ['00']],
  ['weekday', 'Europe/Berlin', ['2']],
  ['hour', 'America/New_York', ['18']],
  ['weekday', 'America/New_York', ['1']],
] as const)('pins are grouped by %s, in %s', (dimension, zone, keys) => {
  const pin = resultPin('one', {
    created_at: Date.UTC(2026, 0, 5, 23, 30),
    board: 'Soups',
  })
  const groups = groupPins([pin], { dimension, metric: 'outbound_clicks', zone })
  expect(groups.map(({ key }) => key)).toEqual(keys)
})
