/** Reads the rows of the first paint while the code of the store is loading, as the product does. */
import { readAhead, type FrontSource } from '../../src/persistence/pins/snapshot/read-ahead.ts'
import { benchAccount, pinIdAt } from './sample-pins.ts'

export const userId = pinIdAt(1)

export async function readOursAhead(): Promise<FrontSource | null> {
  return readAhead({ indexedDB, localStorage }, { userId, accountId: benchAccount })
}
