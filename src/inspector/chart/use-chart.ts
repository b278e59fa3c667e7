/**
 * Layouts and models of machines, each loaded when it is first looked at. Null where there is none.
 */
import { use } from 'react'
import type { PathModel } from '../../../packages/model-paths/path-model.ts'
import type { ChartLayout } from '../../../packages/model-paths/chart/chart-layout.ts'
import { layoutOf } from '../layouts.ts'
import { modelOf } from '../models.ts'

const RETRY_DELAY_MS = 5_000
const layouts = new Map<string, Promise<ChartLayout | null>>()
const models = new Map<string, Promise<PathModel | null>>()

export function useLayout(machine: string): ChartLayout | null {
  return use(once(layouts, machine, layoutOf))
}

export function useModel(machine: string): PathModel | null {
  return use(once(models, machine, modelOf))
}

function once<T>(
  known: Map<string, Promise<T | null>>,
  machine: string,
  load: (machine: string) => Promise<T>,
): Promise<T | null> {
  const found = known.get(machine) ?? load(machine).catch(() => forget(known, machine))
  known.set(machine, found)
  return found
}

/**
 * A chart that could not be loaded is requested again at the next use: the network may have been
 * down.
 */
function forget<T>(known: Map<string, Promise<T | null>>, machine: string): null {
  setTimeout(() => known.delete(machine), RETRY_DELAY_MS)
  return null
}
