/**
 * Lays a chart out in several ways and keeps the one that reads best; the test repeats only the one
 * that was kept.
 */
import type { LayoutOptions } from 'elkjs/lib/elk-api.js'
import type { PathModel } from '../../../packages/model-paths/path-model.ts'
import type { ChartLayout } from '../../../packages/model-paths/chart/chart-layout.ts'
import { placed } from './chart-elk.ts'
import { costOf, faultsOf } from './chart-faults.ts'
import { graphOf } from './chart-graph.ts'

const directions = ['DOWN', 'RIGHT']
const cycles = ['GREEDY', 'DEPTH_FIRST', 'INTERACTIVE']
const seeds = ['1', '2', '3', '4', '5', '6']
export const arrangements = directions.flatMap((direction) =>
  cycles.flatMap((cycle) => seeds.map((seed) => `${direction} ${cycle} ${seed}`)),
)

export async function arranged(
  { name, machine }: Pick<PathModel, 'name' | 'machine'>,
  arrangement: string,
): Promise<ChartLayout> {
  return { machine: name, arrangement, ...(await placed(graphOf(machine), optionsOf(arrangement))) }
}

export async function bestOf(model: Pick<PathModel, 'name' | 'machine'>): Promise<ChartLayout> {
  const layouts: ChartLayout[] = []
  for (const arrangement of arrangements) layouts.push(await arranged(model, arrangement))
  const [best] = layouts
    .filter((layout) => faultsOf(layout).length === 0)
    .toSorted((one, other) => costOf(one) - costOf(other))
  if (best === undefined)
    throw new Error(
      `No arrangement of ${model.name} can be read: ${layouts.flatMap(faultsOf).join('; ')}`,
    )
  return best
}

function optionsOf(arrangement: string): LayoutOptions {
  const [direction = '', cycle = '', seed = ''] = arrangement.split(' ')
  return {
    'elk.randomSeed': seed,
    'elk.direction': direction,
    'elk.layered.cycleBreaking.strategy': cycle,
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  }
}
