import { expect, test } from 'vitest'
import type { PinCheck } from '#core/contract/publishing/preflight.contract.ts'
import type { PlanDelay } from '#core/preflight/preflight.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { checkedPins, groupedFindings, repairsOf } from './checked-pins.ts'

const boards = [{ id: testId('Cakes'), name: 'Cakes', created_at: 1, sections: [] }]
const draft = (name: string, fields = {}) => ({
  pin: pin(name, { boards: [{ board_id: testId('Cakes') }], ...fields }),
  publication: null,
  delay: null,
})
const checks = new Map<string, PinCheck>()

test('only pins with findings are named, with what the server saw of them', () => {
  const target = 'https://elsewhere.example/'
  const check: PinCheck = {
    pin_id: testId('b'),
    picture: { width: 100, height: 150, bytes: 1, hash: '0'.repeat(16) },
    link: { problem: { code: 'preflight.linkElsewhere', params: { host: 'elsewhere' } }, target },
    link_pending: false,
  }
  const found = checkedPins([draft('a'), draft('b')], {
    boards,
    checks: new Map([[testId('b'), check]]),
    needsPublicLink: () => true,
  })
  expect(found.map((one) => one.findings.map(({ code }) => code))).toEqual([
    ['preflight.pictureSmall', 'preflight.linkElsewhere'],
  ])
  const [one] = found
  expect(one === undefined ? null : repairsOf(one, one.findings)).toEqual([
    { id: testId('b'), repair: { kind: 'edit', patch: { link: target } } },
  ])
})

test('lists a finding of several pins once, blocking findings first', () => {
  const pins = [
    draft('a', { alt_text: '' }),
    draft('b', { alt_text: '' }),
    draft('c', { alt_text: '', boards: [{ board_id: testId('Gone') }] }),
  ]
  const groups = groupedFindings(checkedPins(pins, { boards, checks, needsPublicLink: () => true }))
  expect(
    groups.map(({ finding: { isBlocking }, pins: of }) => [
      isBlocking,
      of.map(({ checked: { pin: one } }) => one.id),
    ]),
  ).toEqual([
    [true, [testId('c')]],
    [false, ['a', 'b', 'c'].map(testId)],
  ])
})

test('findings with different values are separate groups', () => {
  const near = (name: string, nearAt: number) => ({
    ...draft(name),
    delay: { rule: 'link', at: 0, until: 9e6, nearAt, rules: { link_hours: 24 } } as PlanDelay,
  })
  const found = checkedPins([near('a', 3_600_000), near('b', 7_200_000), near('c', 3_600_000)], {
    boards,
    checks,
    needsPublicLink: () => true,
  })
  expect(groupedFindings(found).map(({ pins }) => pins.length)).toEqual([2, 1])
})

test('a link to a private address is a finding only where people see it', () => {
  const pins = [draft('a', { link: 'http://127.0.0.1/soup', page_url: 'http://127.0.0.1/soup' })]
  const count = (isPublic: boolean) =>
    checkedPins(pins, { boards, checks, needsPublicLink: () => isPublic }).length
  expect([count(true), count(false)]).toEqual([1, 0])
})
