/** The answer of a `binary` call. */
import type { Readable } from 'node:stream'

export interface FileAnswer {
  readonly content: Uint8Array | Readable
  readonly type: string
  /** Given = the browser saves it under this name. */
  readonly fileName?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** ASCII fallback and UTF-8 name, RFC 6266. */
export function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
