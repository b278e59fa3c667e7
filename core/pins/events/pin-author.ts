/**
 * The author of an event: `<device>/<tab>` for a browser, with a new tab name at each load of the
 * page, or `task:<id>` for a server task. The history uses it to show "in this browser". Names are
 * short because every event has one; they only need to be unique among one user's browsers and
 * tabs.
 */
import { z } from 'zod'

/** A browser's name in its events. The first builds used a whole id. */
export const DeviceName = z
  .string()
  .regex(/^[0-9a-f]{8}$/)
  .or(z.uuid())

export function authorOf(device: string, tab: string): string {
  return `${device}/${tab}`
}

/** The last eight digits of an id, which are random. */
export function shortName(id: string): string {
  return id.slice(-8)
}

/** Null if the author names no device: a task, or a browser of the first builds. */
export function namedDeviceOf(author: string): string | null {
  return author.includes('/') ? deviceOf(author) : null
}

/** The device, or the whole author if it names no device. */
export function deviceOf(author: string): string {
  return author.split('/', 1)[0] ?? author
}
