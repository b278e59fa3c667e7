/**
 * A part that a screen can do without. Where its chunk can't be loaded (offline, or after a
 * deployment) nothing is shown in its place, and the screen stays. React remembers that until the
 * page is loaded again.
 */
import { type ComponentType, lazy } from 'react'

export function lazyExtra<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }))
}

function Nothing(): null {
  return null
}
