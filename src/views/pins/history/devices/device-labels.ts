/**
 * What the devices in the history are called. A device that the server knows has the name of its
 * browser and system; of several with one name, and of those that nothing is known of, the later
 * ones have a number behind it. Only those of the listed actions count: a private window is a
 * device of its own each time, and most of them are long forgotten. Pure.
 */
import type { Device } from '#core/contract/account/device.schema.ts'
import { namedDeviceOf } from '#core/pins/events/pin-author.ts'
import type { ActionSummary } from '#core/pins/history/pin-past.ts'
import { deviceName } from '../../../kit/ui/device-name.ts'

/** Label by device. */
export type DeviceLabels = ReadonlyMap<string, string>

/** Puts a number behind a name that is there already. */
export type Numbered = (name: string, number: number) => string

/** The device or user that caused an action. */
export type Done = Pick<ActionSummary, 'by' | 'tab'>

/** Of the person's other devices, in the order in which they were first seen. */
export function knownLabels(
  devices: readonly Device[],
  actions: readonly Done[],
  numbered: Numbered,
): DeviceLabels {
  const there = elsewhere(actions)
  const others = devices.flatMap(({ device, user_agent }) => {
    const name = there.has(device) ? deviceName(user_agent) : null
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

/**
 * Adds those of the list that nothing is known of: numbered from the latest back, so that older
 * entries that come later change no label.
 */
export function withUnknown(
  known: DeviceLabels,
  actions: readonly Done[],
  { name, numbered }: { readonly name: string; readonly numbered: Numbered },
): DeviceLabels {
  const unknown = [...elsewhere(actions)].filter((device) => !known.has(device))
  return new Map([
    ...known,
    ...unknown.map((device, at) => [device, labelled(name, at + 1, numbered)] as const),
  ])
}

function elsewhere(actions: readonly Done[]): ReadonlySet<string> {
  return new Set(
    actions.filter(({ by }) => by === 'elsewhere').flatMap(({ tab }) => namedDeviceOf(tab) ?? []),
  )
}

function labelled(name: string, nth: number, numbered: Numbered): string {
  return nth === 1 ? name : numbered(name, nth)
}
