import { expect, test } from 'vitest'
import { memoryConsentStore } from '../../views/kit/consent/consent.ts'
import { followConsent } from './follow-consent.ts'

function following(address: string | null = 'https://chat.example/w.js', before = {}) {
  const store = memoryConsentStore()
  store.set(before)
  const heard: string[] = []
  followConsent(store, {
    config: { chat_script_url: address },
    sendToAnalytics: ({ type }) => void heard.push(type),
    loadChat: (url) => void heard.push(url),
  })
  return { store, heard }
}

test('sends nothing before consent, and one event per change', () => {
  const { store, heard } = following()
  expect(heard).toEqual([])
  store.set({ analytics: false, chat: false })
  expect(heard).toEqual([])
  store.set({ analytics: true })
  store.set({ chat: true })
  store.set({ analytics: false })
  expect(heard).toEqual(['consent.given', 'https://chat.example/w.js', 'consent.refused'])
})

test('applies stored consent at the start and loads the chat once', () => {
  const { store, heard } = following('https://chat.example/w.js', { analytics: true, chat: true })
  store.set({ chat: false })
  store.set({ chat: true })
  expect(heard).toEqual(['consent.given', 'https://chat.example/w.js'])
  expect(following(null, { chat: true }).heard).toEqual([])
})
