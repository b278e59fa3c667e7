/**
 * pinia with its persistence plugin: the whole state as JSON in localStorage after each tick with a
 * change.
 */
import { createPinia, defineStore } from 'pinia'
import { createPersistedState } from 'pinia-plugin-persistedstate'
import { createApp } from 'vue'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import type { Contender } from '../contender.ts'
import { watchedLocalStorage } from './stored-when.ts'

export function piniaOverLocalStorage(): Contender {
  const storage = watchedLocalStorage()
  const pinia = createPinia()
  pinia.use(createPersistedState({ storage }))
  createApp({}).use(pinia)
  const usePins = defineStore('pins', { state: () => ({ pins: [] as Pin[] }), persist: true })
  const store = usePins(pinia)
  return {
    open: async () => undefined,
    whole: async () => undefined,
    seed: async (pins) => {
      store.pins = [...pins]
      await storage.nextWrite()
    },
    first: async (count) => store.pins.slice(0, count),
    change: async (at, title) => {
      const row = store.pins[at]
      if (row === undefined) return
      row.title = title
      row.updated_at = Date.now()
      await storage.nextWrite()
    },
    titles: async () => store.pins.map(({ title }) => title),
  }
}
