/**
 * Requests that are open until the reader or the server ends them, for up to ten minutes. They are no
 * part of durations and traces: as slow requests they would hide the others.
 */
import { syncCalls } from '#core/contract/content/sync.contract.ts'

const withoutSlash = (route: string): string => route.replace(/\/$/, '')
const STREAMS: ReadonlySet<string> = new Set([withoutSlash(syncCalls.streamRevisions.path)])

/** `route`: as Fastify knows it, with names in place of ids. */
export const isEventStream = (route: string | undefined): boolean =>
  route !== undefined && STREAMS.has(withoutSlash(route))
