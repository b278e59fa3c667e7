/** For tests of what two builds do with each other's events. */
import { newestVersion, upcasters } from './pin-upcasters.ts'
import type { Upcaster } from './pin-upcasters.ts'

/**
 * As if this build were a later one, which has these steps too, until the returned function is
 * called.
 */
export function pretendLater(steps: readonly Upcaster[]): () => void {
  // The registry is one for all readers; only tests change it, and only here.
  const known = upcasters as Upcaster[]
  known.push(...steps)
  return () => void known.splice(known.length - steps.length, steps.length)
}

export async function inLaterBuild<T>(
  steps: readonly Upcaster[],
  work: () => Promise<T>,
): Promise<T> {
  const end = pretendLater(steps)
  try {
    return await work()
  } finally {
    end()
  }
}

/** The versions of this build and of the pretended later one. */
export const TODAY = newestVersion()
export const LATER = TODAY + 1

/** An invented past: some of today's version stated `fields` where the later one says `patch`. */
export const renamedPatch: Upcaster = {
  type: 'pin.updated',
  from: TODAY,
  lift: (data) => {
    const { fields, ...rest } = data as { readonly fields?: unknown }
    return { patch: fields, ...rest }
  },
}
