/** Workspace files of accounts that journeys of this run have generated, for all its workers. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = process.env['PINLOOM_JOURNEY_ACCOUNTS']

/** Null when no journey of this run has kept one of that name. */
export async function findKept(name: string): Promise<Buffer | null> {
  return folder === undefined ? null : readFile(join(folder, name)).catch(() => null)
}

/** Of two workers that keep one of the same name at the same moment, the later one's stays. */
export async function keepAccount(name: string, file: Buffer): Promise<void> {
  if (folder === undefined) return
  const part = join(folder, `${name}.${process.pid}`)
  await writeFile(part, file)
  await rename(part, join(folder, name))
}
