/**
 * Lets bundled modules find files as their sources do: `import.meta.url`, `dirname` and `filename`
 * stay those of the source, and what is started by its path is the entry of the bundle.
 */
import { dirname, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

interface Places {
  readonly root: string
  readonly outDir: string
  /** Names of the bundle's entries, and their sources. */
  readonly entries: Readonly<Record<string, string>>
}

const STARTED = /new URL\(\s*'(\.[^']+\.ts)',\s*import\.meta\.url,?\s*\)/g
const OWN = /import\.meta\.(url|dirname|filename)\b/g
/** Of the bundle; not what `OWN` finds. */
const BUNDLE = 'import.meta["url"]'

export function sourcePaths(places: Places): Plugin {
  return {
    name: 'pinloom:source-paths',
    enforce: 'pre',
    transform: (code, id) => {
      if (id.includes('/node_modules/') || !code.includes('import.meta.')) return null
      return { code: withSourcePaths(code, id, places), map: null }
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
  const own = (path: string) =>
    `new URL('${toRoot}/${slashed(relative(places.root, path))}', ${BUNDLE})`
  return code
    .replace(STARTED, (_, path: string) => {
      const source = resolve(dirname(id), path)
      const entry = Object.entries(places.entries).find(([, file]) => file === source)
      if (entry === undefined) throw new Error(`${source} is started by its path, and no entry.`)
      return `new URL('__BUNDLE__/${entry[0]}.js', ${BUNDLE})`
    })
    .replace(OWN, (_, property: string) => {
      if (property === 'url') return `${own(id)}.href`
      const path = property === 'filename' ? id : dirname(id)
      return `process.getBuiltinModule('node:url').fileURLToPath(${own(path)})`
    })
}

function slashed(path: string): string {
  return path.split(sep).join('/')
}
