import { expect, test } from 'vitest'
import { splitShared } from './shared-findings.ts'
import type { Finding, PinFindings } from '#core/export/preflight.rules.ts'

const finding = (code: Finding['code'], more: Partial<Finding> = {}): Finding => ({
  field: 'link',
  code,
  problem: { code, params: {}, message: code },
  severity: 'warning',
  ...more,
})
const row = (pinId: string, ...findings: Finding[]): PinFindings => ({ pinId, findings })
const board = finding('board_missing', { field: 'boards' })
const link = finding('link_private')
const title = finding('title_too_long', { field: 'title', mend: { title: 'short' } })

test('what is true of every pin is taken out of the rows and said once', () => {
  const found = [row('a', board, link), row('b', link, board, title), row('c', board, link)]
  expect(splitShared(found, 3)).toEqual({ shared: [board, link], rows: [row('b', title)] })
})

test('what one pin does not have stays with the others', () => {
  const found = [row('a', board), row('b', board), row('c', board)]
  expect(splitShared(found, 4)).toEqual({ shared: [], rows: found })
})

test('two pins are listed one by one, and so are problems that each pin fixes by itself', () => {
  const two = [row('a', board), row('b', board)]
  expect(splitShared(two, 2)).toEqual({ shared: [], rows: two })
  const mends = [row('a', title), row('b', title), row('c', title)]
  expect(splitShared(mends, 3)).toEqual({ shared: [], rows: mends })
})

test('nothing found is nothing to say', () => {
  expect(splitShared([], 12)).toEqual({ shared: [], rows: [] })
})
