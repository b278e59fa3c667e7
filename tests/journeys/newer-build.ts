/** A later build of the application that works in the same browser. */
import type { Page } from 'playwright'
import { pack } from '../../src/persistence/pins/log/packing.ts'
import { addLogRow } from './log-row.ts'

/** Writes to the log of pins as a tab of it would: an event that this build does not know. */
export async function writeAsNewerBuild(page: Page, partition: string): Promise<void> {
  const row = pack(
    JSON.stringify({
      t: 'newer',
      a: Date.now(),
      e: [{ i: crypto.randomUUID(), k: 'pin.dreamt', d: {}, v: 2 }],
    }),
  )
  await addLogRow(page, partition, Buffer.from(row))
}
