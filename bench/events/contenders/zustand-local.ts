/** zustand with its persist middleware: the whole state as JSON at every change, synchronously. */
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import type { Contender } from '../contender.ts'

export function zustandOverLocalStorage(): Contender {
  const store = createStore<{ pins: Pin[] }>()(
    persist(() => ({ pins: [] as Pin[] }), {
      name: 'pins',
      storage: createJSONStorage(() => localStorage),
    }),
  )
  return {
    open: async () => undefined,
    whole: async () => undefined,
    seed: async (pins) => {
      store.setState({ pins: [...pins] })
    },
    first: async (count) => store.getState().pins.slice(0, count),
    change: async (at, title) =>
      store.setState(({ pins }) => {
        const row = pins[at]
        return row === undefined
          ? {}
          : { pins: pins.with(at, { ...row, title, updated_at: Date.now() }) }
      }),
    titles: async () => store.getState().pins.map(({ title }) => title),
  }
}
