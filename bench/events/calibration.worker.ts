/** Keeps rows at the end of a file of the origin's private file system, and answers each. */

/** Workers only: the types of a page don't have it. Sizes and places in bytes. */
interface WorkerFile extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<{
    getSize(): number
    write(data: ArrayBuffer, options: { at: number }): number
  }>
}

const folder = await navigator.storage.getDirectory()
const handle = await folder.getFileHandle('calibration', { create: true })
if (!isWorkerFile(handle)) throw new Error('No file can be written at once here.')
const file = await handle.createSyncAccessHandle()
let end = file.getSize()

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  end += file.write(data, { at: end })
  self.postMessage(end)
}
self.postMessage(end)

function isWorkerFile(one: FileSystemFileHandle): one is WorkerFile {
  return 'createSyncAccessHandle' in one
}

export {}
