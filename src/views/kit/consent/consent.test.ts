import { expect, test } from 'vitest'
import { consentHosts, memoryConsentStore, undecided } from './consent.ts'

const off = { posthog_key: null, posthog_host: null, chat_script_url: null }
const hosts = consentHosts({
  posthog_key: 'k',
  posthog_host: 'https://eu.i.posthog.com',
  chat_script_url: 'https://chat.example/w.js',
})

test('only what the operator has switched on is asked for, with the host that it goes to', () => {
  expect(consentHosts(off)).toEqual({ analytics: null, chat: null })
  expect(hosts).toEqual({ analytics: 'eu.i.posthog.com', chat: 'chat.example' })
  expect(consentHosts({ ...off, posthog_key: 'k' }).analytics).toBe('us.i.posthog.com')
  expect(undecided(consentHosts(off), memoryConsentStore())).toEqual([])
})

test('what was answered is not asked again, whatever the answer was; what came later is', () => {
  const store = memoryConsentStore()
  expect(undecided(hosts, store)).toEqual(['analytics', 'chat'])
  store.set({ analytics: false })
  expect(undecided(hosts, store)).toEqual(['chat'])
  store.set({ chat: true })
  expect(undecided(hosts, store)).toEqual([])
  expect(store.get()).toEqual({ analytics: false, chat: true })
})

test('a browser that says "do not track" is not asked', () => {
  expect(undecided(hosts, { ...memoryConsentStore(), isAskedNotToTrack: true })).toEqual([])
})
