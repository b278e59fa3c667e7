/**
 * The files whose types a change can reach: lint with types need not look at others again. By the
 * graph that the compiler has just written down, type imports too; for files outside of its project
 * by what they import.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** @typedef {Map<string, string[]>} Importers by imported file */

/** Beside these the compiler reads no file of ours: nothing else changes a type. */
const LINTED = /\.[cm]?[jt]sx?$/
const READ = /\.json$/
/** Reach every file: settings, and what declares types without being imported. */
const GLOBAL = /(^|\/)(package(-lock)?|tsconfig|\.oxlintrc)\.json$|\.d\.[cm]?ts$/
const DECLARES = /^\s*declare (global|module)\b/m
const IMPORT = /(?:from|import)\s*\(?\s*['"]((?:\.|#core\/)[^'"]+)['"]/g

/**
 * `contents`: null where the file is gone. Null: all of them.
 *
 * @returns {string[] | null}
 */
export function reachedFiles(
  /** @type {ReadonlyMap<string, string | null>} */ contents,
  /** @type {Importers} */ importers,
) {
  for (const [file, text] of contents) {
    if (GLOBAL.test(file)) return null
    if (!LINTED.test(file) && !READ.test(file)) continue
    // It is not recorded what imported it, or what is imported in its place.
    if (text === null || DECLARES.test(text)) return null
  }
  const reached = new Set(contents.keys())
  for (const file of reached) for (const by of importers.get(file) ?? []) reached.add(by)
  return [...reached].filter((file) => LINTED.test(file)).toSorted()
}

/** The files that a file imports by a path. */
export function importsOf(/** @type {string} */ file, /** @type {string} */ text) {
  return [...text.matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(dirname(file), path).replaceAll('\\', '/'),
  )
}

/**
 * Reads the graph from what `tsc --incremental` keeps.
 *
 * @returns {{ files: Set<string>, importers: Importers } | null} null: in a form that we do not know
 */
export function compilerGraph(
  /** @type {string} */ buildInfo,
  /** @type {string} */ folder,
  /** @type {string} */ root,
) {
  const { fileNames, fileIdsList, referencedMap } = JSON.parse(buildInfo)
  if (![fileNames, fileIdsList, referencedMap].every(Array.isArray)) return null
  /** @type {string[]} */
  const names = fileNames.map((/** @type {string} */ name) =>
    relative(root, join(folder, name)).replaceAll('\\', '/'),
  )
  /** @type {Importers} */
  const importers = new Map()
  for (const [by, list] of referencedMap)
    for (const imported of fileIdsList[list - 1]) add(importers, names[imported - 1], names[by - 1])
  return { files: new Set(names), importers }
}

function add(
  /** @type {Importers} */ importers,
  /** @type {string | undefined} */ imported,
  /** @type {string | undefined} */ by,
) {
  if (imported === undefined || by === undefined) return
  const all = importers.get(imported)
  if (all === undefined) importers.set(imported, [by])
  else all.push(by)
}

/**
 * What lint with types has to look at after a change since a Git tree. Null: everything.
 *
 * @returns {string[] | null} relative to the root
 */
export function filesToLint(
  /** @type {{ root: string, since: string, buildInfo: string }} */ { root, since, buildInfo },
) {
  const changed = git(root, ['diff', '--name-only', '--no-renames', since])
  const added = git(root, ['ls-files', '--others', '--exclude-standard'])
  if (changed === null || added === null || !existsSync(buildInfo)) return null
  const graph = compilerGraph(readFileSync(buildInfo, 'utf8'), dirname(buildInfo), root)
  if (graph === null) return null
  const outside = [...(git(root, ['ls-files']) ?? []), ...added].filter(
    (file) => LINTED.test(file) && !graph.files.has(file),
  )
  for (const file of outside)
    for (const imported of importsOf(file, textOf(root, file) ?? ''))
      add(graph.importers, imported, file)
  const contents = [...changed, ...added].map(
    (file) => /** @type {const} */ ([file, textOf(root, file)]),
  )
  return reachedFiles(new Map(contents), graph.importers)
}

/** Null: it is gone. */
function textOf(/** @type {string} */ root, /** @type {string} */ file) {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function git(/** @type {string} */ root, /** @type {string[]} */ args) {
  const { status, stdout } = spawnSync('git', [...args, '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return status === 0 ? stdout.split('\0').filter(Boolean) : null
}
