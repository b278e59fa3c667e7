/**
 * The planter of faults tried on itself: what it plants, what it leaves out, and that a planted
 * fault dies where a test would see it.
 */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { compilable } from './compiler.ts'
import { staleExplanations, type Explanations } from './explanation.ts'
import { faultsIn, plant, type Fault } from './faults.ts'
import { isGood, scoreOf, type Tried } from './score.ts'
import { Trial } from './trial.ts'
import { Verdicts } from './verdicts.ts'
import { ROOT, WarmModules } from './warm-modules.ts'
import { WatchedTrial } from './watched-trial.ts'
import { Notebook } from './written-tests.ts'

const planted = (text: string): string[] =>
  faultsIn('a.ts', text).map((fault) => plant(text, fault))
const whats = (text: string): string[] => faultsIn('a.ts', text).map(({ what }) => what)
const chart = (states: string): string =>
  `setup({ types: { tags: ['x'] }, actors: { call: fromPromise(() => notProvided('call')) } }).createMachine({ id: 'm', initial: 'one', states: { ${states} } })`

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
  expect(planted("const e = 'é “👩‍🍳”'; const x = a < b")).toEqual([
    "const e = 'é “👩‍🍳”'; const x = a <= b",
  ])
})

test('a transition leads to the state beside, or is gone; an action and a guard are left out', () => {
  const faults = whats(
    chart("one: { on: { go: { target: 'two', guard: 'may', actions: ['a', 'b'] } } }, two: {}"),
  )
  expect(faults).toEqual(
    expect.arrayContaining([
      "'one' becomes 'two'",
      "'two' becomes 'one'",
      'go is left out',
      'guard is left out',
      "actions loses 'a'",
      "actions loses 'b'",
    ]),
  )
})

test('a value that is assigned is forgotten', () => {
  expect(planted('const x = assign(() => ({ a, b }))')).toEqual([
    'const x = assign(() => ({ b }))',
    'const x = assign(() => ({ a }))',
  ])
})

test('types, what is thrown, what stands for an effect, and what the compiler proved unreachable get no fault', () => {
  expect(planted("const x: 'a' | 1 = y as 'a'")).toEqual([])
  expect(planted("throw new Error(a ? 'b' : 'c')")).toEqual([])
  expect(
    whats(chart('one: {}')).filter((what) => what.includes('call') || what.includes("'x'")),
  ).toEqual([])
  expect(
    planted('const f = () => { switch (e) { default: e satisfies never; return [1] } }'),
  ).toEqual([])
})

const file = 'src/machines/backoff.ts'
const text = readFileSync(join(ROOT, file), 'utf8')
const ownTest = 'src/machines/backoff.test.ts'
const faultAt = (code: string, what: string): Fault => {
  const found = faultsIn(file, text).find(
    (fault) => fault.code.includes(code) && fault.what === what,
  )
  if (found === undefined) throw new Error(`No "${what}" at "${code}"`)
  return found
}

test('a planted fault dies by the test that sees it, and the sound file passes before and after', async () => {
  const trial = new Trial(() => undefined)
  const times = await trial.measure([file], [ownTest])
  expect(Object.keys(times)).toEqual([ownTest])
  const outcome = await trial.try(faultAt('Math.min', 'min becomes max'), times)
  expect(outcome).toMatchObject({
    end: 'killed',
    by: expect.stringContaining('backoff.test.ts') as unknown,
  })
  const harmless: Fault = { ...faultAt('Math.min', 'min becomes max'), text: 'min' }
  expect(await trial.try(harmless, times)).toEqual({ end: 'survived' })
}, 120_000)

test('a test that fails leaves no spy behind for those that come', async () => {
  const notebook = new Notebook()
  const { test: write } = notebook.asVitest() as { test: (name: string, run: () => void) => void }
  write('spies and fails', () => {
    vi.spyOn(console, 'error')
    throw new Error('It fails.')
  })
  const [written] = notebook.drain()
  await expect(written?.run()).rejects.toThrow('It fails.')
  expect(vi.isMockFunction(console.error)).toBe(false)
})

test('a list of parameters is spread by each, and given whole by for', async () => {
  const notebook = new Notebook()
  const { test: write } = notebook.asVitest() as {
    test: Record<'each' | 'for', (table: unknown[]) => (name: string, run: unknown) => void>
  }
  const seen: unknown[] = []
  write.each([['a', 'b']])('each', (...given: unknown[]) => void seen.push(given))
  write.for([['a', 'b']])('for', (...given: unknown[]) => void seen.push(given))
  for (const { run } of notebook.drain()) await run()
  expect(seen).toEqual([['a', 'b'], [['a', 'b']]])
})

test('a test that lists JSON files finds them', async () => {
  const notebook = new Notebook()
  const modules = new WarmModules({ vitest: notebook.asVitest() })
  await modules.load('core/text/data/word-lists.test.ts')
  expect(notebook.drain().length).toBeGreaterThan(0)
})

test('a module that imports a JSON file gets its data', async () => {
  const modules = new WarmModules({})
  const { templates } = await modules.load('core/templates/choice/template-list.ts')
  expect(templates).toContainEqual(expect.objectContaining({ id: 'arch', pinType: 'split' }))
})

test('what the compiler refuses is no fault', async () => {
  const sound = faultAt('Math.min', 'min becomes max')
  const refused: Fault = { ...sound, text: 'minimum' }
  expect(await compilable([sound, refused], { memory: null })).toEqual([sound])
}, 120_000)

