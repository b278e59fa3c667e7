/**
 * Which of the outside services a visitor allows, of those that the operator has switched on. A
 * browser that says "do not track" or sends Global Privacy Control is not asked: nothing is allowed
 * there, unless the person allows it by themselves.
 */
import type { RuntimeConfig } from '#core/contract/system.contract.ts'

export const consentPurposes = ['analytics', 'chat'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
/** A purpose that is not named was not asked for yet. */
export type Consent = { readonly [P in ConsentPurpose]?: boolean | undefined }

/**
 * Where the choice is kept; `src/main/` gives one over localStorage. Without one it lives as long
 * as the page.
 */
export interface ConsentStore {
  /** The same object until something has changed. */
  readonly get: () => Consent
  readonly set: (patch: Consent) => void
  /** Also of what another tab has chosen. */
  readonly subscribe: (changed: () => void) => () => void
  /** The browser has reported so for its person. */
  readonly isAskedNotToTrack: boolean
}

/** Where the data go, by its host; null = switched off, and nothing to ask. */
export function consentHosts({
  posthog_key,
  posthog_host,
  chat_script_url,
}: Pick<RuntimeConfig, 'posthog_key' | 'posthog_host' | 'chat_script_url'>): Readonly<
  Record<ConsentPurpose, string | null>
> {
  return {
    analytics: posthog_key === null ? null : (hostOf(posthog_host) ?? POSTHOG),
    chat: hostOf(chat_script_url),
  }
}

/** Where analytics go unless the operator names another host; as the library has it. */
const POSTHOG = 'us.i.posthog.com'

function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null
}

/** What is still to be asked. */
export function undecided(
  hosts: Readonly<Record<ConsentPurpose, string | null>>,
  { get, isAskedNotToTrack }: ConsentStore,
): ConsentPurpose[] {
  const consent = get()
  return isAskedNotToTrack
    ? []
    : consentPurposes.filter((purpose) => hosts[purpose] !== null && consent[purpose] === undefined)
}

export function memoryConsentStore(): ConsentStore {
  let kept: Consent = {}
  const listeners = new Set<() => void>()
  return {
    get: () => kept,
    set: (patch) => {
      kept = { ...kept, ...patch }
      for (const listener of listeners) listener()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    isAskedNotToTrack: false,
  }
}
