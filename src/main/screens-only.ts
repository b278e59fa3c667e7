/**
 * What analytics are told: which screen it is, and of the browser what the library reads there. Not
 * the keys of mailed links in a path, nor the words that stand behind `?` and `#`, nor the title of
 * the page. Texts are told only under the names that stand here: whatever a later release of the
 * library reads besides is left out. Another site is told by its origin.
 */
import { screenOf } from '#core/contract/screens.ts'
import { placeOf } from '#core/public/languages.ts'

/**
 * All that the library does by itself. Its slim form can't follow the address: screens are told by
 * the machine.
 */
export const NOTHING_ELSE = {
  autocapture: false,
  rageclick: false,
  capture_dead_clicks: false,
  capture_heatmaps: false,
  capture_performance: false,
  capture_exceptions: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_product_tours: true,
  disable_conversations: true,
  disable_web_experiments: true,
  disable_external_dependency_loading: true,
  advanced_disable_flags: true,
  save_referrer: false,
  save_campaign_params: false,
} as const

interface Told {
  properties: Record<string, unknown>
  $set?: Record<string, unknown>
  $set_once?: Record<string, unknown>
}

/** Texts that no visitor has typed here, but for the identity that the specification names. */
const TOLD =
  /^(?:token|distinct_id|email|name|\$(?:device_id|user_id|anon_distinct_id|session_id|window_id|pageview_id|prev_pageview_id|insert_id|lib|lib_version|browser|browser_version|browser_language|browser_language_prefix|os|os_version|device|device_type|device_manufacturer|device_model|timezone|process_person_profile|host|referring_domain|config_defaults))$/

/** `origin`: the product's own. Null stays null: nothing is sent then. */
export function screensOnly<E extends Told>(event: E | null, origin: string): E | null {
  if (event === null) return null
  const { properties, $set, $set_once } = event
  return {
    ...event,
    properties: cut(properties, origin),
    ...($set && { $set: cut($set, origin) }),
    ...($set_once && { $set_once: cut($set_once, origin) }),
  }
}

function cut(values: Record<string, unknown>, origin: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => cutValue(name, value, origin)),
  )
}

/** Numbers and flags are told; lists are not; what is set of the person goes by the same rule. */
function cutValue(name: string, value: unknown, origin: string): [string, unknown][] {
  if (typeof value === 'string') {
    const told = cutText(name, value, origin)
    return told === null ? [] : [[name, told]]
  }
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return name === '$set' || name === '$set_once'
    ? [[name, cut(value as Record<string, unknown>, origin)]]
    : []
}

function cutText(name: string, value: string, origin: string): string | null {
  if (name.endsWith('pathname')) return screenPath(value)
  if (TOLD.test(name)) return value
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return null
  const address = new URL(value)
  return address.origin === origin ? origin + screenPath(address.pathname) : address.origin
}

function screenPath(path: string): string {
  return screenOf(placeOf(path).path)?.path ?? '/'
}
