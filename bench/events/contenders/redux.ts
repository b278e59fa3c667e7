/**
 * redux-toolkit with redux-persist: each slice as JSON, all of them as JSON again, in localStorage.
 */
import { configureStore, createSlice } from '@reduxjs/toolkit'
import { persistReducer, persistStore } from 'redux-persist'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import type { Contender } from '../contender.ts'
import { watchedLocalStorage } from './stored-when.ts'

const slice = createSlice({
  name: 'pins',
  initialState: { list: [] as Pin[] },
  reducers: {
    loaded: (state, { payload }: { payload: Pin[] }) => {
      state.list = payload
    },
    retitled: (state, { payload }: { payload: { at: number; title: string; now: number } }) => {
      const row = state.list[payload.at]
      if (row !== undefined) Object.assign(row, { title: payload.title, updated_at: payload.now })
    },
  },
})

export function reduxOverLocalStorage(): Contender {
  const watched = watchedLocalStorage()
  const storage = {
    getItem: async (name: string) => watched.getItem(name),
    setItem: async (name: string, value: string) => watched.setItem(name, value),
    removeItem: async (name: string) => watched.removeItem(name),
  }
  const reducer = persistReducer({ key: 'root', storage }, slice.reducer)
  // Its development checks of the whole state would be measured otherwise.
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  })
  const persistor = persistStore(store)
  const list = () => store.getState().list
  return {
    open: async () => {
      await new Promise<void>((done) => {
        const look = () => void (persistor.getState().bootstrapped && done())
        persistor.subscribe(look)
        look()
      })
    },
    whole: async () => undefined,
    seed: async (pins) => {
      store.dispatch(slice.actions.loaded([...pins]))
      await persistor.flush()
    },
    first: async (count) => list().slice(0, count),
    change: async (at, title) => {
      store.dispatch(slice.actions.retitled({ at, title, now: Date.now() }))
      await persistor.flush()
    },
    titles: async () => list().map(({ title }) => title),
  }
}
