/** Reads boards in regular turns while the server runs. */
import type { PublisherParts } from '../publisher/publisher-parts.ts'
import { readPlanBoards } from './read-plan-boards.ts'

/** As often as the first readings of a pin want. ms */
const READ_EVERY = 10_000

export interface PlanReader {
  start(): void
  /** Resolves when no reading is under way. */
  stop(): Promise<void>
  /** Of what is due at the clock's present time. */
  readNow(): Promise<number>
}

export function createPlanReader(parts: PublisherParts): PlanReader {
  let timer: NodeJS.Timeout | undefined
  let current: Promise<unknown> | null = null
  let isStopping = false
  const readNow = async () => readPlanBoards(parts, () => !isStopping)
  const read = async (): Promise<void> => {
    try {
      await readNow()
    } catch (error) {
      parts.log.error('Boards of the plan could not be read', { error })
    } finally {
      current = null
    }
  }
  return {
    start() {
      timer = setInterval(() => {
        current ??= read()
      }, READ_EVERY).unref()
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      await current
    },
    readNow,
  }
}
