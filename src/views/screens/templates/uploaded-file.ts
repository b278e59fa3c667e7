/** A file that was uploaded before what it is for failed: a retry uses what the server has. */
import type { Outcome } from '#core/contract/client.ts'

type Uploading = (file: File) => Promise<Outcome<{ readonly id: string }>>

interface UploadedFile {
  /** The id of the picture. */
  readonly upload: (file: File, uploading: Uploading) => Promise<Outcome<{ readonly id: string }>>
  /** The picture is in use: the same file is a new one next time. */
  readonly forget: () => void
}

export function keepUploadedFile(): UploadedFile {
  let kept: { readonly key: string; readonly picture: { readonly id: string } } | null = null
  return {
    upload: async (file, uploading) => {
      const key = JSON.stringify([file.name, file.size, file.lastModified, file.type])
      if (kept?.key === key) return { ok: true, answer: kept.picture }
      const stored = await uploading(file)
      if (stored.ok) kept = { key, picture: stored.answer }
      return stored
    },
    forget: () => {
      kept = null
    },
  }
}
