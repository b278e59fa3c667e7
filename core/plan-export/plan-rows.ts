/**
 * The plan as rows of Pinterest's bulk CSV: one per publication, with its board and its time. Each
 * link carries the publication's id, as that of a pin sent by the network's API does, so that the
 * pin can be recognised on its board.
 */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import { type Pin, pinWordLimits } from '#core/contract/content/pins.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { exportProblem } from '#core/contract/problems/export.problems.ts'
import { planExportProblem } from '#core/contract/problems/plan-export.problems.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { tagLink } from '#core/pins/pin-link.ts'
import { type CsvRow, mediaFiles, rowOf } from '#core/export/pinterest-csv.ts'
import { nameOfBoard } from '#core/export/boards.ts'
import { preflight } from '#core/export/preflight.rules.ts'
import { addDays, dateOfWall, instantOf, wallOf } from '#core/schedule/wall-time.ts'

export interface PlannedPublication {
  readonly pin: Pin
  readonly publication: Publication
}

export interface PlanContext {
  readonly boards: readonly Board[]
  readonly publicUrl: string
  readonly publicUrlReachable: boolean
  /** Only this server has the videos: no other folder. */
  readonly isVideoHosted?: boolean
  readonly linkTagging: boolean
  /** ms UTC */
  readonly now: number
}

export interface PlannedRow extends PlannedPublication {
  readonly board: string
  readonly link: string
}

export interface UnfitPublication extends PlannedPublication {
  readonly problems: readonly Problem[]
}

/** An upload takes a while, and Pinterest refuses a time that has passed. */
export const MIN_AHEAD_MINUTES = 15
const MINUTE_MS = 60_000

/** By time. `unfit`: what Pinterest would refuse, and why. */
export function planRows(
  planned: readonly PlannedPublication[],
  context: PlanContext,
): { readonly rows: readonly PlannedRow[]; readonly unfit: readonly UnfitPublication[] } {
  const rows: PlannedRow[] = []
  const unfit: UnfitPublication[] = []
  for (const one of planned.toSorted((a, b) => a.publication.at - b.publication.at)) {
    const { board_id, section_id } = one.publication
    const problems = problemsOf(one, context)
    const board = nameOfBoard(context.boards, board_id, section_id)
    if (problems.length > 0 || board === null) unfit.push({ ...one, problems })
    else rows.push({ ...one, board, link: linkOf(one, context.linkTagging) })
  }
  return { rows, unfit }
}

/** `filesOf`: where Pinterest fetches the picture of a row, or its video and cover. */
export function csvRowsOf(
  rows: readonly PlannedRow[],
  filesOf: (row: PlannedRow) => Pick<Parameters<typeof rowOf>[1], 'media' | 'thumbnail'>,
): CsvRow[] {
  return rows.map((row) =>
    rowOf(row.pin, {
      board: row.board,
      link: row.link,
      ...filesOf(row),
      at: row.publication.at,
    }),
  )
}

export const hostedFiles =
  (publicUrl: string) =>
  ({ pin }: PlannedRow) =>
    mediaFiles(pin, publicUrl)

function problemsOf({ pin, publication }: PlannedPublication, context: PlanContext): Problem[] {
  const { board_id, section_id, at, state } = publication
  if (state !== 'planned') return [planExportProblem('planExport.notPlanned')]
  const { publications: _, ...rest } = pin
  const onBoard: Pin = {
    ...rest,
    boards: [{ board_id, ...(section_id !== undefined && { section_id }) }],
  }
  const [found] = preflight([onBoard], context.boards, {
    ...context,
    format: 'csv',
    isAdvised: false,
  })
  const errors = (found?.findings ?? []).filter(({ severity }) => severity === 'error')
  const isLong = linkOf({ pin, publication }, context.linkTagging).length > pinWordLimits.link
  const isLongKnown = errors.some(({ code }) => code === 'link_too_long')
  return [
    ...(at < context.now + MIN_AHEAD_MINUTES * MINUTE_MS
      ? [planExportProblem('planExport.tooSoon', { least: MIN_AHEAD_MINUTES })]
      : []),
    ...errors.map(({ problem }) => problem),
    ...(isLong && !isLongKnown
      ? [exportProblem('export.linkLong', { most: pinWordLimits.link })]
      : []),
  ]
}

function linkOf({ pin, publication }: PlannedPublication, isTagged: boolean): string {
  return isTagged && pin.link !== '' ? tagLink(pin.link, publication.id) : pin.link
}

/**
 * Which part of a plan goes into a file: the next days, today included, or a range of dates. Days
 * are those of the account's zone.
 */
export type PlanSpan =
  | { readonly kind: 'days'; readonly days: number }
  /** Both included; `YYYY-MM-DD`. */
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }

/** ms UTC: from `from` on and before `to`. */
export function instantsOfSpan(
  span: PlanSpan,
  { zone, now }: { readonly zone: string; readonly now: number },
): { readonly from: number; readonly to: number } {
  if (span.kind === 'dates')
    return { from: startOfDay(span.from, zone), to: startOfDay(addDays(span.to, 1), zone) }
  return { from: now, to: startOfDay(addDays(dateOfWall(wallOf(now, zone)), span.days), zone) }
}

function startOfDay(date: string, zone: string): number {
  return instantOf(`${date}T00:00`, zone)
}
