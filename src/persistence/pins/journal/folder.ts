/**
 * Where journal files are: one folder of the origin's private file system, `<partition>.<slot>`.
 * Beside them, as the name of an empty file (`<partition>.mark-<mark>`), the mark of the database
 * that they are for: a name is there at once, and it stays when a browser throws the database away.
 */

export async function journalFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle('pin-journals', { create: true })
}

/** Of a partition's files, the lowest first. */
export async function slotsOf(
  folder: FileSystemDirectoryHandle,
  partition: string,
): Promise<number[]> {
  return numbersAfter(folder, fileName(partition, ''))
}

export function fileName(partition: string, slot: number | ''): string {
  return `${encodeURIComponent(partition)}.${slot}`
}

/** Null: none was kept. */
export async function readMark(partition: string): Promise<number | null> {
  const [mark] = await numbersAfter(await journalFolder(), markName(partition, ''))
  return mark ?? null
}

/** In the place of any other; null = none any more. */
export async function saveMark(partition: string, mark: number | null): Promise<void> {
  const folder = await journalFolder()
  const others = await numbersAfter(folder, markName(partition, ''))
  if (mark !== null) await folder.getFileHandle(markName(partition, mark), { create: true })
  for (const other of others)
    if (other !== mark) await removeName(folder, markName(partition, other))
}

/** Not where another tab holds it, or has just removed it. */
export async function removeName(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  await folder.removeEntry(name).catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error
  })
}

function markName(partition: string, mark: number | ''): string {
  return `${encodeURIComponent(partition)}.mark-${mark}`
}

/** Of the files whose name goes on with nothing but a number, the lowest first. */
async function numbersAfter(folder: FileSystemDirectoryHandle, start: string): Promise<number[]> {
  const numbers: number[] = []
  for await (const name of folder.keys())
    if (name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
      numbers.push(Number(name.slice(start.length)))
  return numbers.toSorted((a, b) => a - b)
}
