/**
 * Finds the faults that make a model or its chart useless for paths, each in one sentence that
 * names the file and the fix. Nothing is skipped in silence.
 */
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { getStateNodes } from '@xstate/test'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { machineFile, machinePath } from './machine-file.ts'
import type { PathModel } from './path-model.ts'

const MACHINES = new URL('../../src/machines/', import.meta.url)

/** Machines without a model, and models without a machine. `models`: those of `models.ts`. */
export function faultsOfFolder(models: readonly PathModel[]): string[] {
  const files = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' }).map((file) =>
    basename(file),
  )
  const charts = files
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => file.replace('.machine.ts', ''))
  const known = new Set(models.map(({ name }) => machineFile(name)))
  return [
    ...charts
      .filter((name) => !files.includes(`${name}.model.ts`))
      .map(
        (name) =>
          `${machinePath(name)}.machine.ts has no model: write ${machinePath(name)}.model.ts beside it.`,
      ),
    ...models
      .filter(({ name, intent }) => intent === undefined && charts.includes(machineFile(name)))
      .map(
        ({ name }) =>
          `${machinePath(name)}.model.ts has no intent: write ${machinePath(name)}.intent.ts beside it, and name it in the model.`,
      ),
    ...charts
      .filter((name) => files.includes(`${name}.model.ts`) && !known.has(name))
      .map(
        (name) => `${machinePath(name)}.model.ts is not walked: add it to tests/paths/models.ts.`,
      ),
    ...[...known]
      .filter((name) => !charts.includes(name))
      .map(
        (name) =>
          `The model "${name}" of tests/paths/models.ts has no ${machinePath(name)}.machine.ts: name it as its file.`,
      ),
  ]
}

export function faultsOfModel(
  { name, machine, cases, unreachable }: PathModel,
  declared: readonly string[],
): string[] {
  const file = machinePath(name)
  const nodes = nodesOf(machine)
  const types = new Set(nodes.flatMap((node) => [...node.transitions.keys()]))
  return [
    ...nodes.flatMap((node) =>
      node.invoke.flatMap((invoked) => faultsOfInvoke(`${file}.machine.ts`, node, invoked)),
    ),
    ...Object.keys(cases)
      .filter((type) => !types.has(type))
      .map(
        (type) =>
          `${file}.model.ts has cases for "${type}", which no state of the machine takes: remove them or name the event as the chart does.`,
      ),
    ...Object.keys(unreachable)
      .filter((transition) => !declared.includes(transition))
      .map(
        (transition) =>
          `${file}.model.ts lists "${transition}" as unreachable, but the machine does not declare it: remove the line.`,
      ),
  ]
}

function faultsOfInvoke(
  file: string,
  node: AnyStateNode,
  { id, src, onError }: AnyStateNode['invoke'][number],
): string[] {
  const name = typeof src === 'string' ? src : 'an actor'
  return [
    ...(id.endsWith(`.${node.id}`)
      ? [
          `${file}: ${node.id} invokes ${name} without an id: give it one, or nobody can read its events.`,
        ]
      : []),
    ...(onError === undefined
      ? [
          `${file}: ${node.id} invokes ${name} without onError: say where the chart goes when it breaks.`,
        ]
      : []),
  ]
}

function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...getStateNodes(machine)]
}
