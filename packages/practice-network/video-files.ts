/**
 * The files of videos: beside the network's own file, or in a folder that goes with the process.
 */
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export interface VideoFiles {
  write(id: string, chunks: AsyncIterable<Uint8Array>): Promise<void>
  /** Null = there is none. */
  open(id: string): Promise<Blob | null>
  close(): Promise<void>
}

export async function openVideoFiles(file: string | undefined): Promise<VideoFiles> {
  const isKept = file !== undefined
  const folder = isKept ? `${file}.videos` : await mkdtemp(join(tmpdir(), 'practice-videos-'))
  await mkdir(folder, { recursive: true })
  const pathOf = (id: string): string => join(folder, id.replaceAll(/\D/g, ''))
  return {
    write: async (id, chunks) => pipeline(chunks, createWriteStream(pathOf(id))),
    open: (id) => openAsBlob(pathOf(id)).catch(() => null),
    close: async () => (isKept ? undefined : rm(folder, { recursive: true, force: true })),
  }
}
