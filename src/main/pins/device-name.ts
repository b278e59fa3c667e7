/**
 * A random name for this browser profile, stored in localStorage. The history uses it to recognise
 * events of this device. It is sent only with events.
 */
import { DeviceName, shortName } from '#core/pins/events/pin-author.ts'
import type { PinParts } from './open-store.ts'

const KEY = 'device'

export function deviceName(storage: PinParts['localStorage'], newId: () => string): string {
  // Without storage the name lasts as long as the page.
  try {
    const kept = DeviceName.safeParse(storage.getItem(KEY))
    if (kept.success) return kept.data
    const made = shortName(newId())
    storage.setItem(KEY, made)
    return made
  } catch (error) {
    console.warn('The device name could not be stored.', error)
    return shortName(newId())
  }
}
