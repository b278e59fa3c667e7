/** The CSV itself when one file suffices; else a ZIP of the files with the report. */
import { pinterestCsv } from '#core/export/pinterest-csv.ts'
import { safeName } from '#core/export/file-names.ts'
import type { FileAnswer } from '../../platform/http/files/answer-file.ts'
import type { ExportBatch } from './export-batch.ts'
import { reportJson } from './report.ts'
import { zipStream, type ZipContent } from '../../platform/http/files/zip-writer.ts'

export function csvFile(batch: ExportBatch): FileAnswer {
  const name = safeName(batch.accountName, 'pins')
  const files = pinterestCsv(batch.pins, batch)
  const headers = { 'X-Pinloom-Left-Out': String(batch.leftOut.length) }
  const encoder = new TextEncoder()
  const [only] = files
  if (files.length === 1 && only !== undefined)
    return {
      content: encoder.encode(only),
      type: 'text/csv; charset=utf-8',
      fileName: `${name} pins.csv`,
      headers,
    }
  const entries: ZipContent[] = [
    ...files.map((text, at) => ({
      path: `pins-${at + 1}.csv`,
      content: encoder.encode(text),
      isPacked: false,
    })),
    {
      path: 'report.json',
      content: encoder.encode(reportJson(batch.pins.length, batch.leftOut)),
      isPacked: false,
    },
  ]
  return {
    content: zipStream(entries, batch.now),
    type: 'application/zip',
    fileName: `${name} pins.zip`,
    headers,
  }
}
