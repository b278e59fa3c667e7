/**
 * Filters analytics events before they are sent. Texts pass only under the names of
 * `ALLOWED_TEXTS`, so a later release of the library can't send more. Addresses are cut to the
 * screen's path, without the keys of mailed links, `?` and `#`; other sites are cut to their
 * origin. Page titles are removed.
 */
import { screenOf } from '#core/contract/call/screens.ts'
import { placeOf } from '#core/public/languages.ts'

/**
 * Switches off everything that the library does by itself. Its slim build can't follow the address,
 * so the machine sends screens.
 */
export const DISABLED_FEATURES = {
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

interface AnalyticsEvent {
  properties: Record<string, unknown>
  $set?: Record<string, unknown>
  $set_once?: Record<string, unknown>
}

/** None of these is typed by a visitor, except the identity that the specification names. */
const ALLOWED_TEXTS =
  /^(?:token|distinct_id|email|name|\$(?:device_id|user_id|anon_distinct_id|session_id|window_id|pageview_id|prev_pageview_id|insert_id|lib|lib_version|browser|browser_version|browser_language|browser_language_prefix|os|os_version|device|device_type|device_manufacturer|device_model|timezone|process_person_profile|host|referring_domain|config_defaults))$/

/** `origin`: the product's own. Null is not sent. */
export function filterAnalyticsEvent<E extends AnalyticsEvent>(
  event: E | null,
  origin: string,
): E | null {
  if (event === null) return null
  const { properties, $set, $set_once } = event
  return {
    ...event,
    properties: filterValues(properties, origin),
    ...($set && { $set: filterValues($set, origin) }),
    ...($set_once && { $set_once: filterValues($set_once, origin) }),
  }
}

function filterValues(values: Record<string, unknown>, origin: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => filterValue(name, value, origin)),
  )
}

/** Numbers and flags pass, lists do not. `$set` values are filtered in the same way. */
function filterValue(name: string, value: unknown, origin: string): [string, unknown][] {
  if (typeof value === 'string') {
    const text = filterText(name, value, origin)
    return text === null ? [] : [[name, text]]
  }
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return name === '$set' || name === '$set_once'
    ? [[name, filterValues(value as Record<string, unknown>, origin)]]
    : []
}

function filterText(name: string, value: string, origin: string): string | null {
  if (name.endsWith('pathname')) return screenPath(value)
  if (ALLOWED_TEXTS.test(name)) return value
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return null
  const address = new URL(value)
  return address.origin === origin ? origin + screenPath(address.pathname) : address.origin
}

function screenPath(path: string): string {
  return screenOf(placeOf(path).path)?.path ?? '/'
}
