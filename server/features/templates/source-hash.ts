import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Of the sources and documents in these folders, tests apart. */
export async function hashSources(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && isSource(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}

const isSource = (name: string): boolean =>
  (name.endsWith('.ts') && !name.includes('.test.')) || name.endsWith('.template.json')
