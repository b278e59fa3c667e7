/**
 * What the platform charges, in ms: for a write that writes nothing (an empty IndexedDB transaction, read-write, relaxed), and for the least
 * that any log must write (one row of the size of ours, added and committed by hand).
 */
export interface Calibration {
  readonly empty: () => Promise<number>
  readonly bareRow: () => Promise<number>
}

/** What a change of a title takes packed, about. */
const ROW_BYTES = 160

export async function openCalibration(): Promise<Calibration> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('calibration', 1)
    request.onupgradeneeded = () => void request.result.createObjectStore('rows', { autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('No IndexedDB.'))
  })
  const timed = async (work: (transaction: IDBTransaction) => void): Promise<number> => {
    const start = performance.now()
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction('rows', 'readwrite', { durability: 'relaxed' })
      work(transaction)
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('Aborted.'))
    })
    return performance.now() - start
  }
  return {
    empty: async () => timed(() => undefined),
    bareRow: async () =>
      timed((transaction) => {
        transaction.objectStore('rows').add(new ArrayBuffer(ROW_BYTES))
        transaction.commit()
      }),
  }
}
