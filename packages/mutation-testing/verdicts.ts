/**
 * What became of each fault, written into `.cache/` as soon as it is known: a run that is cut off
 * goes on where it was, and the next one tries only what may end otherwise. A killed one stays
 * killed while the test that saw it and all that this test needs are unchanged; a survivor is tried
 * by the tests that are new or changed since.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { faultKey, type Fault } from './faults.ts'
import { neededBy } from './imports.ts'
import { allPaths, isModelFile, type Outcome } from './trial.ts'
import { ROOT } from './warm-modules.ts'

interface Verdict {
  readonly key: string
  readonly outcome: Outcome
  /** By the tests that it rests on: a hash of each and of all that it needs. */
  readonly grounds: Readonly<Record<string, string>>
}
interface Setting {
  readonly memory?: string
  readonly textOf?: (file: string) => string
}

export class Verdicts {
  readonly #memory: string
  readonly #known: ReadonlyMap<string, Verdict>
  readonly #textOf: (file: string) => string
  readonly #paths = allPaths()
  readonly #hashes = new Map<string, string>()

  constructor({
    memory = join(ROOT, '.cache', 'fault-verdicts.jsonl'),
    textOf = (file) => readFileSync(join(ROOT, file), 'utf8'),
  }: Setting = {}) {
    this.#memory = memory
    this.#textOf = textOf
    this.#known = new Map(
      linesOf(memory)
        .flatMap(verdictOf)
        .map((verdict) => [verdict.key, verdict]),
    )
    // Now: what changes while faults are tried must not be taken for what they were tried by.
    for (const path of this.#paths) this.#hashOfPath(path)
  }

  recall(fault: Fault): Outcome | null {
    const verdict = this.#known.get(faultKey(fault))
    return verdict !== undefined &&
      this.#changed(verdict.grounds, this.#restsOn(fault, verdict.outcome)).length === 0
      ? verdict.outcome
      : null
  }

  /**
   * The tests and models that may kill it: not those by which it survived and that are what they
   * were.
   */
  openTo(fault: Fault): readonly string[] {
    const verdict = this.#known.get(faultKey(fault))
    return verdict?.outcome.end === 'survived'
      ? this.#changed(verdict.grounds, this.#paths)
      : this.#paths
  }

  keep(fault: Fault, outcome: Outcome): void {
    mkdirSync(dirname(this.#memory), { recursive: true })
    // The line before may have been cut off.
    appendFileSync(
      this.#memory,
      `\n${JSON.stringify({ key: faultKey(fault), outcome, grounds: Object.fromEntries(this.#restsOn(fault, outcome).map((path) => [path, this.#hashOfPath(path)])) } satisfies Verdict)}`,
    )
  }

  static forget(): void {
    rmSync(join(ROOT, '.cache', 'fault-verdicts.jsonl'), { force: true })
  }

  #restsOn({ file }: Fault, outcome: Outcome): readonly string[] {
    const seenBy =
      outcome.end === 'survived'
        ? undefined
        : this.#paths.find((path) => outcome.by.startsWith(path))
    return seenBy === undefined ? this.#paths.filter((path) => neededBy(path).has(file)) : [seenBy]
  }

  #changed(grounds: Verdict['grounds'], paths: readonly string[]): readonly string[] {
    return paths.filter((path) => grounds[path] !== this.#hashOfPath(path))
  }

  /** It, all that it needs, what runs it, and the packages. */
  #hashOfPath(path: string): string {
    return this.#remembered(`all of ${path}`, () =>
      [...neededBy(path), ...runnerOf(path), 'package-lock.json']
        .toSorted()
        .flatMap((file) => [file, this.#hashOfFile(file)]),
    )
  }

  #hashOfFile(file: string): string {
    return this.#remembered(file, () => [this.#textOf(file)])
  }

  #remembered(name: string, texts: () => readonly string[]): string {
    const hash = this.#hashes.get(name) ?? hashOf(texts())
    this.#hashes.set(name, hash)
    return hash
  }
}

/** Only models are walked. */
function runnerOf(path: string): string[] {
  return [...neededBy('packages/mutation-testing/trial.process.ts')].filter(
    (file) => isModelFile(path) || file.startsWith('packages/mutation-testing/'),
  )
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}

/** None where a run was cut off while it wrote. */
function verdictOf(line: string): Verdict[] {
  try {
    // Written by this file alone.
    return [JSON.parse(line) as Verdict]
  } catch {
    return []
  }
}
