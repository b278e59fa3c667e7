/**
 * Builds the browser's part when its sources are newer than what stands in `dist/`; answers whether
 * it is now what the sources say.
 */
export function ensureBuilt(): boolean
