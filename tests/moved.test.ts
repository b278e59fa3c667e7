/**
 * `moved.json` lists what `npm test` runs as a sample and `npm run test:full` in full. It is held
 * against the source: no test leaves `npm test` without an entry.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SWITCH = 'PINLOOM_TEST_FULL'
/** These choose seeds by it, and leave nothing out. */
const SEEDS = ['tests/runner/fixed-seed.ts', 'tests/support/random-by.ts']
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const moved = z
  .array(
    z.object({
      file: z.string(),
      test: z.string(),
      switch: z.string(),
      sample: z.string(),
      full: z.string(),
    }),
  )
  .parse(JSON.parse(read('tests/moved.json')))

test.each(moved)('$file: $test', (entry) => {
  expect(read(entry.file)).toContain(entry.test)
  const source = read(entry.switch)
  expect(source).toContain(SWITCH)
  const name = entry.switch === entry.file ? SWITCH : `/${entry.switch.split('/').at(-1)}'`
  expect(read(entry.file), 'knows its switch').toContain(name)
  // Numbers are those of the source.
  const numbers = source.replaceAll(/(?<=\d)_(?=\d)/g, '').match(/\d+/g)
  for (const number of `${entry.sample} ${entry.full}`.match(/\d+/g) ?? [])
    expect(numbers, `${number} in ${entry.switch}`).toContain(number)
})

test('every file that leaves something to the full run is listed', () => {
  const switches = globSync('{core,src,server,cli,packages,tests}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => read(path).includes(`env['${SWITCH}']`) || read(path).includes(`env.${SWITCH}`),
    )
    .filter((path) => !SEEDS.includes(path))
  expect(new Set(moved.map((entry) => entry.switch))).toEqual(new Set(switches))
  expect(switches.length).toBeGreaterThan(5)
})
