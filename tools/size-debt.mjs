/**
 * Checks the size limits of `.oxlint-sizes.json`: lines of a file and of a function, complexity,
 * parameters.
 * What exceeded a limit when the formatter came is listed in `tools/size-debt.json`: an entry may
 * shrink or go, never grow, and none may be added. `--write` lowers the entries to what is
 * measured, drops those that are gone, and renames an entry whose file was moved.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pinnedNode, root, printLine } from './bootstrap.mjs'

const debtFile = join(root, 'tools', 'size-debt.json')

/** @typedef {Record<string, number>} Sizes what exceeds a limit ("file · rule · function") and its size */

/** One excess as an entry: where, and how large. */
function entryOf(
  /** @type {{ code: string, filename: string, message: string }} */ { code, filename, message },
) {
  const [, lines, branches] = /\((\d+)\)|complexity of (\d+)/.exec(message) ?? []
  const size = Number(lines ?? branches)
  if (!Number.isFinite(size)) throw new Error(`No size in the linter's message: ${message}`)
  const rule = code.replace(/^.*\(|\)$/g, '')
  const [, name] = /[`']([^`']+)[`']/.exec(message) ?? []
  return { key: [filename, rule, ...(name ? [name] : [])].join(' · '), size }
}

/**
 * Returns every excess that the linter reports. Functions without a name in one file share an
 * entry: their sum.
 * @returns {Sizes}
 */
function measure() {
  const args = ['node_modules/oxlint/bin/oxlint', '-c', '.oxlint-sizes.json', '--format=json']
  const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  const { stdout, stderr } = spawnSync(pinnedNode(), args, options)
  if (!stdout.startsWith('{')) throw new Error(`The linter did not answer: ${stderr || stdout}`)
  /** @type {Sizes} */
  const sizes = {}
  for (const excess of JSON.parse(stdout).diagnostics) {
    const { key, size } = entryOf(excess)
    sizes[key] = (sizes[key] ?? 0) + size
  }
  return sizes
}

/** The same function of a file that was moved: same file name or same function, same size. */
function movedFrom(
  /** @type {Sizes} */ debt,
  /** @type {Sizes} */ sizes,
  /** @type {string} */ key,
) {
  const tail = (/** @type {string} */ entry) => {
    const [file = '', ...rest] = entry.split(' · ')
    return [basename(file), ...rest].join(' · ')
  }
  return Object.keys(debt).find(
    (old) => !(old in sizes) && debt[old] >= sizes[key] && tail(old) === tail(key),
  )
}

/**
 * Compares what is measured with the list.
 * @returns {string[]} one sentence for each entry that is new, grew, shrank or is gone
 */
export function compareSizes(/** @type {Sizes} */ debt, /** @type {Sizes} */ sizes) {
  const lower = 'run `node tools/with-node.mjs tools/size-debt.mjs --write`'
  return [
    ...Object.entries(sizes).flatMap(([key, size]) => {
      const before = debt[key]
      if (before === undefined)
        return movedFrom(debt, sizes, key)
          ? [`${key}: moved; ${lower}`]
          : [`${key}: ${size} exceeds the limit; split it`]
      if (size > before) return [`${key}: grew from ${before} to ${size}; split it`]
      return size < before ? [`${key}: shrank from ${before} to ${size}; ${lower}`] : []
    }),
    ...Object.keys(debt)
      .filter(
        (key) =>
          !(key in sizes) &&
          !Object.keys(sizes).some((now) => !(now in debt) && movedFrom(debt, sizes, now) === key),
      )
      .map((key) => `${key}: within the limit now; ${lower}`),
  ]
}

/** Returns the list after `--write`: nothing in it is larger than before. */
export function lowerDebt(/** @type {Sizes} */ debt, /** @type {Sizes} */ sizes) {
  /** @type {Sizes} */
  const next = {}
  for (const [key, size] of Object.entries(sizes)) {
    const before = debt[key] ?? debt[movedFrom(debt, sizes, key) ?? '']
    if (before !== undefined) next[key] = Math.min(before, size)
  }
  return Object.fromEntries(Object.entries(next).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

if (process.argv[1] === import.meta.filename) {
  const sizes = measure()
  /** @type {Sizes} */
  const debt = JSON.parse(readFileSync(debtFile, 'utf8'))
  if (process.argv.includes('--write')) {
    const next = lowerDebt(debt, sizes)
    writeFileSync(debtFile, `${JSON.stringify(next, null, 2)}\n`)
    printLine(`${Object.keys(next).length} entries in tools/size-debt.json.`)
  }
  const problems = compareSizes(JSON.parse(readFileSync(debtFile, 'utf8')), sizes)
  for (const problem of problems) printLine(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
