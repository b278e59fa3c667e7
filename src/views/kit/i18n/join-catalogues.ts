import type { Catalogue } from './text.ts'

/** Of modules that export nothing but catalogues. */
export function joinCatalogues(modules: Record<string, unknown>): Catalogue {
  return Object.assign(
    {},
    ...Object.values(modules as Record<string, Record<string, Catalogue>>).flatMap((module) =>
      Object.values(module),
    ),
  ) as Catalogue
}
