/** Adds an empty folder for a build of the sources with this hash; its path. */
export function addBuild(folder: string, hash: string): string

/** From now on `main.js` starts this build. Removes old ones. */
export function putInPlace(build: string): void

/** Hash of the sources of the build that `main.js` starts; null without one. */
export function latestHash(folder: string): string | null
