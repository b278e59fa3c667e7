/**
 * A row in the log of pins that another tab of the same browser has written, with word of it to the
 * tabs.
 */
import type { Page } from 'playwright'

export async function addLogRow(page: Page, partition: string, row: Buffer): Promise<void> {
  await page.evaluate(
    async ({ name, base64 }) => {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => done(opening.result)
        opening.onerror = () => fail(opening.error ?? new Error('The log could not be opened'))
      })
      const transaction = database.transaction(['log'], 'readwrite')
      transaction
        .objectStore('log')
        .add(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer)
      await new Promise((done) => {
        transaction.oncomplete = done
      })
      database.close()
      new BroadcastChannel(name).postMessage({ type: 'changed' })
    },
    { name: partition, base64: row.toString('base64') },
  )
}
