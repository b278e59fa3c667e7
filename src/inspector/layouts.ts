/** The laid-out charts, each loaded when it is first looked at; made by `npm run charts`. */
import type { ChartLayout } from './chart-layout.ts'

const files = import.meta.glob<ChartLayout>('./layouts/*.json', { import: 'default' })

/** Of a machine by its id; rejects when there is none. */
export async function layoutOf(machine: string): Promise<ChartLayout> {
  const load = files[`./layouts/${machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`]
  if (load === undefined) throw new Error(`There is no layout of ${machine}: run npm run charts`)
  return load()
}
