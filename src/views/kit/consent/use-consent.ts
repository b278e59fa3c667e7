/** The person's current choice, here or in another tab. */
import { useSyncExternalStore } from 'react'
import { useApp } from '../context/app-context.tsx'
import type { Consent, ConsentStore } from './consent.ts'

const nothing: Consent = {}

export function useConsent(): { readonly consent: Consent; readonly store: ConsentStore } {
  const { consent: store } = useApp()
  return { consent: useSyncExternalStore(store.subscribe, store.get, () => nothing), store }
}
