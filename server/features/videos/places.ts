/** Files on their way at once: for one visitor, and for all. */
import { visitorOf } from '../../platform/http/limits/networks.ts'

const MAX_PER_VISITOR = 2
const MAX_TOTAL = 6

/** `leave` gives the place back, once. `full`: of whose places none is free. */
export type Entered =
  | { readonly ok: true; readonly leave: () => void }
  | { readonly ok: false; readonly full: 'own' | 'all' }

export interface Places {
  enter(address: string): Entered
}

export function createPlaces(): Places {
  const taken = new Map<string, number>()
  let all = 0
  return {
    enter(address) {
      const visitor = visitorOf(address)
      const own = taken.get(visitor) ?? 0
      if (own >= MAX_PER_VISITOR) return { ok: false, full: 'own' }
      if (all >= MAX_TOTAL) return { ok: false, full: 'all' }
      taken.set(visitor, own + 1)
      all += 1
      let isIn = true
      const leave = (): void => {
        if (!isIn) return
        isIn = false
        all -= 1
        const left = (taken.get(visitor) ?? 1) - 1
        if (left === 0) taken.delete(visitor)
        else taken.set(visitor, left)
      }
      return { ok: true, leave }
    },
  }
}
