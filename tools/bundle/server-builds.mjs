/**
 * Builds of the server side by side in one folder. Each has its own folder that no later build
 * writes to, so a running server still finds the parts, threads and processes that it loads late.
 * `main.js` beside them starts the latest.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** With its own: a server has to be started again before the fifth build after it. */
const KEPT_BUILDS = 5
/** Time, process and hash of the sources. */
const BUILD_NAME = /^\d{8}T\d{9}Z-\d+-[\da-f]{64}$/
const IMPORTED = /^import '\.\/([\w-]+)\/main\.js'$/m

/** Adds an empty folder for a build of the sources with this hash; its path. */
export function addBuild(/** @type {string} */ folder, /** @type {string} */ hash) {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '')
  const build = join(folder, `${time}-${process.pid}-${hash}`)
  mkdirSync(build, { recursive: true })
  return build
}

/** From now on `main.js` starts this build. Removes old ones. */
export function putInPlace(/** @type {string} */ build) {
  const folder = dirname(build)
  const name = basename(build)
  const written = join(folder, `${name}.main.js`)
  writeFileSync(
    written,
    `// The latest build. A server keeps the one that it was started with.\nimport './${name}/main.js'\n`,
  )
  renameSync(written, join(folder, 'main.js'))
  const builds = readdirSync(folder).filter((other) => BUILD_NAME.test(other))
  for (const old of builds.toSorted().slice(0, -KEPT_BUILDS))
    if (old !== name) rmSync(join(folder, old), { recursive: true, force: true })
}

/** Hash of the sources of the build that `main.js` starts; null without one. */
export function latestHash(/** @type {string} */ folder) {
  const main = join(folder, 'main.js')
  if (!existsSync(main)) return null
  const [, name = ''] = IMPORTED.exec(readFileSync(main, 'utf8')) ?? []
  return existsSync(join(folder, name, 'main.js')) ? (name.split('-').at(-1) ?? null) : null
}
