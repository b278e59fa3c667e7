/**
 * The path models of the machines: detached copies are made of their idle machines, and coverage
 * knows by them what can't be taken.
 */
import type { PathModel } from '../../packages/model-paths/path-model.ts'
import { machineFile, machinePath } from '../../packages/model-paths/machine-file.ts'

const files = import.meta.glob<Record<string, PathModel>>('../machines/*/*.model.ts')

/**
 * All, of which a page that has begun has them before it needs them: there may be no network then.
 */
export async function loadModels(): Promise<PathModel[]> {
  const loaded = await Promise.all(Object.values(files).map(async (load) => load()))
  // What is built of a file may give parts of it to others too.
  return loaded.flatMap((file) =>
    Object.entries(file).flatMap(([name, one]) => (name.endsWith('Model') ? one : [])),
  )
}

/** Of a machine by its id; rejects when there is none. */
export async function modelOf(machine: string): Promise<PathModel> {
  const file = machineFile(machine)
  const load = files[`../machines/${file}/${file}.model.ts`]
  const model = load === undefined ? undefined : (await load())[`${machine}Model`]
  if (model === undefined)
    throw new Error(`There is no model of ${machine}: write ${machinePath(machine)}.model.ts`)
  return model
}
