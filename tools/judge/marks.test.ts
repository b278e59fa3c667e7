import { expect, test } from 'vitest'
import { printReport } from './report.ts'
import {
  agreements,
  countVerdicts,
  medianShare,
  shareOf,
  verdictOfPin,
  worstPins,
  type Judgement,
  type Mark,
  type Verdict,
} from './marks.ts'
import type { Group, KeyRow } from './sheet.ts'

function keyRow(id: string, origins: Record<string, number>, group: Group = 'recipes'): KeyRow {
  return {
    id,
    page: `recipes/${id}.html.gz`,
    group,
    title: `Title ${id}`,
    description: `About ${id}.`,
    headline: id,
    kicker: '',
    origins: Object.entries(origins).map(([side, count]) => ({ side, count })),
  }
}

/** Of the title and of the description. */
type Verdicts = readonly [Verdict, Verdict]

function mark(id: string, [title, description]: Verdicts, more: Partial<Mark> = {}): Mark {
  return { id, title, description, headline: 'ok', ...more }
}

const judgement = (...marks: Mark[]): Judgement => new Map(marks.map((one) => [one.id, one]))

test.each([
  ['as is', 'as is', 'as is'],
  ['as is', 'small edit', 'small edit'],
  ['small edit', 'small edit', 'small edit'],
  ['no', 'as is', 'no'],
  ['as is', 'no', 'no'],
] as const)('a title %j and a description %j make the pin %j', (title, description, pin) => {
  expect(verdictOfPin(mark('a', [title, description]))).toBe(pin)
})

test('a page without a description has a title to judge, but no pin', () => {
  const key = [keyRow('a', { title: 1 })]
  const judged = judgement({ id: 'a', title: 'as is' })
  const select = { side: 'title', group: null }
  expect(countVerdicts(judged, key, { ...select, part: 'title' }).total).toBe(1)
  expect(countVerdicts(judged, key, { ...select, part: 'pin' }).total).toBe(0)
  expect(countVerdicts(judged, key, { ...select, part: 'description' }).total).toBe(0)
})

test('verdicts are counted by side and group, a repeated pin as often as it was made', () => {
  const key = [
    keyRow('a', { ours: 3, former: 1 }),
    keyRow('b', { ours: 1 }),
    keyRow('c', { ours: 1 }, 'de/fr/es'),
  ]
  const judged = judgement(
    mark('a', ['as is', 'as is']),
    mark('b', ['no', 'as is']),
    mark('c', ['as is', 'small edit']),
  )
  const recipes = countVerdicts(judged, key, { side: 'ours', group: 'recipes', part: 'pin' })
  expect(recipes).toEqual({ total: 4, verdicts: { 'as is': 3, no: 1 } })
  expect(shareOf(recipes, 'as is')).toBe(0.75)
  expect(shareOf(recipes, 'small edit')).toBe(0)
  expect(countVerdicts(judged, key, { side: 'ours', group: null, part: 'pin' }).total).toBe(5)
  expect(countVerdicts(judged, key, { side: 'former', group: null, part: 'pin' }).total).toBe(1)
})

test('the median leaves out a judgement that judged nothing of the group', () => {
  const count = (asIs: number, total: number) => ({ total, verdicts: { 'as is': asIs } })
  expect(medianShare([count(1, 10), count(9, 10), count(5, 10)], 'as is')).toBe(0.5)
  expect(medianShare([count(1, 10), count(0, 0), count(3, 10)], 'as is')).toBe(0.2)
})

test('every two judgements are compared over the pins that both judged', () => {
  const first = judgement(
    mark('a', ['as is', 'as is']),
    mark('b', ['no', 'no']),
    mark('c', ['no', 'no']),
  )
  const second = judgement(mark('a', ['as is', 'as is']), mark('b', ['no', 'as is']))
  const third = judgement(mark('b', ['as is', 'as is']), mark('a', ['no', 'as is']))
  expect(agreements([first, second, third])).toEqual([
    { judges: [0, 1], pins: 2, kappa: 1 },
    { judges: [0, 2], pins: 2, kappa: -1 },
    { judges: [1, 2], pins: 2, kappa: -1 },
  ])
})

test('the worst pins are those that most judges refuse, of one side, with the reasons', () => {
  const key = [
    keyRow('good', { ours: 1 }),
    keyRow('half', { ours: 1 }),
    keyRow('bad', { ours: 1 }),
    keyRow('theirs', { former: 1 }),
  ]
  const all = (half: Verdict, why: string) =>
    judgement(
      mark('good', ['as is', 'as is']),
      mark('half', [half, 'as is']),
      mark('bad', ['no', 'as is'], { title_why: why, headline: 'no' }),
      mark('theirs', ['no', 'no']),
    )
  const worst = worstPins([all('no', 'cut'), all('as is', 'says nothing')], key, {
    side: 'ours',
    limit: 20,
  })
  expect(worst.map(({ pin, refused, judged }) => [pin.id, refused, judged])).toEqual([
    ['bad', 2, 2],
    ['half', 1, 2],
  ])
  expect(worst[0]?.reasons).toEqual(['title: cut', 'headline', 'title: says nothing', 'headline'])
})

test('a report has the rate, its interval, the agreement and the refused words', () => {
  const key = [keyRow('a', { ours: 1 }), keyRow('b', { ours: 1 })]
  const one = judgement(mark('a', ['as is', 'as is']), mark('b', ['no', 'as is']))
  const report = printReport([one, one], key)
  expect(report).toContain('judgement 1: 2 of 2 pins marked')
  expect(report).toMatch(/ours, recipes\n/)
  expect(report).toMatch(/pin as is +50\.0 % +50\.0 % \(9\.5 %–90\.5 %, n 2\)/)
  expect(report).toContain('judgements 1 and 2: 1.00 over 2 pins')
  expect(report).toContain('2 of 2 say no: recipes/b.html.gz')
})
