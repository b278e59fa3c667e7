/**
 * What the platform charges, in ms: for a write that writes nothing (an empty IndexedDB
 * transaction, read-write, relaxed), and for the least that any log must write (one row of the size
 * of ours, added and committed by hand; or appended to a file by a worker, not flushed).
 */
export interface Calibration {
  readonly empty: () => Promise<number>
  readonly bareRow: () => Promise<number>
  readonly fileRow: () => Promise<number>
  readonly close: () => void
}

/** What a change of a title takes packed, about. */
const ROW_BYTES = 160

export async function openCalibration(): Promise<Calibration> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('calibration', 1)
    request.onupgradeneeded = () =>
      void request.result.createObjectStore('rows', { autoIncrement: true })
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
  const worker = new Worker(new URL('./calibration.worker.ts', import.meta.url), { type: 'module' })
  await answerOf(worker)
  return {
    empty: async () => timed(() => undefined),
    bareRow: async () =>
      timed((transaction) => {
        transaction.objectStore('rows').add(new ArrayBuffer(ROW_BYTES))
        transaction.commit()
      }),
    fileRow: async () => {
      const start = performance.now()
      const row = new ArrayBuffer(ROW_BYTES)
      const answer = answerOf(worker)
      worker.postMessage(row, [row])
      await answer
      return performance.now() - start
    },
    close: () => worker.terminate(),
  }
}

async function answerOf(worker: Worker): Promise<void> {
  await new Promise((resolve) => {
    worker.onmessage = resolve
  })
}
