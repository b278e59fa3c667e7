/**
 * The choice about outside services in localStorage, as the views ask for it; what another tab
 * chooses is heard.
 */
import { z } from 'zod'
import { storedJson, type Area } from '../persistence/stored-json.ts'
import type { Consent, ConsentStore } from '../views/consent/consent.ts'

const KEY = 'consent'
const StoredConsent = z.object({ analytics: z.boolean().optional(), chat: z.boolean().optional() })

/** The browser's own two ways to say it. */
interface Signals {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

export interface ConsentParts {
  readonly area: Area
  readonly signals: Signals
  /** Hears of changes in other tabs, by key; null = all of them. */
  readonly watch: (changed: (key: string | null) => void) => void
}

export function openConsentStore({ area, signals, watch }: ConsentParts): ConsentStore {
  const stored = storedJson(area, KEY, StoredConsent)
  const listeners = new Set<() => void>()
  let known: Consent = stored.read() ?? {}
  const take = (next: Consent): void => {
    if (next.analytics === known.analytics && next.chat === known.chat) return
    known = next
    for (const tell of listeners) tell()
  }
  watch((key) => (key === KEY || key === null ? take(stored.read() ?? {}) : undefined))
  return {
    get: () => known,
    set: (patch) => {
      const next = { ...known, ...patch }
      stored.write(next)
      take(next)
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    isAskedNotToTrack:
      signals.globalPrivacyControl === true ||
      signals.doNotTrack === '1' ||
      signals.doNotTrack === 'yes',
  }
}
