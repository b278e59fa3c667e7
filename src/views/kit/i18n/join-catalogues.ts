import type { Catalogue } from './text.ts'

/** `files`: catalogues by their paths. */
export function joinCatalogues(files: Readonly<Record<string, Catalogue>>): Catalogue {
  return Object.assign({}, ...Object.values(files)) as Catalogue
}
