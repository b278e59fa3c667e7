/**
 * Who made an event, as far as the events say: `<device>/<tab>` for a person's browser (the tab
 * anew at each load of the page), `task:<id>` for a job of the server. So the history can say "in
 * this browser" of an event that came back from the server years later. Every event carries it, so
 * both names are short: they need only tell one person's browsers and tabs apart.
 */
import { z } from 'zod'

/** What a browser calls itself in its events. The first builds took a whole id. */
export const DeviceName = z
  .string()
  .regex(/^[0-9a-f]{8}$/)
  .or(z.uuid())

export function authorOf(device: string, tab: string): string {
  return `${device}/${tab}`
}

/** A short name of a new id: its last eight digits, which are random. */
export function shortName(id: string): string {
  return id.slice(-8)
}

/** Null where the author tells no device: a job, or a browser of the first builds. */
export function namedDeviceOf(author: string): string | null {
  return author.includes('/') ? deviceOf(author) : null
}

/** The whole name where it does not tell a device: then only the same author is the same device. */
export function deviceOf(author: string): string {
  return author.split('/', 1)[0] ?? author
}
