/**
 * On which devices the person changes pins, as far as this browser knows: what the server answered
 * last, kept for the time without a network.
 */
import type { Device } from '#core/contract/account/device.schema.ts'

export interface DeviceBook {
  /** The same list until something has changed. */
  readonly get: () => readonly Device[]
  readonly subscribe: (changed: () => void) => () => void
  /** Asks the server; what is known stays where it does not answer. */
  readonly ask: () => void
}

const nobody: readonly Device[] = []

/** For prerendered pages: the server is not asked. */
export const noDevices: DeviceBook = {
  get: () => nobody,
  subscribe: () => () => undefined,
  ask: () => undefined,
}
