/**
 * Dynamic import with a retry. Chromium caches a failed module fetch and fails every later import
 * of that address until the page is reloaded. So each retry uses another address: the first follows
 * at once, the next with the next call.
 *
 * The build replaces every dynamic import of a chunk with this function (vite.config.ts). All
 * chunks are in the same folder as this file.
 */
interface Failed {
  readonly tries: number
  /** The same error each time: the page is reloaded only once per error message. */
  readonly error: unknown
}

const failed = new Map<string, Failed>()

async function importWithRetry(file: string): Promise<unknown> {
  const known = failed.get(file)
  const tries = known?.tries ?? 0
  try {
    return await load(file, tries)
  } catch (fault) {
    const error = known?.error ?? fault
    failed.set(file, { tries: tries + 1, error })
    if (known !== undefined) throw error
    return load(file, 1).catch(() => {
      failed.set(file, { tries: 2, error })
      throw error
    })
  }
}

const load = (file: string, tries: number): Promise<unknown> =>
  import(/* @vite-ignore */ tries === 0 ? file : `${file}?try=${tries}`)

Object.assign(globalThis, { $again: importWithRetry })
