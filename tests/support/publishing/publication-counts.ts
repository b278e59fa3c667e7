/** Reads the store beside the processes that work on it. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { z } from 'zod'

/**
 * `open`: still to be sent, or looked for within a minute. What is never looked for again stays
 * unknown and is not open.
 */
const OPEN = `select count(*) as open from publications p
  left join publication_sendings s on s.account_id = p.account_id and s.publication_id = p.id
  where p.state in ('planned', 'sending') or (p.state = 'unknown' and s.look_at < `
const SOON = 60_000
const Counts = z.object({ open: z.coerce.number() })

export async function countStates({
  postgresUrl,
  dataDir,
}: {
  readonly postgresUrl: string | null
  readonly dataDir: string
}): Promise<z.infer<typeof Counts>> {
  const query = `${OPEN}${Date.now() + SOON})`
  if (postgresUrl === null) {
    const db = new DatabaseSync(join(dataDir, 'pinloom.sqlite'), { readOnly: true, timeout: 5_000 })
    try {
      return Counts.parse(db.prepare(query).get())
    } finally {
      db.close()
    }
  }
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    return Counts.parse((await client.query(query)).rows[0])
  } finally {
    await client.end()
  }
}