test('a fault that can’t be parsed hides none that the compiler refuses', async () => {
  const sound = faultAt('Math.min', 'min becomes max')
  const refused: Fault = { ...sound, text: 'minimum' }
  const torn: Fault = { ...sound, text: 'min((' }
  expect(await compilable([torn, refused, sound], { memory: null })).toEqual([sound])
}, 120_000)

test('who is explained still counts as a survivor; who is not fails the run, whatever the score', () => {
  const fault = faultAt('Math.min', 'min becomes max')
  const explanations: Explanations = {
    [file]: [{ why: 'Because.', faults: [['const wait = Math.min(', 'min becomes max']] }],
  }
  const alive: Tried[] = [{ fault, outcome: { end: 'survived' } }]
  const dead: Tried[] = [{ fault, outcome: { end: 'killed', by: 'a test' } }]
  expect(scoreOf(alive, explanations)).toMatchObject({
    score: 0,
    survived: [],
    explained: [{ file, name: 'min becomes max', why: 'Because.' }],
  })
  expect(scoreOf(alive, {})).toMatchObject({
    score: 0,
    survived: [{ file, name: 'min becomes max' }],
    explained: [],
  })
  expect(scoreOf(dead, {})).toMatchObject({ score: 100, killed: 1, planted: 1 })
  const many = Array.from({ length: 9 }, () => dead).flat()
  expect([
    isGood(scoreOf([...many, ...alive], explanations)),
    isGood(scoreOf([...many, ...alive], {})),
    isGood(scoreOf([...many.slice(1), ...alive], explanations)),
  ]).toEqual([true, false, false])
})

test('an explanation of nothing, of several lines, or of what dies is stale', () => {
  const fault = faultAt('Math.min', 'min becomes max')
  const explained = (beginning: string, name = fault.what): Explanations => ({
    [file]: [{ why: 'Because.', faults: [[beginning, name]] }],
  })
  expect(staleExplanations(explained('const wait = Math.min('), [fault], [])).toEqual([])
  expect(staleExplanations(explained('const wait = Math.min('), [fault], [fault])[0]).toContain(
    'but a test kills it: remove it',
  )
  expect(staleExplanations(explained('gone'), [fault], [])[0]).toContain(
    'no such fault is planted there',
  )
  expect(
    staleExplanations(
      explained('const wait = Math.min(', 'min becomes max (2)'),
      [fault, { ...fault, nth: 1 }],
      [],
    ),
  ).toEqual([])
  expect(
    staleExplanations(
      explained('const wait'),
      [fault, { ...fault, code: 'const wait = Math.min(other)' }],
      [],
    )[0],
  ).toContain('2 lines have that')
})

test('what was found is known to the next run, also when one was cut off in the middle of a line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinloom-verdicts-'))
  const memory = join(folder, 'verdicts.jsonl')
  const [fault, other] = [
    faultAt('Math.min', 'min becomes max'),
    faultAt('1 - SPREAD', '- becomes +'),
  ]
  const found = { end: 'killed', by: `${ownTest}: a test: it fails` } as const
  new Verdicts({ memory }).keep(fault, found)
  expect([new Verdicts({ memory }).recall(fault), new Verdicts({ memory }).recall(other)]).toEqual([
    found,
    null,
  ])
  appendFileSync(memory, '\n{"key":"half')
  new Verdicts({ memory }).keep(other, { end: 'survived' })
  expect([new Verdicts({ memory }).recall(fault), new Verdicts({ memory }).recall(other)]).toEqual([
    found,
    { end: 'survived' },
  ])
  // Another test may kill the survivor now; one that was killed stays killed by the test that did
  // not change.
  const changed = (path: string) =>
    new Verdicts({
      memory,
      textOf: (one) => `${readFileSync(join(ROOT, one), 'utf8')}${one === path ? '//' : ''}`,
    })
  const pauses = 'src/machines/task/task-pauses-effects.test.ts'
  expect(
    [pauses, ownTest, file].map((path) => [
      changed(path).recall(fault),
      changed(path).recall(other),
    ]),
  ).toEqual([
    [found, null],
    [null, null],
    [null, null],
  ])
  // The survivor is tried by the changed test, and by those that do not reach the file, which have
  // not been tried yet.
  const open = changed(pauses).openTo(other)
  expect([
    open.includes(pauses),
    open.includes(ownTest),
    changed(file).openTo(other).includes(ownTest),
    changed(pauses).openTo(fault).includes(ownTest),
  ]).toEqual([true, false, true, true])
  rmSync(folder, { recursive: true })
})

/** It loads all tests twice: only `npm run test:full` runs it. */
test.skipIf(process.env['PINLOOM_TEST_FULL'] !== '1')(
  'a fault that gathers memory without end counts as one that never ends, and the next one is tried',
  async () => {
    const trial = new WatchedTrial(200)
    const said: string[] = []
    const times = await trial.measure([file], ({ does }) => void said.push(does))
    expect(new Set(said)).toEqual(new Set(['loads', 'runs']))
    const sound = faultAt('Math.min', 'min becomes max')
    const hungry: Fault = {
      ...sound,
      text: 'max(...(function* (): Generator<number> { const all: number[][] = []; for (;;) all.push(Array.from({ length: 100_000 }, () => 1)) })()) + Math.min',
    }
    expect(await trial.try(hungry, times)).toMatchObject({ end: 'timedOut' })
    expect(await trial.try(sound, times)).toMatchObject({ end: 'killed' })
    trial.stop()
  },
  120_000,
)
