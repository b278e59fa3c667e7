/**
 * What the devices in the history are called. A device that the server knows has the name of its browser and system; of several with one
 * name, and of those that nothing is known of, the later ones have a number behind it. Pure.
 */
import type { Device } from '#core/contract/sync.contract.ts'
import { deviceOf, namedDeviceOf } from '#core/pins/pin-author.ts'
import type { ActionSummary } from '#core/pins/pin.past.ts'
import { deviceName } from '../ui/device-name.ts'

/** Label by device. */
export type DeviceLabels = ReadonlyMap<string, string>

/** Puts a number behind a name that is there already. */
export type Numbered = (name: string, number: number) => string

/** Of the person's other devices, in the order in which they were first seen. `tab`: who this tab is in the history. */
export function knownLabels(devices: readonly Device[], tab: string, numbered: Numbered): DeviceLabels {
  const others = devices.flatMap(({ device, user_agent }) => {
    const name = device === deviceOf(tab) ? null : deviceName(user_agent)
    return name === null ? [] : [{ device, name }]
  })
  const times = new Map<string, number>()
  return new Map(
    others.map(({ device, name }) => {
      const nth = (times.get(name) ?? 0) + 1
      times.set(name, nth)
      return [device, labelled(name, nth, numbered)]
    }),
  )
}

/** Adds those of the list that nothing is known of: numbered from the latest back, so that older entries that come later change no label. */
export function withUnknown(known: DeviceLabels, actions: readonly Pick<ActionSummary, 'by' | 'tab'>[], { name, numbered }: { readonly name: string; readonly numbered: Numbered }): DeviceLabels {
  const strange = new Set(actions.filter(({ by }) => by === 'elsewhere').flatMap(({ tab }) => namedDeviceOf(tab) ?? []))
  const unknown = [...strange].filter((device) => !known.has(device))
  return new Map([...known, ...unknown.map((device, at) => [device, labelled(name, at + 1, numbered)] as const)])
}

function labelled(name: string, nth: number, numbered: Numbered): string {
  return nth === 1 ? name : numbered(name, nth)
}
