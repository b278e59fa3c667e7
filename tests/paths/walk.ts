/**
 * Walks the generated paths of one model headless, and says what they took: the one run that the
 * tests and `npm run paths` share.
 */
import type { PathModel } from '../../src/machines/path-model.ts'
import { explore, type Graph } from './explore.ts'
import { LiveRun } from './live-run.ts'
import { faultsOfModel } from './model-faults.ts'
import { coveringPaths, edgePaths, type WalkablePath } from './paths.ts'
import { Declared } from '../../src/inspector/transitions.ts'

export interface WalkOptions {
  /**
   * `transition`: as few paths as take every transition; `edge`: every pair of a state and an event
   * has a path of its own.
   */
  readonly every: 'transition' | 'edge'
  /** Another seed, other paths. */
  readonly seed: number
}

export interface Walked {
  readonly model: PathModel
  readonly graph: Graph
  readonly paths: readonly WalkablePath[]
  /** Names of declared transitions. */
  readonly taken: ReadonlySet<string>
  /** Declared, never reached, and listed with a reason. */
  readonly dead: readonly string[]
  /** Sentences; none when all is well. */
  readonly faults: readonly string[]
  readonly steps: number
  /** Of the whole walk, in ms. */
  readonly time: number
}

export function walk(model: PathModel, { every, seed }: WalkOptions): Walked {
  const start = performance.now()
  const graph = explore(model)
  const paths = every === 'edge' ? edgePaths(graph) : coveringPaths(graph, seed)
  const taken = new Set(graph.starts.flatMap((one) => one.taken))
  const faults = [
    ...faultsOfModel(model, graph.declared),
    ...graph.wrong.map((sentence) => `${model.name}: ${sentence}.`),
  ]
  for (const path of paths) faults.push(...walkOne(model, path, taken))
  const dead = graph.declared.filter((name) => !graph.reached.has(name))
  faults.push(
    ...dead
      .filter((name) => !(name in model.unreachable))
      .map(
        (name) =>
          `${model.name}: "${name}" is declared and can't be taken: remove it, or list it as unreachable with a reason.`,
      ),
  )
  faults.push(
    ...Object.keys(model.unreachable)
      .filter((name) => graph.reached.has(name))
      .map(
        (name) =>
          `${model.name}: "${name}" is listed as unreachable and is taken: remove it from the list.`,
      ),
  )
  faults.push(
    ...[...graph.reached]
      .filter((name) => !taken.has(name))
      .map((name) => `${model.name}: no path takes "${name}".`),
  )
  return {
    model,
    graph,
    paths,
    taken,
    dead,
    faults,
    steps: paths.reduce((sum, path) => sum + path.events.length, 0),
    time: performance.now() - start,
  }
}

/** Notes what it takes; gives what went otherwise than foreseen. */
function walkOne(model: PathModel, path: WalkablePath, taken: Set<string>): string[] {
  const run = new LiveRun(model, new Declared(model.machine), path.input)
  try {
    run.step()
    for (const [at, event] of path.events.entries()) {
      const step = run.send(event)
      const way = path.events
        .slice(0, at + 1)
        .map(({ type }) => type)
        .join(', ')
      for (const name of step.taken) taken.add(name)
      if (step.wrong.length > 0)
        return step.wrong.map((sentence) => `${model.name}: ${sentence} (after ${way}).`)
      const foreseen = path.taken[at] ?? []
      if (step.taken.join() !== foreseen.join())
        return [
          `${model.name}: ${foreseen.join(', ') || 'nothing'} was to be taken, and ${step.taken.join(', ') || 'nothing'} was (after ${way}).`,
        ]
    }
  } finally {
    run.stop()
  }
  return run
    .leaks()
    .map(
      (id) =>
        `${model.name}: ${id} goes on after the machine has stopped (${path.events.map(({ type }) => type).join(', ')}).`,
    )
}
