/**
 * `import` for the files of the program that are loaded when they are needed. Chromium remembers a
 * module that could not be fetched, and fails every later import of it for the life of the page. So
 * each further try asks under another address: one at once, the next with the next call.
 *
 * The build puts it in the place of every `import` with an address (vite.config.ts), all of which lie
 * in the folder of this one.
 */
interface Failed {
  readonly tries: number
  /** Thrown each time: who reloads the page once for an error knows it by its message. */
  readonly error: unknown
}

const failed = new Map<string, Failed>()

async function importAgain(file: string): Promise<unknown> {
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

Object.assign(globalThis, { $again: importAgain })
