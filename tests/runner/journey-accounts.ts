/**
 * Vitest's global set-up of journeys: a folder where the workers of a run keep accounts that were
 * generated, so that each of them is generated once a run.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryFolder } from '../support/database/test-memory.ts'

export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(memoryFolder(), 'pinloom-accounts-'))
  // The workers are started after this, with this environment.
  process.env['PINLOOM_JOURNEY_ACCOUNTS'] = folder
  return async () => rm(folder, { recursive: true, force: true })
}
