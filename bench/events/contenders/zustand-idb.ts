/**
 * zustand's persist over idb-keyval, as its documentation shows: the whole state as JSON in one
 * row.
 */
import { del, get, set } from 'idb-keyval'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import type { Contender } from '../contender.ts'

export function zustandOverIndexedDB(): Contender {
  let written: Promise<void> = Promise.resolve()
  const storage = createJSONStorage<{ pins: Pin[] }>(() => ({
    getItem: async (name) => (await get<string>(name)) ?? null,
    setItem: async (name, value) => {
      written = set(name, value)
      return written
    },
    removeItem: async (name) => del(name),
  }))
  const store = createStore<{ pins: Pin[] }>()(
    persist(() => ({ pins: [] as Pin[] }), { name: 'pins', storage, skipHydration: true }),
  )
  return {
    open: async () => {
      await store.persist.rehydrate()
    },
    whole: async () => undefined,
    seed: async (pins) => {
      store.setState({ pins: [...pins] })
      await written
    },
    first: async (count) => store.getState().pins.slice(0, count),
    change: async (at, title) => {
      store.setState(({ pins }) => {
        const row = pins[at]
        return row === undefined
          ? {}
          : { pins: pins.with(at, { ...row, title, updated_at: Date.now() }) }
      })
      return written
    },
    titles: async () => store.getState().pins.map(({ title }) => title),
  }
}
