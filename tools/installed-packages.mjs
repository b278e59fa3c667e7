/**
 * Whether node_modules is what package-lock.json asks for, read from the record that npm leaves in
 * `node_modules/.package-lock.json`. So `npm ci` by hand is not done a second time.
 */

/**
 * `wanted` and `found` are the `packages` of the two files. `all` = test tools too. A package of
 * another system, and one that another system's package brings along, may be missing.
 *
 * @param {{
 *   wanted: Record<string, import('./installed-packages.mjs').LockedPackage>
 *   found: Record<string, import('./installed-packages.mjs').LockedPackage>
 *   all: boolean
 *   system: import('./installed-packages.mjs').System
 * }} asked
 */
export function hasLockedPackages({ wanted, found, all, system }) {
  return Object.entries(wanted).every(([path, locked]) => {
    if (!path.startsWith('node_modules/')) return true
    const installed = found[path]
    if (installed)
      return installed.version === locked.version && installed.integrity === locked.integrity
    if (!all && (locked.dev || locked.devOptional)) return true
    return Boolean(locked.optional || locked.devOptional) && !isFor(locked, system)
  })
}

/**
 * Whether a package names this system. One that names none follows from others.
 *
 * @param {import('./installed-packages.mjs').LockedPackage} locked
 * @param {import('./installed-packages.mjs').System} system
 */
function isFor(locked, system) {
  if (locked.os === undefined && locked.cpu === undefined) return false
  return (
    allows(locked.os, system.os) &&
    allows(locked.cpu, system.cpu) &&
    allows(locked.libc, system.libc)
  )
}

/**
 * A list of npm's: names that are allowed, or with "!" those that are not.
 *
 * @param {string | string[] | undefined} names
 * @param {string} name
 */
function allows(names, name) {
  if (names === undefined) return true
  const list = [names].flat()
  if (list.includes(`!${name}`)) return false
  return list.includes(name) || list.every((one) => one.startsWith('!'))
}

/** npm's names of this system. */
export function thisSystem() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  )
  const libc = header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
  return { os: process.platform, cpu: process.arch, libc }
}
