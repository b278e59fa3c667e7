/**
 * Builds the browser's part when its sources are newer than `dist/`; answers whether
 * it is now what the sources say.
 */
export function ensureBuilt(): boolean

/** The same of the server in `dist-server/`. */
export function ensureServerBuilt(): boolean
