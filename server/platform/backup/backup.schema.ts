/** The files of a backup: `manifest.json`, `rows/<table>.jsonl`, `objects/<key>`. */
import { z } from 'zod'

export const BackupManifest = z.object({
  format: z.literal(1),
  /** ms UTC. */
  taken_at: z.number(),
  /** Names of the migrations of the store, in order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  objects: z.array(z.object({ key: z.string(), size: z.number(), sha256: z.string() })),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** A row as stored in a backup: columns hold text, numbers and null only. */
export const BackupRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export type BackupRow = z.infer<typeof BackupRow>

/** It can't be made or restored as asked. Its message is a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
