/** For tests of what two builds do with each other's events. */
import { upcasters } from './pin.upcasters.ts'
import type { Upcaster } from './pin.upcasters.ts'

/** As if this build were a later one, which has these steps too. */
export async function inLaterBuild<T>(steps: readonly Upcaster[], work: () => Promise<T>): Promise<T> {
  // Only here, and taken back at once: the product never changes its list.
  const known = upcasters as Upcaster[]
  known.push(...steps)
  try {
    return await work()
  } finally {
    known.splice(known.length - steps.length)
  }
}

/** An invented past: some of version 1 said `fields` where version 2 says `patch`. */
export const renamedPatch: Upcaster = {
  type: 'pin.updated',
  from: 1,
  lift: (data) => {
    const { fields, ...rest } = data as { readonly fields?: unknown }
    return { patch: fields, ...rest }
  },
}
