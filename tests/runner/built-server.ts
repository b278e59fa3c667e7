/** Vitest's global set-up where servers are started as processes: `dist-server/` is up to date. */
import { ensureServerBuilt } from '../../tools/build.mjs'

export function setup(): void {
  if (!ensureServerBuilt()) throw new Error('The server could not be built.')
}
