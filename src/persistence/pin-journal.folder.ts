/** Where journal files are: one folder of the origin's private file system, `<partition>.<slot>`. */

export async function journalFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle('pin-journals', { create: true })
}

/** Of a partition's files, the lowest first. */
export async function slotsOf(folder: FileSystemDirectoryHandle, partition: string): Promise<number[]> {
  const start = fileName(partition, '')
  const slots: number[] = []
  for await (const name of folder.keys()) if (name.startsWith(start) && /^\d+$/.test(name.slice(start.length))) slots.push(Number(name.slice(start.length)))
  return slots.toSorted((a, b) => a - b)
}

export function fileName(partition: string, slot: number | ''): string {
  return `${encodeURIComponent(partition)}.${slot}`
}
