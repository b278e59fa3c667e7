/** The messages between the page and the service worker. */
// The small form of zod: the worker is read again at every start.
import * as z from 'zod/mini'

/** From the page: these pictures, as whole addresses, newest first, are worth keeping. */
export const KeepPictures = z.object({
  type: z.literal('pictures.keep'),
  urls: z.array(z.url()).check(z.maxLength(1_000)),
})
export type KeepPictures = z.infer<typeof KeepPictures>

/** From the page: the inspector is on, and worth keeping. */
export const KeepInspector = z.object({ type: z.literal('inspector.keep') })
export type KeepInspector = z.infer<typeof KeepInspector>

/** The Web Lock that every page of a build holds, shared, as long as it is open. */
export function buildLock(buildId: string): string {
  return `pinloom-build-${buildId}`
}
