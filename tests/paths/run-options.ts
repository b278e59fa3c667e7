/** What `npm run paths` is asked for, and what it runs of it. */
import { parseArgs } from 'node:util'
import { machineFile } from '../../packages/model-paths/machine-file.ts'
import type { PathModel } from '../../packages/model-paths/path-model.ts'

export const REPORTERS = ['text', 'json', 'markdown', 'junit', 'github'] as const
const EVERY = ['transition', 'edge'] as const
export type Reporter = (typeof REPORTERS)[number]
export interface RunOptions {
  /** As the machine is called or as its file is. */
  readonly machine: string | undefined
  readonly every: 'transition' | 'edge'
  readonly seed: number
  readonly browser: boolean
  readonly reporter: Reporter
  /** The second of two shards is `[2, 2]`. */
  readonly shard: readonly [nth: number, of: number]
  /** ms after which no other machine is begun. */
  readonly budget: number
  readonly report: string
  /** Files that the inspector copied; empty when machines are walked. */
  readonly paths: readonly string[]
}

/** A sentence when they make no sense. */
export function optionsOf(args: readonly string[]): RunOptions | string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string' },
      every: { type: 'string', default: 'transition' },
      seed: { type: 'string', default: '0' },
      browser: { type: 'boolean', default: true },
      json: { type: 'boolean', default: false },
      reporter: { type: 'string' },
      shard: { type: 'string', default: '1/1' },
      budget: { type: 'string' },
      report: { type: 'string', default: '.cache/paths.html' },
      path: { type: 'string', multiple: true, default: [] },
    },
    allowNegative: true,
  })
  const reporter = values.reporter ?? (values.json ? 'json' : 'text')
  const parsed = {
    ...values,
    every: EVERY.find((one) => one === values.every) ?? null,
    seed: /^\d+$/.test(values.seed) ? Number(values.seed) : null,
    reporter: REPORTERS.find((one) => one === reporter) ?? null,
    shard: shardOf(values.shard),
    budget: budgetOf(values.budget),
  }
  return isSound(parsed)
    ? { ...parsed, machine: values.machine, paths: values.path }
    : refusalOf(parsed, { ...values, budget: values.budget, reporter })
}

type Parsed = {
  readonly [Name in Checked]: RunOptions[Name] | null
}
type Checked = 'every' | 'seed' | 'reporter' | 'shard' | 'budget'
const SHAPES: Readonly<Record<Checked, string>> = {
  every: 'is "transition" or "edge"',
  seed: 'is a whole number from 0',
  reporter: `is one of ${REPORTERS.join(', ')}`,
  shard: 'is like 1/2',
  budget: 'is a number of seconds',
}
const CHECKED = Object.keys(SHAPES) as Checked[]

function isSound<T extends Parsed>(
  parsed: T,
): parsed is T & { readonly [Name in Checked]: RunOptions[Name] } {
  return CHECKED.every((name) => parsed[name] !== null)
}

function refusalOf(
  parsed: Parsed,
  given: { readonly [Name in Checked]: string | undefined },
): string {
  const wrong = CHECKED.find((name) => parsed[name] === null) ?? 'every'
  return `--${wrong} ${SHAPES[wrong]}, not "${given[wrong] ?? ''}".`
}

/** From seconds to ms. */
function budgetOf(text: string | undefined): number | null {
  if (text === undefined) return Infinity
  const seconds = Number(text)
  return seconds > 0 ? seconds * 1_000 : null
}

function shardOf(text: string): [number, number] | null {
  const [, nth = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  return nth >= 1 && nth <= of ? [nth, of] : null
}

/** Those of this shard; neighbours in the list go to different shards. */
export function chosenFrom(
  models: readonly PathModel[],
  { machine, shard: [nth, of] }: Pick<RunOptions, 'machine' | 'shard'>,
): PathModel[] {
  return models
    .filter(({ name }) => machine === undefined || [name, machineFile(name)].includes(machine))
    .filter((_, at) => at % of === nth - 1)
}
