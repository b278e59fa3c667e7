/**
 * Stored copies of real pages with the truth about them. A quarter is kept aside: of those only
 * totals are printed, so that they are not tuned for.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { z } from 'zod'
import { isKeptAside } from '../../tools/judge/page-files.ts'

export type PageSet = 'open' | 'kept'
export const PAGE_SETS: readonly PageSet[] = ['open', 'kept']

export interface WordsGround {
  /** The folder with `articles/`, `recipes/` and their `.jsonl`. */
  readonly pages: string
  readonly sets: readonly PageSet[]
  /** How many of the worst pages of the open set are named on standard error. */
  readonly worst: number
}

export interface RealPage<Truth> {
  readonly file: string
  readonly set: PageSet
  readonly html: string
  readonly truth: Truth
}

/** Pages of one folder, with one line of truth each. */
export function* readRealPages<Truth extends { file: string }>(
  { pages, sets }: WordsGround,
  folder: string,
  schema: z.ZodType<Truth>,
): Generator<RealPage<Truth>> {
  for (const line of readFileSync(join(pages, `${folder}.jsonl`), 'utf8').split('\n')) {
    if (line.trim() === '') continue
    const truth = schema.parse(JSON.parse(line))
    const set = setOf(truth.file)
    if (!sets.includes(set)) continue
    const html = gunzipSync(readFileSync(join(pages, folder, truth.file))).toString('utf8')
    yield { file: truth.file, set, html, truth }
  }
}

export function setOf(file: string): PageSet {
  return isKeptAside(file) ? 'kept' : 'open'
}
