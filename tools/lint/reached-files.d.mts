export type Importers = Map<string, string[]>
export function reachedFiles(
  contents: ReadonlyMap<string, string | null>,
  importers: Importers,
): string[] | null
export function importsOf(file: string, text: string): string[]
export function compilerGraph(
  buildInfo: string,
  folder: string,
  root: string,
): { files: Set<string>; importers: Importers } | null
export function filesToLint(place: {
  root: string
  since: string
  buildInfo: string
}): string[] | null
