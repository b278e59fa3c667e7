/**
 * A record of the declarations of each chart, one line each: committed in `tests/paths/declared/`,
 * written by `npm run charts`. A walk is made of the chart itself, so only the record knows that a
 * transition, a guard or an action was another one before.
 */
import { existsSync, readFileSync } from 'node:fs'
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { machineFile } from './machine-file.ts'
import { nodesOf, transitionsOf } from './transitions.ts'
import type { PathModel } from './path-model.ts'
import { guardInWords } from './chart/chart-words.ts'
import type { Finding } from './finding.ts'

type Charted = Pick<PathModel, 'name' | 'machine'>
/** By what it is: `starting task.cancel`, `starting enters`, `delay pollPause`. */
type ChartRecord = Readonly<Record<string, string>>

const FOLDER = new URL('../../tests/paths/declared/', import.meta.url)

export const recordPath = (machine: string): string =>
  `tests/paths/declared/${machineFile(machine)}.json`

export function recordOf({ machine }: Charted): ChartRecord {
  return Object.fromEntries([
    ...nodesOf(machine).flatMap((node) => [
      ...behaviourOf(node),
      ...transitionsOf(node).flatMap((group) =>
        group.map((one, at) => [keyOf(one, group.length > 1 ? at : null), lineOf(one)]),
      ),
    ]),
    ...Object.entries(machine.implementations.delays).map(([name, delay]) => [
      `delay ${name}`,
      typeof delay === 'number' ? `${delay} ms` : 'computed',
    ]),
  ])
}

export function recordFile(model: Charted): string {
  return `${JSON.stringify(recordOf(model), null, 2)}\n`
}

export function findingsOfRecord(model: Charted): Finding[] {
  const { name } = model
  const file = new URL(`${machineFile(name)}.json`, FOLDER)
  const found = (sentence: string, about?: string): Finding => ({
    machine: name,
    cause: 'chart',
    sentence,
    ...(about !== undefined && { about }),
    way: null,
  })
  if (!existsSync(file))
    return [
      found(`${recordPath(name)} is missing: run \`npm run charts\` and commit what it writes`),
    ]
  const kept = JSON.parse(readFileSync(file, 'utf8')) as ChartRecord
  return differences(kept, recordOf(model)).map(({ key, sentence }) =>
    found(`${sentence}. If this is meant, run \`npm run charts\``, key.replace(/\[\d+\]$/, '')),
  )
}

export function differences(
  kept: ChartRecord,
  now: ChartRecord,
): { key: string; sentence: string }[] {
  const keys = [...new Set([...Object.keys(kept), ...Object.keys(now)])]
  return keys.flatMap((key) => {
    const [was, is] = [kept[key], now[key]]
    if (was === is) return []
    const what = inWords(key)
    if (is === undefined) return [{ key, sentence: `${what} should be: ${was ?? ''}; it is gone` }]
    return was === undefined
      ? [{ key, sentence: `${what} is new: ${is}` }]
      : [{ key, sentence: `${what} should be: ${was}; it is: ${is}` }]
  })
}

/** `starting task.cancel` → "`task.cancel` in `starting`". */
function inWords(key: string): string {
  const [state = '', what = '', ...rest] = key.split(' ')
  return state === 'delay'
    ? `the delay \`${what}\``
    : `\`${[what, ...rest].join(' ')}\` in \`${state}\``
}

function keyOf({ source, eventType }: AnyTransitionDefinition, at: number | null): string {
  return `${pathOf(source)} ${eventType === '' ? 'always' : eventType}${at === null ? '' : `[${at}]`}`
}

function lineOf({ target = [], guard, actions, reenter }: AnyTransitionDefinition): string {
  const to = target.length === 0 ? 'stays' : `to ${target.map(pathOf).join(', ')}`
  return [
    to,
    ...(reenter ? ['enters it again'] : []),
    ...(guard === undefined ? [] : [`if ${guardInWords(guard)}`]),
    ...(actions.length === 0 ? [] : [`does ${actions.map(actionInWords).join(', ')}`]),
  ].join(', ')
}

/** An actor that has no name of its own is known by its id. */
const actorInWords = ({ id, src }: { id: string; src: unknown }): string =>
  typeof src === 'string' && src !== id ? `${id}: ${src}` : id

function behaviourOf(node: AnyStateNode): [string, string][] {
  const parts: [string, readonly string[]][] = [
    ['starts', node.invoke.map(actorInWords)],
    ['on entry', node.entry.flatMap(namedAction)],
    ['on exit', node.exit.flatMap(namedAction)],
    ['tags', node.tags],
    ['begins in', node.type === 'compound' ? node.initial.target.map(pathOf) : []],
  ]
  return parts
    .filter(([, all]) => all.length > 0)
    .map(([what, all]) => [`${pathOf(node)} ${what}`, all.join(', ')])
}

const pathOf = (node: AnyStateNode): string => node.path.join('.') || 'root'

/** xstate's own actions for `after` are functions without a name. */
function namedAction(action: unknown): string[] {
  return typeof action === 'function' ? [] : [actionInWords(action)]
}

/** Parameters that are computed are compared by the text of their function. */
function actionInWords(action: unknown): string {
  if (typeof action === 'string') return action
  if (typeof action !== 'object' || action === null || !('type' in action)) return 'a function'
  const params = 'params' in action ? action.params : undefined
  return [
    String(action.type),
    ...(params === undefined
      ? []
      : [typeof params === 'function' ? params.name || String(params) : JSON.stringify(params)]),
  ].join(' ')
}
