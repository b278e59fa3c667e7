/**
 * What a long run of pins holds in memory: every template and case, each time with another crop, as
 * many at once as the machine has cores. Each line is the process as the system sees it; flat means
 * that the last is no higher than the one in the middle.
 */
import { availableParallelism } from 'node:os'
import { templates } from '../core/templates/choice/template-list.ts'
import { caseDesign, hardCases, loadCasePicture } from '../tests/support/drawing/hard-cases.ts'
import { createPinRenderer } from '../server/platform/images/drawing/pin-renderer.ts'

export interface MemoryRow {
  pins: number
  rss_mb: number
  /** V8's own heap, and what it knows of beside it. */
  heap_mb: number
  external_mb: number
}

const STOPS = [100, 200, 400, 700, 1000]
const mega = (bytes: number): number => Math.round(bytes / 1_048_576)

export async function measureMemory(report: (row: MemoryRow) => void): Promise<MemoryRow[]> {
  const renderer = createPinRenderer()
  const rows: MemoryRow[] = []
  const look = (pins: number): void => {
    const { rss, heapUsed, external } = process.memoryUsage()
    const row = { pins, rss_mb: mega(rss), heap_mb: mega(heapUsed), external_mb: mega(external) }
    rows.push(row)
    report(row)
  }
  // drawing the sample scenes takes more than rendering: it is over before the first look
  for (const item of hardCases)
    for (const template of templates)
      for (const { picture_id: id } of caseDesign(template, item).pictures)
        await loadCasePicture(id)
  look(0)
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    while (next < (STOPS.at(-1) ?? 0)) {
      await renderer.renderPin(designAt(next++), loadCasePicture)
      done += 1
      if (STOPS.includes(done)) look(done)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return rows
}

function designAt(index: number): ReturnType<typeof caseDesign> {
  const template = templates[index % templates.length]
  const item = hardCases[Math.floor(index / templates.length) % hardCases.length]
  if (!template || !item) throw new Error('There is nothing to render.')
  const design = caseDesign(template, item)
  const crop = { x: (index % 7) / 50, y: (index % 11) / 60, width: 0.7, height: 0.7 }
  return { ...design, pictures: design.pictures.map((picture) => ({ ...picture, crop })) }
}
