/**
 * Walks the generated paths of one model headless: the run that the tests and `npm run paths`
 * share.
 */
import type { PathModel } from './path-model.ts'
import { explore, type Graph } from './explore.ts'
import { findingsOfRecord } from './chart-record.ts'
import { type Cause, type Finding, inOrder, type Way } from './finding.ts'
import { findingsOfIntent } from './intent-check.ts'
import { BrokenMachine, LiveRun } from './live-run.ts'
import { faultsOfModel } from './model-faults.ts'
import { coveringPaths, edgePaths, type WalkablePath } from './paths.ts'
import { Declared } from './transitions.ts'

export interface WalkOptions {
  /**
   * `transition`: as few paths as take every transition; `edge`: every pair of a state and an event
   * has its own path.
   */
  readonly every: 'transition' | 'edge'
  /** Another seed, other paths. */
  readonly seed: number
  /** The chart is compared with its committed record too. */
  readonly isRecorded?: boolean
}

export interface Walked {
  readonly model: PathModel
  readonly graph: Graph
  readonly paths: readonly WalkablePath[]
  /** Names of declared transitions. */
  readonly taken: ReadonlySet<string>
  /** Declared, never reached, and listed with a reason. */
  readonly dead: readonly string[]
  /** The first cause first; none when all is well. */
  readonly findings: readonly Finding[]
  readonly steps: number
  /** Of the whole walk, in ms. */
  readonly time: number
}

export function walk(model: PathModel, { every, seed, isRecorded = false }: WalkOptions): Walked {
  const start = performance.now()
  const graph = explore(model)
  const paths = every === 'edge' ? edgePaths(graph) : coveringPaths(graph, seed)
  const taken = new Set(graph.starts.flatMap((one) => one.taken))
  const found = (cause: Cause, sentence: string, way: Way | null = null): Finding => ({
    machine: model.name,
    cause,
    sentence,
    way,
  })
  const findings = [
    ...faultsOfModel(model, graph.declared).map((sentence) => found('model', sentence)),
    ...findingsOfIntent(model, graph),
    ...(isRecorded ? findingsOfRecord(model) : []),
    ...graph.wrong.map(({ cause, sentence, input, way }) =>
      found(cause, sentence, { input, events: way }),
    ),
    ...paths.flatMap((path) => walkOne(model, path, taken)),
  ]
  const dead = graph.declared.filter((name) => !graph.reached.has(name))
  findings.push(
    ...dead
      .filter((name) => !(name in model.unreachable))
      .map((name) =>
        found(
          'coverage',
          `no payload of the model passes the guard of "${name}": add one to \`cases\`, list it as unreachable with a reason, or remove it`,
        ),
      ),
    ...Object.keys(model.unreachable)
      .filter((name) => graph.reached.has(name))
      .map((name) =>
        found('model', `"${name}" is listed as unreachable and is taken: remove it from the list`),
      ),
    ...[...graph.reached]
      .filter((name) => !taken.has(name))
      .map((name) => found('coverage', `no path takes "${name}"`)),
  )
  return {
    model,
    graph,
    paths,
    taken,
    dead,
    findings: inOrder(findings),
    steps: paths.reduce((sum, path) => sum + path.events.length, 0),
    time: performance.now() - start,
  }
}

/** Adds to `taken` what the path takes. */
function walkOne(model: PathModel, path: WalkablePath, taken: Set<string>): Finding[] {
  const run = new LiveRun(model, new Declared(model.machine), path.input)
  const found = (cause: Cause, sentence: string, events = path.events): Finding => ({
    machine: model.name,
    cause,
    sentence,
    way: { input: path.input, events },
  })
  try {
    run.step()
    for (const [at, event] of path.events.entries()) {
      const step = run.send(event)
      const way = path.events.slice(0, at + 1)
      for (const name of step.taken) taken.add(name)
      if (step.wrong.length > 0)
        return step.wrong.map((sentence) => found('invariant', sentence, way))
      const foreseen = path.taken[at] ?? []
      if (step.taken.join() !== foreseen.join())
        return [
          found(
            'path',
            `${foreseen.join(', ') || 'nothing'} was expected, and ${step.taken.join(', ') || 'nothing'} was taken`,
            way,
          ),
        ]
    }
  } catch (error) {
    if (!(error instanceof BrokenMachine)) throw error
    return [found('broken', `a path breaks the machine: ${error.message}`)]
  } finally {
    run.stop()
  }
  return run.leaks().map((id) => found('leak', `${id} still runs after the machine has stopped`))
}
