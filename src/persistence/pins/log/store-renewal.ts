/**
 * Chromium keeps IndexedDB in LevelDB, which continues to write after a record that a killed
 * browser has left half written. At the next start that record is invalid: what follows it is
 * dropped, or the whole store is thrown away (docs/decisions/0010; of 60 changes acknowledged after
 * a torn record, none was left). Deleting a database makes LevelDB begin a new file, so the torn
 * one is never written to: 5 to 12 ms, measured. Elsewhere it costs as little and does nothing.
 */
const NAME = 'pinloom.renewal'
/** A browser that does not answer must not delay the user's changes. */
const RENEWAL_TIMEOUT_MS = 2_000

/**
 * Before the first write of a connection. Resolves when the store writes to a new file, or when
 * that can't be had: writing goes on as without.
 */
export async function renewStore(indexedDB: IDBFactory): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, RENEWAL_TIMEOUT_MS)
  })
  await Promise.race([openAndDelete(indexedDB).catch(() => undefined), patience])
  clearTimeout(timer)
}

async function openAndDelete(indexedDB: IDBFactory): Promise<void> {
  const isMade = await succeeded(indexedDB.open(NAME, 1), (database) => database.close())
  if (isMade) await succeeded(indexedDB.deleteDatabase(NAME))
}

/** Whether it went well. Blocked by another tab's renewal, it goes on when that one has closed. */
async function succeeded<T>(
  request: IDBRequest<T>,
  use: (result: T) => void = () => undefined,
): Promise<boolean> {
  return new Promise((resolve) => {
    request.onsuccess = () => {
      use(request.result)
      resolve(true)
    }
    request.onerror = (event) => {
      event.preventDefault()
      resolve(false)
    }
  })
}
