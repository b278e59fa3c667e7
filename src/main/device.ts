/**
 * A name for this browser's storage, so that its history knows its own events again. It says
 * nothing of the person and is sent only with them.
 */
import { DeviceName, shortName } from '#core/pins/pin-author.ts'
import type { PinParts } from './open-store.ts'

const KEY = 'device'

export function deviceOn(storage: PinParts['localStorage'], newId: () => string): string {
  // Where nothing can be stored the name is good for as long as the page is open.
  try {
    const kept = DeviceName.safeParse(storage.getItem(KEY))
    if (kept.success) return kept.data
    const made = shortName(newId())
    storage.setItem(KEY, made)
    return made
  } catch (error) {
    console.warn('This browser stores no name for itself.', error)
    return shortName(newId())
  }
}
