/**
 * What analytics are told of an address: which screen it is. Not the keys of mailed links in a path, nor the words that stand behind `?` and `#`.
 * Another site is told by its origin.
 */
import { screenOf } from '#core/contract/screens.ts'

interface Told {
  properties: Record<string, unknown>
  $set?: Record<string, unknown>
  $set_once?: Record<string, unknown>
}

/** `origin`: the product's own. Null stays null: nothing is sent then. */
export function screensOnly<E extends Told>(event: E | null, origin: string): E | null {
  if (event === null) return null
  const { properties, $set, $set_once } = event
  return { ...event, properties: cut(properties, origin), ...($set && { $set: cut($set, origin) }), ...($set_once && { $set_once: cut($set_once, origin) }) }
}

function cut(values: Record<string, unknown>, origin: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? cutText(name, value, origin) : value]))
}

function cutText(name: string, value: string, origin: string): string {
  if (name.endsWith('pathname')) return screenPath(value)
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return value
  const address = new URL(value)
  return address.origin === origin ? origin + screenPath(address.pathname) : address.origin
}

function screenPath(path: string): string {
  return screenOf(path)?.path ?? '/'
}
