/** A later build of the application that works in the same browser. */
import type { Page } from 'playwright'
import { pack } from '../../src/persistence/pin-log.packing.ts'

/** Writes to the log of pins as a tab of it would: an event that this build does not know, and word of it to the other tabs. */
export async function writeAsNewerBuild(page: Page, partition: string): Promise<void> {
  const row = pack(JSON.stringify({ t: 'newer', a: Date.now(), e: [{ i: crypto.randomUUID(), k: 'pin.dreamt', d: {}, v: 2 }] }))
  await page.evaluate(
    async ({ name, base64 }) => {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => done(opening.result)
        opening.onerror = () => fail(opening.error ?? new Error('The log could not be opened'))
      })
      const transaction = database.transaction(['log'], 'readwrite')
      transaction.objectStore('log').add(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer)
      await new Promise((done) => {
        transaction.oncomplete = done
      })
      database.close()
      new BroadcastChannel(name).postMessage({ type: 'changed' })
    },
    { name: partition, base64: Buffer.from(row).toString('base64') },
  )
}
