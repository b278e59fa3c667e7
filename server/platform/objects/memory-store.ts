/** For the command line and tests: it goes with the process. */
import { createHash } from 'node:crypto'
import { checkKey, checkPrefix, contentTypeOf, isBytes, type ObjectStore } from './object-store.ts'

export function memoryStore(): ObjectStore {
  const kept = new Map<string, { readonly bytes: Uint8Array; readonly modifiedAt: number }>()
  const factsOf = (
    key: string,
    { bytes, modifiedAt }: { bytes: Uint8Array; modifiedAt: number },
  ) => ({
    key,
    size: bytes.byteLength,
    modifiedAt,
  })
  return {
    put: async (key, content) => {
      const bytes = isBytes(content) ? content : await collect(content)
      kept.set(checkKey(key), { bytes, modifiedAt: Date.now() })
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return { size: bytes.byteLength, sha256 }
    },
    get: async (key) => kept.get(checkKey(key))?.bytes ?? null,
    head: async (key) => {
      const found = kept.get(checkKey(key))
      return found === undefined ? null : factsOf(key, found)
    },
    open: async (key) => {
      const found = kept.get(checkKey(key))
      return found === undefined
        ? null
        : new Blob([new Uint8Array(found.bytes)], { type: contentTypeOf(key) })
    },
    remove: async (key) => void kept.delete(checkKey(key)),
    removeAll: async (prefix) => {
      checkPrefix(prefix)
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key)
    },
    list: async function* (prefix) {
      checkPrefix(prefix)
      for (const [key, found] of kept) if (key.startsWith(prefix)) yield factsOf(key, found)
    },
    probe: async () => undefined,
  }
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}
