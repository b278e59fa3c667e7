/**
 * Lets bundled modules find files as their sources do: `import.meta.url`, `dirname` and `filename`
 * stay those of the source, and what is started by its path is the entry of the bundle.
 */
import { dirname, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

interface Bundled {
  readonly root: string
  /** Names of the bundle's entries, and their sources. */
  readonly entries: Readonly<Record<string, string>>
}

interface Places extends Bundled {
  readonly outDir: string
}

/** What is started by its path: an entry of the bundle. */
const ENTRY_URL = /new URL\(\s*'(\.[^']+\.ts)',\s*import\.meta\.url,?\s*\)/g
/** Where a module is. */
const MODULE_PATH = /import\.meta\.(url|dirname|filename)\b/g
/** Where the bundle is; not what `MODULE_PATH` finds. */
const BUNDLE = 'import.meta["url"]'

export function sourcePaths(bundled: Bundled): Plugin {
  let outDir = ''
  return {
    name: 'pinloom:source-paths',
    enforce: 'pre',
    configResolved: ({ build }) => {
      outDir = resolve(bundled.root, build.outDir)
    },
    transform: (code, id) => {
      if (id.includes('/node_modules/') || !code.includes('import.meta.')) return null
      return { code: withSourcePaths(code, id, { ...bundled, outDir }), map: null }
    },
    // In the folder of entries, and one below it.
    renderChunk: (code, { fileName }) => {
      const up = fileName.includes('/') ? '../' : ''
      return { code: code.replaceAll('__BUNDLE__/', up), map: null }
    },
  }
}

export function withSourcePaths(code: string, id: string, places: Places): string {
  const toRoot = `__BUNDLE__/${slashed(relative(places.outDir, places.root))}`
  const sourceUrl = (path: string) =>
    `new URL('${toRoot}/${slashed(relative(places.root, path))}', ${BUNDLE})`
  return code
    .replace(ENTRY_URL, (_, path: string) => {
      const source = resolve(dirname(id), path)
      const entry = Object.entries(places.entries).find(([, file]) => file === source)
      if (entry === undefined) throw new Error(`${source} is started by its path, and no entry.`)
      return `new URL('__BUNDLE__/${entry[0]}.js', ${BUNDLE})`
    })
    .replace(MODULE_PATH, (_, property: string) => {
      if (property === 'url') return `${sourceUrl(id)}.href`
      const path = property === 'filename' ? id : dirname(id)
      return `process.getBuiltinModule('node:url').fileURLToPath(${sourceUrl(path)})`
    })
}

function slashed(path: string): string {
  return path.split(sep).join('/')
}
