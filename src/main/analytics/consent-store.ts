/** The consent for outside services, stored in localStorage and shared between tabs. */
import { z } from 'zod'
import { storedJson, type Area } from '../../persistence/stored-json.ts'
import type { Consent, ConsentStore } from '../../views/kit/consent/consent.ts'

const KEY = 'consent'
const StoredConsent = z.object({ analytics: z.boolean().optional(), chat: z.boolean().optional() })

/** The browser's two "do not track" signals. */
interface Signals {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

export interface ConsentParts {
  readonly area: Area
  readonly signals: Signals
  /** Calls back with the key that another tab has changed. Null: all keys. */
  readonly watch: (changed: (key: string | null) => void) => void
}

export function openConsentStore({ area, signals, watch }: ConsentParts): ConsentStore {
  const stored = storedJson(area, KEY, StoredConsent)
  const listeners = new Set<() => void>()
  let known: Consent = stored.read() ?? {}
  const update = (next: Consent): void => {
    if (next.analytics === known.analytics && next.chat === known.chat) return
    known = next
    for (const notify of listeners) notify()
  }
  watch((key) => (key === KEY || key === null ? update(stored.read() ?? {}) : undefined))
  return {
    get: () => known,
    set: (patch) => {
      const next = { ...known, ...patch }
      stored.write(next)
      update(next)
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
