/**
 * The files of a plan. Where Pinterest can fetch pictures from this server, the CSV names them here.
 * Elsewhere the pictures go into the ZIP, and the CSV names them in the folder where the person will
 * put them online.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { planExportProblem } from '#core/contract/problems/plan-export.problems.ts'
import { safeName } from '#core/export/file-names.ts'
import { csvFiles } from '#core/export/pinterest-csv.ts'
import { shortPinId } from '#core/pins/pin-link.ts'
import { withoutMarker } from '#core/pins/book/image-marker.ts'
import {
  csvRowsOf,
  hostedFiles,
  type PlannedRow,
  type UnfitPublication,
} from '#core/plan-export/plan-rows.ts'
import type { FileAnswer } from '../../platform/http/files/answer-file.ts'
import { zipStream, type ZipContent } from '../../platform/http/files/zip-writer.ts'

/** What a picture's address leads to; null = it is not there. */
export type ReadPicture = (
  url: string,
) => Promise<{ readonly bytes: Uint8Array; readonly type: string } | null>

export interface PlanBatch {
  readonly rows: readonly PlannedRow[]
  readonly unfit: readonly UnfitPublication[]
  /** Ids that the plan doesn't have. */
  readonly gone: readonly string[]
  readonly accountName: string
  readonly publicUrl: string
  /** Null: Pinterest fetches them from this server. `folder`: their address online, or empty. */
  readonly pictures: { readonly folder: string } | null
  readonly now: number
}

const encoder = new TextEncoder()

/** Rows whose picture is not in our store are unfit: every publication of such a pin. */
export async function splitByPicture(
  rows: readonly PlannedRow[],
  readPicture: ReadPicture,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly PlannedRow[]; readonly unfit: readonly UnfitPublication[] }> {
  const isThere = new Map<string, boolean>()
  for (const { pin } of rows) {
    signal.throwIfAborted()
    const url = withoutMarker(pin.image_url)
    if (!isThere.has(url)) isThere.set(url, (await readPicture(url)) !== null)
  }
  const hasPicture = ({ pin }: PlannedRow) => isThere.get(withoutMarker(pin.image_url)) === true
  const problems = [planExportProblem('planExport.pictureLost')]
  return {
    rows: rows.filter(hasPicture),
    unfit: rows
      .filter((row) => !hasPicture(row))
      .map(({ pin, publication }) => ({ pin, publication, problems })),
  }
}

export function planFile(
  batch: PlanBatch,
  readPicture: ReadPicture,
  signal: AbortSignal,
): FileAnswer {
  const { rows, unfit, gone, accountName, publicUrl, pictures, now } = batch
  const filesOf =
    pictures === null
      ? hostedFiles(publicUrl)
      : (row: PlannedRow) => ({
          media: `${pictures.folder}${pictureName(row)}`,
          thumbnail: '',
        })
  const files = csvFiles(csvRowsOf(rows, filesOf))
  const headers = { 'X-Pinloom-Left-Out': String(unfit.length + gone.length) }
  const name = safeName(accountName, 'plan')
  const [only] = files
  if (pictures === null && files.length === 1 && only !== undefined)
    return {
      content: encoder.encode(only),
      type: 'text/csv; charset=utf-8',
      fileName: `${name} plan.csv`,
      headers,
    }
  return {
    content: zipStream(entriesOf(batch, { files, readPicture, signal }), now),
    type: 'application/zip',
    fileName: `${name} plan.zip`,
    headers,
  }
}

interface Writing {
  readonly files: readonly string[]
  readonly readPicture: ReadPicture
  readonly signal: AbortSignal
}

async function* entriesOf(
  { rows, unfit, gone, pictures }: PlanBatch,
  { files, readPicture, signal }: Writing,
): AsyncGenerator<ZipContent> {
  for (const [at, text] of files.entries())
    yield { path: `plan-${at + 1}.csv`, content: encoder.encode(text), isPacked: false }
  const written = new Set<string>()
  for (const row of pictures === null ? [] : rows) {
    if (signal.aborted) return
    const path = `pictures/${pictureName(row)}`
    if (written.has(path)) continue
    written.add(path)
    const picture = await readPicture(withoutMarker(row.pin.image_url))
    // It was there a moment ago. A download that breaks off is better than a plan without it.
    if (picture === null) throw new Error(`The picture of pin ${row.pin.id} is gone.`)
    yield { path, content: picture.bytes, isPacked: true }
  }
  const report = [
    ...unfit.map(({ pin, publication, problems }) =>
      lineOf({ id: publication.id, title: pin.title, problems }),
    ),
    ...gone.map((id) =>
      lineOf({ id, title: '', problems: [planExportProblem('planExport.notPlanned')] }),
    ),
  ]
  const content = `${JSON.stringify({ in_files: rows.length, left_out: report }, null, 2)}\n`
  yield { path: 'report.json', content: encoder.encode(content), isPacked: false }
}

/** Safe in every address. One pin on two boards has one picture. */
function pictureName({ pin }: PlannedRow): string {
  const ending = /\.(?:png|webp|avif|gif)$/.exec(withoutMarker(pin.image_url))?.[0] ?? '.jpg'
  return `${shortPinId(pin.id)}${ending}`
}

function lineOf({
  id,
  title,
  problems,
}: {
  readonly id: string
  readonly title: string
  readonly problems: readonly Problem[]
}) {
  return { id, title, reasons: problems.map(({ message }) => message) }
}
