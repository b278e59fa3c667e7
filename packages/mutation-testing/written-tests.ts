/**
 * What a test file writes down when it is loaded, to be run here: as much of Vitest as the tests of
 * the two folders use, around Vitest's own `expect` and `vi`. Vitest itself would take a process or
 * a second for each fault.
 */
import * as vitest from 'vitest'
import type { Exports } from './warm-modules.ts'

export interface WrittenTest {
  readonly name: string
  readonly run: () => unknown
}
type Body = (...words: readonly unknown[]) => unknown

/** How long a test goes on asking for what comes later. */
const RETRY_TIMEOUT_MS = 1_000

export class Notebook {
  #tests: WrittenTest[] = []
  #above: readonly string[] = []

  /** The tests registered since the last call. */
  drain(): WrittenTest[] {
    const tests = this.#tests
    this.#tests = []
    return tests
  }

  /** The module that a test file imports as `vitest`. */
  asVitest(): Exports {
    const test = (name: string, run: Body): void =>
      void this.#tests.push({ name: [...this.#above, name].join(' > '), run: () => alone(run) })
    const describe = (name: string, body: Body): void => this.#within(name, () => body())
    const perRow =
      (write: (name: string, run: Body) => void, paramsOf: (row: unknown) => unknown[]) =>
      (table: readonly unknown[]) =>
      (name: string, run: Body) => {
        for (const row of table)
          write(`${name} ${JSON.stringify(row)?.slice(0, 60)}`, () => run(...paramsOf(row)))
      }
    const each = (write: (name: string, run: Body) => void) =>
      perRow(write, (row) => (Array.isArray(row) ? (row as unknown[]) : [row]))
    const skipIf = (isSkipped: unknown) => (isSkipped ? () => undefined : test)
    return only({
      test: only(
        Object.assign(test, { each: each(test), for: perRow(test, (row) => [row]), skipIf }),
      ),
      describe: only(Object.assign(describe, { each: each(describe) })),
      expect: itsOwn,
      vi: vitest.vi,
    })
  }

  #within(name: string, body: () => unknown): void {
    const above = this.#above
    this.#above = [...above, name]
    body()
    this.#above = above
  }
}

/**
 * A test that fails does not clean up behind itself, and its process goes on here: what stayed
 * would fail all that come.
 */
async function alone(run: Body): Promise<void> {
  try {
    await run()
  } finally {
    vitest.vi.restoreAllMocks()
  }
}

/** Nothing is skipped in silence: what is not known here is named. */
function only<T extends object>(known: T): T & Exports {
  return new Proxy(known, {
    get: (target, name) => {
      // Awaiting a module checks whether it is a promise.
      if (name in target || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name) as unknown
      throw new Error(
        `The tests of faults know no "${name}" of Vitest: write it into packages/mutation-testing/written-tests.ts.`,
      )
    },
  }) as T & Exports
}

const claim = vitest.expect as (value: unknown) => object
const itsOwn = Object.assign((...words: [unknown]) => claim(...words), vitest.expect, { poll })

/** Asks again until it is so, as Vitest's own does, which works in a worker of Vitest only. */
function poll(ask: () => unknown): object {
  return new Proxy(
    {},
    {
      get:
        (_, matcher) =>
        async (...words: readonly unknown[]) => {
          const end = performance.now() + RETRY_TIMEOUT_MS
          for (;;) {
            try {
              const matchers: object = claim(await ask())
              return (Reflect.get(matchers, matcher) as Body).apply(matchers, [...words])
            } catch (error) {
              if (performance.now() > end) throw error
              await new Promise((again) => setTimeout(again, 10))
            }
          }
        },
    },
  )
}
