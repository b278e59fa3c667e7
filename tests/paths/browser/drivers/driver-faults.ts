/**
 * What makes a driver useless or its excuses stale, each in one sentence that names the file and
 * the fix. Nothing is skipped in silence.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PathModel } from '../../../../packages/model-paths/path-model.ts'
import type { Graph } from '../../../../packages/model-paths/explore.ts'
import { machineFile, machinePath } from '../../../../packages/model-paths/machine-file.ts'
import type { BrowserDriver } from './driver.ts'

const root = resolve(import.meta.dirname, '..', '..', '..', '..')

export function fileOf({ model }: Pick<BrowserDriver, 'model'>): string {
  return `tests/paths/browser/drivers/${machineFile(model.name)}.driver.ts`
}

/** The clock of the stage rings those. */
export function isTimer(type: string): boolean {
  return type.startsWith('xstate.after.')
}

export function missingStep(driver: BrowserDriver, type: string): string {
  return `${fileOf(driver)} has no step for "${type}": say how the page brings it about, or list it under never with the reason.`
}

/** Every machine is driven or has a reason not to be. */
export function faultsOfDrivers(
  models: readonly PathModel[],
  drivers: readonly BrowserDriver[],
  undriven: Readonly<Record<string, string>>,
): string[] {
  const driven = new Set(drivers.map(({ model }) => model.name))
  return [
    ...models
      .filter(({ name }) => !driven.has(name) && !(name in undriven))
      .map(
        (model) =>
          `${machinePath(model.name)}.machine.ts is not driven through the page: write ${fileOf({ model })} and add it to tests/paths/browser/drivers/drivers.ts.`,
      ),
    ...Object.keys(undriven)
      .filter((name) => driven.has(name) || !models.some((model) => model.name === name))
      .map(
        (name) =>
          `tests/paths/browser/drivers/drivers.ts lists "${name}" as undriven: remove the line.`,
      ),
  ]
}

/** `graph`: only the ways that the page can go. */
export function faultsOfDriver(driver: BrowserDriver, { edges }: Pick<Graph, 'edges'>): string[] {
  const types = new Set(edges.map(({ event }) => event.type))
  return [
    ...[...types]
      .filter((type) => !(type in driver.steps) && !isTimer(type))
      .map((type) => missingStep(driver, type)),
    ...Object.keys(driver.never ?? {}).flatMap((type) =>
      sourcesWith(type).map(
        (source) =>
          `${fileOf(driver)} says that nothing sends "${type}", and ${source} does: write a step for it.`,
      ),
    ),
  ]
}

/** `taken`: by all paths together, when none has failed. */
export function faultsOfCover(
  { model }: Pick<BrowserDriver, 'model'>,
  declared: readonly string[],
  taken: ReadonlySet<string>,
): string[] {
  const missed = declared.filter((name) => !taken.has(name) && !(name in model.unreachable))
  return missed.map(
    (name) =>
      `${fileOf({ model })}: no path takes "${name}" in the page: make a way for it, or take it out of the machine.`,
  )
}

/** Views and effects that send the event. */
function sourcesWith(type: string): string[] {
  const sources = globSync('src/{views,main}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  return sources.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes(`type: '${type}'`),
  )
}
