/**
 * A disk in memory that loses its power: what was not synced is there or not, by chance. Bytes of a
 * file survive by a sync of the file, its name by a sync of the folder that has it, as POSIX
 * promises no more than that.
 */
import { basename, dirname } from 'node:path'
import type { FolderDisk } from '../../../server/platform/objects/folder-store.ts'

interface Contents<T> {
  live: T
  synced: T
}
type Folder = { readonly kind: 'folder' } & Contents<ReadonlyMap<string, Node>>
type File = { readonly kind: 'file' } & Contents<Buffer>
type Node = Folder | File

export class PowerLoss extends Error {
  override readonly name = 'PowerLoss'
}

export class LossyDisk {
  readonly #root = folder()
  #steps: number

  /** Each call is a step; all fail once there are none left. */
  constructor(steps: number) {
    this.#steps = steps
  }

  get disk(): FolderDisk {
    return {
      mkdir: async (path) => this.#step(() => this.#makeFolders(path)),
      open: async (path, flags) => this.#step(() => this.#open(path, flags)),
      rename: async (from, to) =>
        this.#step(() => {
          const moved = this.#find(from)
          this.#change(from, null)
          this.#change(to, moved)
        }),
      rm: async (path) => this.#step(() => this.#change(path, null)),
    }
  }

  /** Files after the power is back, by path. */
  survivors(random: () => number): Map<string, Buffer> {
    const found = new Map<string, Buffer>()
    const walk = (node: Node, path: string): void => {
      const isLive = random() < 0.5
      if (node.kind === 'file') return void found.set(path, isLive ? node.live : node.synced)
      for (const [name, child] of isLive ? node.live : node.synced) walk(child, `${path}/${name}`)
    }
    walk(this.#root, '')
    return found
  }

  #step<T>(work: () => T): T {
    this.#steps -= 1
    if (this.#steps < 0) throw new PowerLoss()
    return work()
  }

  #find(path: string): Node {
    if (path === '/') return this.#root
    const parent = this.#find(dirname(path))
    const found = parent.kind === 'folder' ? parent.live.get(basename(path)) : undefined
    if (found === undefined) throw Object.assign(new Error(path), { code: 'ENOENT' })
    return found
  }

  #change(path: string, node: Node | null): void {
    const parent = this.#find(dirname(path))
    if (parent.kind === 'file') throw new Error(`${path} is in no folder.`)
    const live = new Map(parent.live)
    if (node === null) live.delete(basename(path))
    else live.set(basename(path), node)
    parent.live = live
  }

  #makeFolders(path: string): string | undefined {
    if (path === '/') return undefined
    const first = this.#makeFolders(dirname(path))
    try {
      this.#find(path)
      return first
    } catch {
      // It is missing.
      this.#change(path, folder())
      return first ?? path
    }
  }

  #open(path: string, flags: string | number) {
    if (flags === 'w') this.#change(path, file())
    const node = this.#find(path)
    return {
      writeFile: async (chunk: Uint8Array) =>
        this.#step(() => {
          if (node.kind === 'file') node.live = Buffer.concat([node.live, chunk])
        }),
      sync: async () =>
        this.#step(() => {
          if (node.kind === 'file') node.synced = node.live
          else node.synced = node.live
        }),
      close: async () => undefined,
    }
  }
}

const folder = (): Folder => ({ kind: 'folder', live: new Map(), synced: new Map() })
const file = (): File => ({ kind: 'file', live: Buffer.alloc(0), synced: Buffer.alloc(0) })
