/**
 * Drives the real page along the generated paths of one machine. Beside it the machine itself walks
 * the same events headless: after each step both must have taken the same transitions and be in
 * the same state, and the page must show and offer what the model says.
 */
import type { Browser } from 'playwright'
import type { PathModel, Shown } from '../../../packages/model-paths/path-model.ts'
import type { AnyMachineSnapshot } from 'xstate'
import {
  explore,
  sendAll,
  type Graph,
  type Together,
} from '../../../packages/model-paths/explore.ts'
import { BrokenMachine, LiveRun, type LiveStep } from '../../../packages/model-paths/live-run.ts'
import { machinePath } from '../../../packages/model-paths/machine-file.ts'
import { coveringPaths, type WalkablePath } from '../../../packages/model-paths/paths.ts'
import { stateName } from '../../../packages/model-paths/state-name.ts'
import { Declared } from '../../../packages/model-paths/transitions.ts'
import type { BrowserDriver, PathEvent } from './drivers/driver.ts'
import { faultsOfCover, faultsOfDriver, isTimer, missingStep } from './drivers/driver-faults.ts'
import { lookAt } from './look.ts'
import { shorterPath } from './shorter-path.ts'
import { Stage } from './stage.ts'

export interface DriveFailure {
  readonly machine: string
  readonly sentence: string
  /** Up to the step that went wrong: the shortest on which it does. */
  readonly path: WalkablePath
  /** PNG. */
  readonly screenshot: Buffer | null
  /** Of the machine as it should be. */
  readonly context: unknown
}
export interface Driven {
  readonly machine: string
  /** Names of declared transitions that the page took as foreseen. */
  readonly taken: ReadonlySet<string>
  readonly paths: readonly WalkablePath[]
  readonly steps: number
  /** Sentences; none when all is well. */
  readonly faults: readonly string[]
  readonly failures: readonly DriveFailure[]
  /** ms */
  readonly time: number
}

interface DriveOptions {
  readonly seed?: number
  /** The paths to drive. A part of them, or of their steps, need not take every transition. */
  readonly choose?: (paths: readonly WalkablePath[]) => readonly WalkablePath[]
}

export async function drive(
  driver: BrowserDriver,
  browser: Browser,
  { seed = 0, choose = (all) => all }: DriveOptions = {},
): Promise<Driven> {
  const start = performance.now()
  const graph = graphOfPage(driver)
  const covering = coveringPaths(graph, seed)
  const all = [...covering, ...otherStarts(graph, covering)]
  const paths = choose(all)
  const taken = new Set<string>()
  const failures: DriveFailure[] = []
  for (const path of paths) {
    const failure = await new PathDrive(driver, path, taken).run(browser)
    if (failure === null) continue
    const shorter = shorterPath(graph, failure.path)
    const again = shorter === null ? null : await new PathDrive(driver, shorter, taken).run(browser)
    failures.push(again ?? failure)
  }
  const isWhole = failures.length === 0 && stepsOf(paths) === stepsOf(all)
  const faults = [
    ...faultsOfDriver(driver, graph),
    ...failures.map(({ sentence }) => sentence),
    ...(isWhole ? faultsOfCover(driver, graph.declared, taken) : []),
  ]
  return {
    machine: driver.model.name,
    taken,
    paths,
    steps: stepsOf(paths),
    faults,
    failures,
    time: performance.now() - start,
  }
}

const stepsOf = (paths: readonly WalkablePath[]): number =>
  paths.reduce((sum, { events }) => sum + events.length, 0)

/** A machine that breaks is distinguished from a page that goes another way. */
function verdictOf(error: unknown, event = 'the start'): string {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof BrokenMachine ? `\`${event}\` breaks the machine: ${message}` : message
}

/** One step from each start that takes what no path's start does. */
function otherStarts({ starts, edges }: Graph, paths: readonly WalkablePath[]): WalkablePath[] {
  const begun = new Set(
    starts
      .filter(({ input }) => paths.some((path) => path.input === input))
      .flatMap(({ taken }) => taken),
  )
  return starts
    .filter(({ taken }) => taken.some((name) => !begun.has(name)))
    .flatMap(({ key, input }) => {
      const first = edges.find(({ from }) => from === key)
      return first === undefined ? [] : [{ input, events: [first.event], taken: [first.taken] }]
    })
}

