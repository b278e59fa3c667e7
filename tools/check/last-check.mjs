/**
 * What was last known to pass, as a Git tree of all files of the working tree, committed or not:
 * what is thrown away or rebased afterwards counts as changed.
 */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from '../bootstrap.mjs'

const LAST_CHECK = join(root, '.cache', 'last-check.json')

/** Null outside of a repository. @returns {string | null} */
export function presentTree(folder = root) {
  const own = git(folder, ['rev-parse', '--git-path', 'index'])?.trim()
  if (own === undefined) return null
  const index = join(folder, '.cache', 'index')
  mkdirSync(dirname(index), { recursive: true })
  rmSync(index, { force: true })
  if (existsSync(resolve(folder, own))) copyIndex(resolve(folder, own), index)
  const env = { GIT_INDEX_FILE: index }
  if (git(folder, ['add', '--all'], env) === null) return null
  return git(folder, ['write-tree'], env)?.trim() ?? null
}

/**
 * What the index knows of the files need not be read again, but for those that are not older than
 * it: Git takes a file of the same size and second for unchanged if the index is younger.
 */
function copyIndex(/** @type {string} */ from, /** @type {string} */ to) {
  copyFileSync(from, to)
  const second = Math.floor(statSync(from).mtimeMs / 1_000)
  utimesSync(to, second, second)
}

/** Null: a check of all is due. @returns {string | null} */
export function lastChecked() {
  if (!existsSync(LAST_CHECK)) return null
  try {
    const { tree } = JSON.parse(readFileSync(LAST_CHECK, 'utf8'))
    return typeof tree === 'string' && git(root, ['cat-file', '-e', `${tree}^{tree}`]) !== null
      ? tree
      : null
  } catch {
    rmSync(LAST_CHECK)
    return null
  }
}

export function recordChecked(/** @type {string | null} */ tree) {
  if (tree !== null) writeFileSync(LAST_CHECK, `${JSON.stringify({ tree })}\n`)
}

/**
 * Files that differ between two trees, relative to the root. Null: Git could not find out.
 *
 * @returns {string[] | null}
 */
export function changedBetween(
  /** @type {string} */ tree,
  /** @type {string} */ later,
  folder = root,
) {
  const args = ['diff-tree', '-r', '--name-only', '--no-renames', '-z', tree, later]
  return git(folder, args)?.split('\0').filter(Boolean) ?? null
}

/** Null: it failed. */
function git(
  /** @type {string} */ cwd,
  /** @type {string[]} */ args,
  /** @type {Record<string, string>} */ env = {},
) {
  const { status, stdout } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1e8,
  })
  return status === 0 ? stdout : null
}
