import { expect, test, vi } from 'vitest'
import { openConsentStore } from './consent-store.ts'

function browser() {
  const kept = new Map<string, string>()
  const tabs: ((key: string | null) => void)[] = []
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const open = (signals = {}) =>
    openConsentStore({ area, signals, watch: (changed) => void tabs.push(changed) })
  return { kept, open, notifyTabs: (key: string | null) => tabs.forEach((tell) => tell(key)) }
}

test('stores one choice without changing the other', () => {
  const { open } = browser()
  const store = open()
  expect(store.get()).toEqual({})
  store.set({ analytics: false })
  store.set({ chat: true })
  expect(open().get()).toEqual({ analytics: false, chat: true })
})

test('notifies another tab once per change', () => {
  const { open, notifyTabs } = browser()
  const [here, there] = [open(), open()]
  const heard = vi.fn<() => void>()
  const stop = there.subscribe(heard)
  here.set({ analytics: true })
  expect(heard).not.toHaveBeenCalled()
  notifyTabs('theme')
  expect(there.get()).toEqual({})
  notifyTabs('consent')
  notifyTabs('consent')
  expect([there.get(), heard.mock.calls.length]).toEqual([{ analytics: true }, 1])
  stop()
  here.set({ analytics: false })
  notifyTabs(null)
  expect([there.get(), heard.mock.calls.length]).toEqual([{ analytics: false }, 1])
})

test('a corrupt entry counts as no answer', () => {
  const { kept, open } = browser()
  kept.set('consent', '{"analytics":"perhaps"}')
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(open().get()).toEqual({})
  expect([kept.has('consent'), warned.mock.calls.length]).toEqual([false, 1])
  warned.mockRestore()
})

test('reads the browser’s do-not-track signals', () => {
  const { open } = browser()
  const says = (signals: object) => open(signals).isAskedNotToTrack
  expect([
    says({}),
    says({ doNotTrack: null }),
    says({ doNotTrack: '0' }),
    says({ globalPrivacyControl: false }),
  ]).toEqual([false, false, false, false])
  expect([says({ doNotTrack: '1' }), says({ globalPrivacyControl: true })]).toEqual([true, true])
})
