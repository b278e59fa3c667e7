/** The names of the user's devices, fetched from the server and cached in localStorage per user. */
import { z } from 'zod'
import type { Client } from '#core/contract/client.ts'
import { Device } from '#core/contract/account/device.schema.ts'
import { storedJson, type Area } from '../../persistence/stored-json.ts'
import type { DeviceBook } from '../../views/kit/context/device-book.ts'

export interface KeptDeviceBook extends DeviceBook {
  /** Removes the cached names of a user who has left this browser. */
  readonly forget: (userId: string) => void
}

export interface DeviceBookParts {
  readonly area: Area
  readonly client: Client
  /** Null when signed out. */
  readonly userId: () => string | null
}

export function openDeviceBook({ area, client, userId }: DeviceBookParts): KeptDeviceBook {
  const listeners = new Set<() => void>()
  let known: { readonly owner: string | null; readonly devices: readonly Device[] } = {
    owner: null,
    devices: [],
  }
  const storeOf = (owner: string) =>
    storedJson<readonly Device[]>(area, `devices:${owner}`, z.array(Device))
  const get = (): readonly Device[] => {
    const owner = userId()
    if (owner !== known.owner)
      known = { owner, devices: owner === null ? [] : (storeOf(owner).read() ?? []) }
    return known.devices
  }
  const ask = async (): Promise<void> => {
    const owner = userId()
    if (owner === null) return
    const outcome = await client('listDevices', {})
    // Another user may have signed in meanwhile.
    if (!outcome.ok || owner !== userId()) return
    known = { owner, devices: outcome.answer.devices }
    storeOf(owner).write(known.devices)
    for (const notify of listeners) notify()
  }
  return {
    get,
    ask: () => void ask(),
    forget: (owner) => {
      storeOf(owner).write(null)
      if (known.owner === owner) known = { owner: null, devices: [] }
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
