/** The laid-out charts, each loaded when it is first looked at; made by `npm run charts`. */
import type { ChartLayout } from '../../packages/model-paths/chart/chart-layout.ts'
import { machineFile } from '../../packages/model-paths/machine-file.ts'

const files = import.meta.glob<ChartLayout>('./layouts/*.json', { import: 'default' })

/** All, for the time without a network. */
export async function loadLayouts(): Promise<void> {
  await Promise.all(Object.values(files).map(async (load) => load()))
}

/** Of a machine by its id; rejects when there is none. */
export async function layoutOf(machine: string): Promise<ChartLayout> {
  const load = files[`./layouts/${machineFile(machine)}.json`]
  if (load === undefined) throw new Error(`There is no layout of ${machine}: run npm run charts`)
  return load()
}
