/**
 * The project's modules in one warm process: compiled once, and after a change only the changed one
 * and its importers are evaluated again. Packages are the process's own. A module is a function
 * here, so that thousands of evaluations leave nothing behind, as imports would.
 */
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { moduleRunnerTransform } from 'vite'

export const ROOT = resolve(import.meta.dirname, '../..')

export type Exports = Record<string, unknown>
type Load = (specifier: string) => Promise<Exports>
/** What a module reaches of the world, by the names that the compiler gives it. */
interface Reach {
  readonly __vite_ssr_import__: Load
  readonly __vite_ssr_dynamic_import__: Load
  readonly __vite_ssr_exportName__: (name: string, value: () => unknown) => void
  readonly __vite_ssr_exportAll__: (from: Exports) => void
  readonly __vite_ssr_import_meta__: object
}
type Evaluate = (reach: Reach) => Promise<void>

/** A function's constructor has no name of its own. */
const AsyncFunction = (async () => undefined).constructor as new (...words: string[]) => Evaluate

export class WarmModules {
  readonly #given: Readonly<Record<string, Exports>>
  readonly #compiled = new Map<string, Promise<Evaluate>>()
  readonly #exports = new Map<string, Promise<Exports>>()
  readonly #imports = new Map<string, Set<string>>()
  readonly #readers = new Map<string, Set<string>>()

  /** `given`: packages that are given instead of their own, by name. */
  constructor(given: Readonly<Record<string, Exports>>) {
    this.#given = given
  }

  /** `path` from the root of the project. */
  load(path: string): Promise<Exports> {
    const known = this.#exports.get(path)
    if (known !== undefined) return known
    const loading = this.#evaluate(path)
    this.#exports.set(path, loading)
    return loading
  }

  /** Whom it imports. */
  knows(path: string): boolean {
    return this.#imports.has(path)
  }

  /** With other text, or with its own again: null. */
  change(path: string, text: string | null): void {
    this.#compiled.delete(path)
    if (text !== null) this.#compiled.set(path, compile(path, text))
    for (const reader of this.readersOf(path)) this.#exports.delete(reader)
  }

  /** It and all that import it, directly or not, as far as they have been loaded. */
  readersOf(path: string): Set<string> {
    const all = new Set([path])
    for (const one of all) for (const reader of this.#readers.get(one) ?? []) all.add(reader)
    return all
  }

  importsOf(path: string): ReadonlySet<string> {
    return this.#imports.get(path) ?? new Set()
  }

  async #evaluate(path: string): Promise<Exports> {
    if (!this.#compiled.has(path))
      this.#compiled.set(path, compile(path, readFileSync(join(ROOT, path), 'utf8')))
    const evaluate = await this.#compiled.get(path)
    const exports: Exports = {}
    const show = (name: string, get: () => unknown): void =>
      void Object.defineProperty(exports, name, { enumerable: true, configurable: true, get })
    const load: Load = async (specifier) => this.#import(path, specifier)
    const file = join(ROOT, path)
    await evaluate?.({
      __vite_ssr_import__: load,
      __vite_ssr_dynamic_import__: load,
      __vite_ssr_exportName__: show,
      __vite_ssr_exportAll__: (from) =>
        Object.keys(from).forEach((name) => show(name, () => from[name])),
      __vite_ssr_import_meta__: {
        url: pathToFileURL(file).href,
        dirname: resolve(file, '..'),
        filename: file,
        glob: (pattern: string) => jsonFiles(resolve(file, '..'), pattern),
      },
    })
    return exports
  }

  async #import(from: string, specifier: string): Promise<Exports> {
    const path = pathOf(from, specifier)
    if (path === null) return this.#given[specifier] ?? ((await import(specifier)) as Exports)
    this.#imports.set(from, new Set([...this.importsOf(from), path]))
    this.#readers.set(path, new Set([...(this.#readers.get(path) ?? []), from]))
    return this.load(path)
  }
}

/** What a file imports, as a path from the root; null for a package. */
export function pathOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#core/')) return specifier.slice(1)
  return specifier.startsWith('.')
    ? relative(ROOT, resolve(ROOT, from, '..', specifier)).replaceAll('\\', '/')
    : null
}

/** What Vite makes of `import.meta.glob` with `eager`, for the data that tests read. */
function jsonFiles(folder: string, pattern: string): Record<string, unknown> {
  if (!pattern.endsWith('.json')) throw new Error(`Only JSON can be listed here: ${pattern}`)
  return Object.fromEntries(
    globSync(pattern, { cwd: folder }).map((path) => [
      `./${path.replaceAll('\\', '/')}`,
      JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown,
    ]),
  )
}

async function compile(path: string, text: string): Promise<Evaluate> {
  const code = path.endsWith('.json') ? `export default ${text}` : stripTypeScriptTypes(text)
  const made = await moduleRunnerTransform(code, null, path, code)
  if (made === null) throw new Error(`${path} can't be compiled.`)
  return new AsyncFunction(
    '{ __vite_ssr_import__, __vite_ssr_dynamic_import__, __vite_ssr_exportName__, __vite_ssr_exportAll__, __vite_ssr_import_meta__ }',
    `${made.code}\n//# sourceURL=${path}`,
  )
}
