/**
 * The sheets of a build in the order in which a browser would meet them: those of what is imported
 * before those of what imports it.
 */
export type Manifest = Readonly<Record<string, Chunk>>

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export function sheetsOf(manifest: Manifest): string[] {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const later: string[] = []
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || seen.has(name)) return
    seen.add(name)
    for (const one of chunk.imports ?? []) visit(one)
    for (const sheet of chunk.css ?? []) sheets.add(sheet)
    later.push(...(chunk.dynamicImports ?? []))
  }
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry === true) visit(name)
  // What is loaded later comes after all that was there.
  for (let name = later.shift(); name !== undefined; name = later.shift()) visit(name)
  return [...sheets]
}
