/** Commands for Chromium that Playwright has no switch for. */
import type { Page } from 'playwright'

/** Sends commands to Chromium for Playwright's page. */
export interface Speaker {
  send(method: string, parameters: object): Promise<unknown>
}

/**
 * Asked from inside: there is no switch for the focus, and a session of our own would put the
 * network back when it ends.
 */
export function speakerOf(page: Page): Speaker {
  const connection: unknown = Reflect.get(page, '_connection')
  const inside = reach(connection, 'toImpl')
  const own: unknown = typeof inside === 'function' ? inside.call(connection, page) : null
  const speaker = reach(own, 'delegate', '_mainFrameSession', '_client')
  if (!isSpeaker(speaker))
    throw new Error(
      'Playwright has changed inside: tests/paths/browser/speaker.ts does not find who speaks to the browser.',
    )
  return speaker
}

export function reach(from: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (place, name) =>
      typeof place === 'object' && place !== null ? Reflect.get(place, name) : undefined,
    from,
  )
}

function isSpeaker(found: unknown): found is Speaker {
  return typeof reach(found, 'send') === 'function'
}
