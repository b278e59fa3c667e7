/**
 * Analyses the demo site's pictures and keeps what was found, so that no server has to:
 *   node tools/with-node.mjs tools/demo-pictures/write-facts.ts
 * Needed after a change of the pictures or of their analysis.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DEMO_PICTURES,
  KEPT_FACTS,
  type KeptFacts,
} from '../../server/features/templates/thumbnail-designs.ts'
import { analysePicture } from '../../server/platform/images/analysis/picture-analyst.ts'

const rows: string[] = []
for (const file of (await readdir(DEMO_PICTURES)).toSorted()) {
  const bytes = await readFile(join(DEMO_PICTURES, file))
  const kept: KeptFacts[string] = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    facts: await analysePicture(bytes),
  }
  rows.push(`  ${JSON.stringify(file.replace(/\.jpg$/, ''))}: ${JSON.stringify(kept)}`)
}
await writeFile(KEPT_FACTS, `{\n${rows.join(',\n')}\n}\n`)
