/**
 * What judges wrote on a sheet, counted by whose the words are and what kind of page they are for.
 */
import { z } from 'zod'
import type { Group, KeyRow } from './sheet.ts'
import { kappa, median } from './statistics.ts'

export const Verdict = z.enum(['as is', 'small edit', 'no'])
export type Verdict = z.infer<typeof Verdict>

export const Mark = z.object({
  id: z.string(),
  title: Verdict,
  title_why: z.string().optional(),
  /** Missing where the page has no description of its own. */
  description: Verdict.optional(),
  description_why: z.string().optional(),
  /** Missing where a picture has no text. */
  headline: z.enum(['ok', 'no']).optional(),
})
export type Mark = z.infer<typeof Mark>

/** One judge's marks by the id of the pin. */
export type Judgement = ReadonlyMap<string, Mark>

/** The worse of the two: a pin is as is when both are. */
export function verdictOfPin({ title, description }: Mark): Verdict | null {
  if (description === undefined) return null
  if (title === 'no' || description === 'no') return 'no'
  return title === 'as is' && description === 'as is' ? 'as is' : 'small edit'
}

export type Part = 'title' | 'description' | 'pin' | 'headline'
export const PARTS: readonly Part[] = ['title', 'description', 'pin', 'headline']

function verdictOf(mark: Mark, part: Part): string | null {
  return part === 'pin' ? verdictOfPin(mark) : (mark[part] ?? null)
}

export interface Count {
  readonly total: number
  readonly verdicts: Readonly<Record<string, number>>
}

export interface Selection {
  readonly side: string
  /** Null: all pages. */
  readonly group: Group | null
}

/** A pin that its side made twice counts twice, for both would be published. */
export function countVerdicts(
  judgement: Judgement,
  key: readonly KeyRow[],
  { side, group, part }: Selection & { readonly part: Part },
): Count {
  const verdicts: Record<string, number> = {}
  let total = 0
  for (const row of key) {
    const mark = judgement.get(row.id)
    const origin = row.origins.find((one) => one.side === side)
    const verdict = mark ? verdictOf(mark, part) : null
    if (!origin || verdict === null || (group !== null && row.group !== group)) continue
    total += origin.count
    verdicts[verdict] = (verdicts[verdict] ?? 0) + origin.count
  }
  return { total, verdicts }
}

/** Share of one; NaN where nothing was judged. */
export const shareOf = ({ total, verdicts }: Count, verdict: string): number =>
  (verdicts[verdict] ?? 0) / total

export function medianShare(counts: readonly Count[], verdict: string): number {
  return median(counts.filter(({ total }) => total > 0).map((count) => shareOf(count, verdict)))
}

export interface Agreement {
  readonly judges: readonly [number, number]
  readonly pins: number
  readonly kappa: number | null
}

/** Of every two judgements, over the pins that both judged. */
export function agreements(judgements: readonly Judgement[]): Agreement[] {
  return judgements.flatMap((first, a) =>
    judgements.slice(a + 1).map((second, offset): Agreement => {
      const pairs = [...first.values()].flatMap((mark): [string, string][] => {
        const other = second.get(mark.id)
        const [own, theirs] = [verdictOfPin(mark), other ? verdictOfPin(other) : null]
        return own === null || theirs === null ? [] : [[own, theirs]]
      })
      return { judges: [a, a + 1 + offset], pins: pairs.length, kappa: kappa(pairs) }
    }),
  )
}

export interface BadPin {
  readonly pin: KeyRow
  readonly refused: number
  readonly judged: number
  readonly reasons: readonly string[]
}

/** Those that most judges refuse first, then those with the most refused parts. */
export function worstPins(
  judgements: readonly Judgement[],
  key: readonly KeyRow[],
  { side, limit }: { readonly side: string; readonly limit: number },
): BadPin[] {
  const bad = key
    .filter(({ origins }) => origins.some((one) => one.side === side))
    .map((pin) => {
      const marks = judgements.flatMap((judgement) => judgement.get(pin.id) ?? [])
      const parts = marks.flatMap(({ title, description, headline }) => [
        title,
        description,
        headline,
      ])
      return {
        pin,
        judged: marks.length,
        refused: marks.filter((mark) => verdictOfPin(mark) === 'no').length,
        reasons: marks.flatMap(reasonsOf),
        parts: parts.filter((verdict) => verdict === 'no').length,
      }
    })
    .filter(({ refused }) => refused > 0)
  const share = ({ refused, judged }: BadPin): number => refused / judged
  return bad
    .toSorted((a, b) => share(b) - share(a) || b.parts - a.parts)
    .slice(0, limit)
    .map(({ pin, refused, judged, reasons }) => ({ pin, refused, judged, reasons }))
}

function reasonsOf(mark: Mark): string[] {
  const said = [
    [mark.title, mark.title_why, 'title'],
    [mark.description, mark.description_why, 'description'],
    [mark.headline, undefined, 'headline'],
  ] as const
  return said
    .filter(([verdict]) => verdict === 'no')
    .map(([, why, part]) => (why === undefined ? part : `${part}: ${why}`))
}
