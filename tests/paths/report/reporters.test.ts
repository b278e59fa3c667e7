import { describe, expect, test } from 'vitest'
import { environmentModel } from '../../../src/machines/environment/environment.model.ts'
import type { Expectation } from '../../../packages/model-paths/path-intent.ts'
import type { PathModel } from '../../../packages/model-paths/path-model.ts'
import { MAX_STEPS_BY_HAND } from '../../../packages/model-paths/paths.ts'
import { reportOf } from './report.ts'
import { hasFaults, type RunResult, writers } from './reporters.ts'
import { chosenFrom, optionsOf } from '../run-options.ts'
import { walk } from '../../../packages/model-paths/walk.ts'

const wrongRow: Expectation = {
  in: 'watching',
  on: 'page.hidden',
  to: 'watching',
  sets: () => ({ visible: 'no <b>' }),
}
const { intent } = environmentModel
const wrong: PathModel = {
  ...environmentModel,
  ...(intent !== undefined && { intent: { ...intent, expected: [wrongRow] } }),
}
const resultOf = (model: PathModel): RunResult => ({
  walked: [walk(model, { every: 'transition', seed: 0 })],
  driven: null,
  faults: [],
  skipped: ['auth'],
})
const failed = resultOf(wrong)

describe('the result of a run', () => {
  test('has faults exactly when a machine has', () => {
    expect(hasFaults(failed)).toBe(true)
    expect(hasFaults(resultOf(environmentModel))).toBe(false)
  })

  test('in text it has the steps in words, the file and the command that repeats it', () => {
    const text = writers.text(failed)
    expect(text).toContain('environment: `page.hidden` in `watching`: `visible` should become')
    expect(text).toContain('  1. The user leaves the tab. [watching]')
    expect(text).toContain('src/machines/environment/environment.machine.ts')
    expect(text).toContain('npm run paths -- --machine environment --no-browser')
    expect(text).toContain('because the time budget was used up: auth.')
  })

  test('as JUnit it is escaped, and what was left out is skipped', () => {
    const xml = writers.junit(failed)
    expect(xml).toContain('<testsuite name="paths" tests="2">')
    expect(xml).toContain('&quot;no &lt;b&gt;&quot;')
    expect(xml).toContain('name="auth"><skipped/>')
    expect(writers.junit(resultOf(environmentModel))).not.toContain('<failure')
  })

  test('as annotations it takes one line a fault, at the file', () => {
    const lines = writers.github(failed).split('\n')
    expect(lines.filter((line) => line.startsWith('::error '))).toEqual([
      expect.stringMatching(
        /^::error file=src\/machines\/environment\/environment\.machine\.ts,title=paths: environment::.*%0A1\. The user leaves the tab\./,
      ),
    ])
  })

  test('as JSON and Markdown it has the sentence', () => {
    expect(JSON.parse(writers.json(failed))).toMatchObject({
      machines: [
        { machine: 'environment', failures: [{ cause: 'intent', events: ['page.hidden'] }] },
      ],
      skipped: ['auth'],
    })
    expect(writers.markdown(failed)).toContain('## environment: `page.hidden` in `watching`')
  })
})

test('the report folds the technical events under check lists in words', () => {
  const html = reportOf(failed.walked, {
    every: 'transition',
    seed: 0,
    folderFaults: [],
    layouts: new Map(),
    driven: null,
  })
  expect(html).toContain('<input type="checkbox"> The user leaves the tab.')
  expect(html).toContain('<code>page.hidden</code>')
  expect(html).not.toContain('<b>')
  expect(MAX_STEPS_BY_HAND).toBe(20)
})

describe('the options of a run', () => {
  test('shards share the machines', () => {
    const models = ['a', 'b', 'c'].map((name) => ({ ...environmentModel, name }))
    const names = (nth: number) =>
      chosenFrom(models, { machine: undefined, shard: [nth, 2] }).map(({ name }) => name)
    expect([names(1), names(2)]).toEqual([['a', 'c'], ['b']])
  })

  test.each([
    [['--shard', '3/2'], '--shard is like 1/2, not "3/2".'],
    [['--reporter', 'xml'], '--reporter is one of text, json, markdown, junit, github, not "xml".'],
    [['--budget', '0'], '--budget is a number of seconds, not "0".'],
  ])('%j is refused', (args, sentence) => {
    expect(optionsOf(args)).toBe(sentence)
  })

  test('a budget is in seconds', () => {
    expect(optionsOf(['--budget', '90', '--shard', '2/2'])).toMatchObject({
      budget: 90_000,
      shard: [2, 2],
    })
  })
})
