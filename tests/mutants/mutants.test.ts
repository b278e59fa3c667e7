/** The planter of faults tried on itself: what it plants, what it leaves out, and that a planted fault dies where a test would see it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compilable } from './compiler.ts'
import type { Explanation } from './explained.ts'
import { faultsIn, plant, type Fault } from './faults.ts'
import { scoreOf, staleExplanations, type Tried } from './score.ts'
import { Trial } from './trial.ts'
import { ROOT } from './warm-modules.ts'

const planted = (text: string): string[] => faultsIn('a.ts', text).map((fault) => plant(text, fault))
const whats = (text: string): string[] => faultsIn('a.ts', text).map(({ what }) => what)
const chart = (states: string): string => `setup({ types: { tags: ['x'] }, actors: { call: fromPromise(() => notProvided('call')) } }).createMachine({ id: 'm', initial: 'one', states: { ${states} } })`

test('a boundary moves, an operand goes, a condition is turned', () => {
  expect(planted('const x = a < b')).toEqual(['const x = a <= b'])
  expect(planted('const x = a && b').toSorted()).toEqual(['const x = (a)', 'const x = (b)'])
  expect(planted('if (isSo) f()')).toEqual(['if (false) f()', 'if (true) f()', 'if (isSo) {}'])
  expect(planted('const x = n + 1')).toEqual(['const x = n - 1', 'const x = n + 2'])
})

test('a list is emptied, a spread left out with its comma, a method mistaken for its like', () => {
  expect(planted('const x = { ...a, b }')).toEqual(['const x = { b }'])
  expect(planted('const x = [b, ...a]')).toEqual(['const x = []', 'const x = [b]'])
  expect(planted('const x = a.some(b)')).toEqual(['const x = a.every(b)'])
})

test('signs of other alphabets before a fault do not shift it', () => {
  expect(planted("const e = 'é “👩‍🍳”'; const x = a < b")).toEqual(["const e = 'é “👩‍🍳”'; const x = a <= b"])
})

test('a transition leads to the state beside, or is gone; an action and a guard are left out', () => {
  const faults = whats(chart("one: { on: { go: { target: 'two', guard: 'may', actions: ['a', 'b'] } } }, two: {}"))
  expect(faults).toEqual(expect.arrayContaining(["'one' becomes 'two'", "'two' becomes 'one'", 'go is left out', 'guard is left out', "actions loses 'a'", "actions loses 'b'"]))
})

test('a value that is assigned is forgotten', () => {
  expect(planted('const x = assign(() => ({ a, b }))')).toEqual(['const x = assign(() => ({ b }))', 'const x = assign(() => ({ a }))'])
})

test('types, what is thrown, what stands for an effect, and what the compiler proved unreachable get no fault', () => {
  expect(planted("const x: 'a' | 1 = y as 'a'")).toEqual([])
  expect(planted("throw new Error(a ? 'b' : 'c')")).toEqual([])
  expect(whats(chart('one: {}')).filter((what) => what.includes('call') || what.includes("'x'"))).toEqual([])
  expect(planted("const f = () => { switch (e) { default: e satisfies never; return [1] } }")).toEqual([])
})

const file = 'src/machines/backoff.ts'
const text = readFileSync(join(ROOT, file), 'utf8')
const ownTest = 'src/machines/backoff.test.ts'
const faultAt = (code: string, what: string): Fault => {
  const found = faultsIn(file, text).find((fault) => fault.code.includes(code) && fault.what === what)
  if (found === undefined) throw new Error(`No "${what}" at "${code}"`)
  return found
}

test('a planted fault dies by the test that sees it, and the sound file passes before and after', async () => {
  const trial = new Trial(() => undefined)
  const times = await trial.measure([file], [ownTest])
  expect(Object.keys(times)).toEqual([ownTest])
  const outcome = await trial.try(faultAt('Math.min', 'min becomes max'), times)
  expect(outcome).toMatchObject({ end: 'killed', by: expect.stringContaining('backoff.test.ts') as unknown })
  const harmless: Fault = { ...faultAt('Math.min', 'min becomes max'), text: 'min' }
  expect(await trial.try(harmless, times)).toEqual({ end: 'survived' })
}, 120_000)

test('what the compiler refuses is no fault', async () => {
  const sound = faultAt('Math.min', 'min becomes max')
  const refused: Fault = { ...sound, text: 'minimum' }
  expect(await compilable([sound, refused], null)).toEqual([sound])
}, 120_000)

test('who is explained still counts as a survivor; an explanation of nothing, or of what dies, is stale', () => {
  const fault = faultAt('Math.min', 'min becomes max')
  const explanation: Explanation = { file, code: fault.code, what: fault.what, why: 'Because.' }
  const alive: Tried[] = [{ fault, outcome: { end: 'survived' } }]
  const dead: Tried[] = [{ fault, outcome: { end: 'killed', by: 'a test' } }]
  expect(scoreOf(alive, [explanation])).toMatchObject({ score: 0, survived: [], explained: [{ file, why: 'Because.' }] })
  expect(scoreOf(dead, [])).toMatchObject({ score: 100, killed: 1, planted: 1 })
  expect(staleExplanations([explanation], [fault], alive)).toEqual([])
  expect(staleExplanations([explanation], [fault], dead)[0]).toContain('but a test kills it: remove the entry')
  expect(staleExplanations([{ ...explanation, code: 'gone' }], [fault], alive)[0]).toContain('no such fault is planted there')
})
