/** Vitest's global set-up of journeys: pictures of an earlier run's failures are gone. */
import { rm } from 'node:fs/promises'
import { FAILED_JOURNEYS } from '../journeys/open-pages.ts'

export async function setup(): Promise<void> {
  await rm(FAILED_JOURNEYS, { recursive: true, force: true })
}