/** What the page notifies the machine of in one step. */
function togetherInPage({ model, heralds, echoes }: BrowserDriver): Together {
  return (event, snapshot) => {
    const memory = memoryOf(model, snapshot)
    const state = stateName(snapshot.value)
    const sent: PathEvent = { ...event }
    return [
      ...(heralds?.(sent, memory, state) ?? []),
      event,
      ...(echoes?.(sent, memory, state) ?? []),
    ]
  }
}

/**
 * A model of a machine that is driven gives a list. As plain data, so that what is missing is null.
 */
function memoryOf(model: PathModel, { context }: AnyMachineSnapshot): readonly unknown[] {
  return JSON.parse(JSON.stringify(model.abstract(context as never))) as readonly unknown[]
}

/** Only the ways that the page can go. */
function graphOfPage(driver: BrowserDriver): Graph {
  const { model, cannot, never = {}, begins } = driver
  const together = togetherInPage(driver)
  const graph = explore(model, (event, snapshot) => {
    const isBeyond =
      event.type in never ||
      cannot(stateName(snapshot.value), { ...event }, memoryOf(model, snapshot)) !== null
    return isBeyond ? [] : together(event, snapshot)
  })
  return { ...graph, starts: graph.starts.filter(({ input }) => begins?.(input as never) ?? true) }
}

class PathDrive {
  readonly #driver: BrowserDriver
  readonly #path: WalkablePath
  readonly #taken: Set<string>
  readonly #declared: Declared
  readonly #together: Together

  constructor(driver: BrowserDriver, path: WalkablePath, taken: Set<string>) {
    this.#driver = driver
    this.#path = path
    this.#taken = taken
    this.#together = togetherInPage(driver)
    this.#declared = new Declared(driver.model.machine)
  }

  /** Null when everything went as foreseen. */
  async run(browser: Browser): Promise<DriveFailure | null> {
    const { model, actor, standing, begin } = this.#driver
    const stage = await Stage.open(browser, actor, standing)
    const foreseen = new LiveRun(model, this.#declared, this.#path.input)
    let step = foreseen.step()
    let at = 0
    try {
      await begin(stage, this.#path.input)
      let before = step.taken
      for (const event of this.#path.events) {
        at += 1
        // As the model sends it: with its payload.
        const sent = event as PathEvent
        step = sendAll(foreseen, this.#together(event, step.snapshot))
        await this.#take(stage, sent, { ...step, taken: [...before, ...step.taken] })
        before = []
      }
      return null
    } catch (error) {
      const path = {
        ...this.#path,
        events: this.#path.events.slice(0, at),
        taken: this.#path.taken.slice(0, at),
      }
      const way = path.events.map(({ type }) => type).join(', ')
      const sentence = `${model.name} in the page: ${verdictOf(error, path.events.at(-1)?.type)} (after ${way})`
      return {
        machine: model.name,
        sentence,
        path,
        screenshot: await stage.page.screenshot().catch(() => null),
        context: step.snapshot.context,
      }
    } finally {
      foreseen.stop()
      await stage.close()
    }
  }

  async #take(stage: Stage, event: PathEvent, step: LiveStep): Promise<void> {
    const cause =
      this.#driver.steps[event.type] ??
      (isTimer(event.type) ? async () => stage.recording.ring(event.type) : undefined)
    if (cause === undefined) throw new Error(missingStep(this.#driver, event.type))
    await cause(stage, event)
    const taken = (await stage.recording.takenSince(step.taken.length)).flatMap(
      (definition) =>
        this.#declared.nameOf(definition) ?? [
          `(${definition.source.id} -${definition.eventType}->, which the chart does not declare)`,
        ],
    )
    if (taken.join() !== step.taken.join())
      throw new Error(
        `${step.taken.join(', ') || 'nothing'} was to be taken, and ${taken.join(', ') || 'nothing'} was`,
      )
    const state = stateName(step.snapshot.value)
    const inPage = stateName(await stage.recording.value())
    if (inPage !== state)
      throw new Error(`The machine was to stand in ${state} and stands in ${inPage}`)
    await lookAt(stage, this.#driver, this.#shownIn(step))
    for (const name of taken) this.#taken.add(name)
  }

  #shownIn({ snapshot }: LiveStep): Shown {
    const { model } = this.#driver
    const shown = model.page?.(snapshot)
    if (shown === undefined || shown === null)
      throw new Error(
        `${machinePath(model.name)}.model.ts does not say what the page shows in ${stateName(snapshot.value)}: add it to \`page\``,
      )
    return shown
  }
}
