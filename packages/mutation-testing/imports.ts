/**
 * Which files of the project a file needs to run, itself included: read from the texts, types left
 * out.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { pathOf, ROOT } from './warm-modules.ts'

const known = new Map<string, readonly string[]>()

export function neededBy(path: string): ReadonlySet<string> {
  const all = new Set([path])
  for (const one of all) for (const next of importsOf(one)) all.add(next)
  return all
}

function importsOf(path: string): readonly string[] {
  const own = known.get(path) ?? readImports(path)
  known.set(path, own)
  return own
}

function readImports(path: string): readonly string[] {
  if (!path.endsWith('.ts')) return []
  const text = readFileSync(join(ROOT, path), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const specifiers = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null || isType ? [] : [moduleRequest.value],
      ),
    ),
    // What is in brackets; only a word can be followed.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return specifiers.flatMap((specifier) => {
    const file = pathOf(path, specifier)
    return file !== null && existsSync(join(ROOT, file)) ? [file] : []
  })
}
