/**
 * Tries one fault after the other: loads the tests that import the changed file and the paths of
 * its machine, and runs them until one fails. What has found most in the least time comes first.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyMachineSnapshot } from 'xstate'
import type { PathModel, WalkedStep } from '../model-paths/path-model.ts'
import { sentenceOf } from '../model-paths/finding.ts'
import { walk } from '../model-paths/walk.ts'
import { plant, type Fault } from './faults.ts'
import { mutatedFolders } from './subject.ts'
import { ROOT, WarmModules } from './warm-modules.ts'
import { Notebook, type WrittenTest } from './written-tests.ts'

/** The present work of the process, so that it can be reported, and stopped if it never ends. */
export interface Step {
  readonly does: 'loads' | 'runs'
  readonly path: string
  readonly at: number
  readonly of: number
}
/** By the file that is loaded for it: ms of its tests when all is well. */
export type Times = Readonly<Record<string, number>>
export type Outcome =
  | { readonly end: 'survived' }
  | { readonly end: 'killed' | 'timedOut'; readonly by: string }
interface Failure {
  readonly by: string
  readonly isLate: boolean
}

const TESTS = mutatedFolders.map((folder) => `${folder}/**/*.test.ts`)
const MACHINES = 'src/machines/'
const MODELS = `${MACHINES}*/*.model.ts`

/**
 * A test that takes so many times as long as it should goes on forever; but never less than this.
 * ms
 */
const LONGER = 20
const MIN_LIMIT_MS = 2_000

export function limitOf(time: number): number {
  return Math.max(MIN_LIMIT_MS, time * LONGER)
}

export class Trial {
  readonly #notebook = new Notebook()
  readonly #modules = new WarmModules({ vitest: this.#notebook.asVitest() })
  readonly #kills = new Map<string, number>()
  readonly #tell: (step: Step) => void

  constructor(tell: (step: Step) => void) {
    this.#tell = tell
  }

  /**
   * What concerns any of these files, among all tests and models, once without a fault. Throws when
   * something fails then.
   */
  async measure(files: readonly string[], paths: readonly string[] = allPaths()): Promise<Times> {
    await this.#loadAll(paths)
    const times: Record<string, number> = {}
    const concerned = paths.filter((one) => files.some((file) => this.#isConcerned(one, file)))
    for (const [at, path] of concerned.entries()) {
      this.#tell({ does: 'runs', path, at, of: concerned.length })
      // Its tests are written down when it is loaded.
      this.#modules.change(path, null)
      const start = performance.now()
      const failure = await this.#runAll(path, Infinity)
      if (failure !== null)
        throw new Error(`Fix this first, it fails without any fault: ${failure.by}`)
      times[path] = performance.now() - start
    }
    return times
  }

  async try(fault: Fault, times: Times): Promise<Outcome> {
    const paths = Object.keys(times)
    await this.#loadAll(paths)
    const concerned = paths
      .filter((path) => this.#isConcerned(path, fault.file))
      .toSorted((a, b) => this.#rank(b, times) - this.#rank(a, times))
    this.#modules.change(fault.file, plant(readFileSync(join(ROOT, fault.file), 'utf8'), fault))
    try {
      for (const [at, path] of concerned.entries()) {
        this.#tell({ does: 'runs', path, at, of: concerned.length })
        const failure = await this.#runAll(path, limitOf(times[path] ?? 0))
        if (failure === null) continue
        this.#kills.set(path, (this.#kills.get(path) ?? 0) + 1)
        return { end: failure.isLate ? 'timedOut' : 'killed', by: failure.by }
      }
      return { end: 'survived' }
    } finally {
      this.#modules.change(fault.file, null)
    }
  }

  /** Which files a test reads is known only after it was loaded once. */
  async #loadAll(paths: readonly string[]): Promise<void> {
    for (const [at, path] of paths.entries()) {
      if (this.#modules.knows(path)) continue
      this.#tell({ does: 'loads', path, at, of: paths.length })
      await this.#modules.load(path)
    }
    this.#notebook.drain()
  }

  #rank(path: string, times: Times): number {
    return ((this.#kills.get(path) ?? 0) + 1) / ((times[path] ?? 0) + 1)
  }

  /**
   * A walk tries its own machine and what that is made of in its folder; the machines that it
   * starts have their own walks.
   */
  #isConcerned(path: string, file: string): boolean {
    if (!isModelFile(path)) return this.#modules.readersOf(file).has(path)
    if (!file.startsWith(MACHINES)) return false
    const own = path.replace('.model.ts', '.machine.ts')
    const parts = new Set([path])
    for (const part of parts)
      for (const next of this.#modules.importsOf(part))
        if (!next.endsWith('.machine.ts') || next === own) parts.add(next)
    return parts.has(file)
  }

  async #runAll(path: string, limit: number): Promise<Failure | null> {
    this.#notebook.drain()
    let name = 'can be loaded'
    try {
      const exports = await this.#modules.load(path)
      const tests = isModelFile(path)
        ? Object.values(exports).filter(isModel).map(pathsOf)
        : this.#notebook.drain()
      for (const test of tests) {
        name = test.name
        if (await isLate(test, limit)) return { by: `${path}: ${name}`, isLate: true }
      }
    } catch (error) {
      const [said = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      return { by: `${path}: ${name}: ${said.slice(0, 200)}`, isLate: false }
    }
    return null
  }
}

async function isLate(test: WrittenTest, limit: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(
    (tell) => (timer = setTimeout(tell, Math.min(limit, 2 ** 30), true)),
  )
  try {
    return await Promise.race([Promise.resolve(test.run()).then(() => false), late])
  } finally {
    clearTimeout(timer)
  }
}

/** All tests and models of the mutated folders. */
export function allPaths(): string[] {
  return globSync([...TESTS, MODELS], { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

export function isModelFile(path: string): boolean {
  return path.endsWith('.model.ts')
}

function isModel(value: unknown): value is PathModel {
  return typeof value === 'object' && value !== null && 'machine' in value && 'invariants' in value
}

/**
 * The first thing that goes wrong ends the walk; what the walk would not count, a step that took
 * nothing or led out of bounds, counts here neither.
 */
function pathsOf(model: PathModel): WrittenTest {
  const isWithin = (snapshot: AnyMachineSnapshot): boolean =>
    model.within?.(snapshot.context as never) !== false
  const strict: PathModel = {
    ...model,
    invariants: model.invariants.map(
      (holds) => (snapshot: AnyMachineSnapshot, inFlight: readonly string[]) =>
        isWithin(snapshot) ? refuse(holds(snapshot, inFlight)) : null,
    ),
    steps: (model.steps ?? []).map(
      (holds) => (step: WalkedStep) =>
        step.before !== step.after && isWithin(step.after) ? refuse(holds(step)) : null,
    ),
  }
  return {
    name: 'paths',
    run: () => {
      const [first] = walk(strict, { every: 'transition', seed: 0 }).findings
      refuse(first === undefined ? null : sentenceOf(first))
    },
  }
}

function refuse(sentence: string | null): null {
  if (sentence !== null) throw new Error(sentence)
  return null
}
