/** Judgements in print: rates by side and group, agreement, the worst pins. */
import {
  agreements,
  countVerdicts,
  medianShare,
  PARTS,
  shareOf,
  worstPins,
  type Count,
  type Judgement,
  type Part,
} from './marks.ts'
import { Group, type KeyRow } from './sheet.ts'
import { wilson } from './statistics.ts'

const WORST_SHOWN = 20

export interface Rate {
  readonly side: string
  readonly group: string
  readonly part: Part
  /** In the order of the files of marks. */
  readonly judgements: readonly Count[]
}

export function ratesOf(judgements: readonly Judgement[], key: readonly KeyRow[]): Rate[] {
  const sides = [...new Set(key.flatMap(({ origins }) => origins.map(({ side }) => side)))]
  const rates = sides.flatMap((side) =>
    [null, ...Group.options].flatMap((group) =>
      PARTS.map((part): Rate => {
        const judged = judgements.map((one) => countVerdicts(one, key, { side, group, part }))
        return { side, group: group ?? 'all', part, judgements: judged }
      }),
    ),
  )
  return rates.filter((rate) => rate.judgements.some(({ total }) => total > 0))
}

export function printReport(judgements: readonly Judgement[], key: readonly KeyRow[]): string {
  const lines = [...coverage(judgements, key)]
  let block = ''
  for (const rate of ratesOf(judgements, key)) {
    if (block !== `${rate.side}, ${rate.group}`) {
      block = `${rate.side}, ${rate.group}`
      lines.push('', block)
    }
    lines.push(...printRate(rate))
  }
  lines.push('', 'agreement on pins (Cohen’s kappa)')
  for (const { judges, pins, kappa } of agreements(judgements))
    lines.push(
      `  judgements ${judges.map((at) => at + 1).join(' and ')}: ${kappa?.toFixed(2) ?? 'unknown'} over ${pins} pins`,
    )
  return [...lines, ...printWorst(judgements, key)].join('\n')
}

function coverage(judgements: readonly Judgement[], key: readonly KeyRow[]): string[] {
  const ids = new Set(key.map(({ id }) => id))
  return judgements.map((judgement, at) => {
    const known = [...judgement.keys()].filter((id) => ids.has(id)).length
    const strange = judgement.size - known
    const also = strange > 0 ? `, ${strange} marks of no pin on this sheet` : ''
    return `judgement ${at + 1}: ${known} of ${key.length} pins marked${also}`
  })
}

function printRate({ part, judgements }: Rate): string[] {
  const shown = part === 'headline' ? ['ok'] : ['as is', 'small edit', 'no']
  return shown.map((verdict) => {
    const each = judgements.map((count) => printShare(count, verdict))
    const middle = percent(medianShare(judgements, verdict))
    const name = `  ${part} ${part === 'headline' ? 'meaningful' : verdict}`
    return `${name.padEnd(26)} ${middle.padStart(6)}  ${each.join('  ')}`
  })
}

function printShare(count: Count, verdict: string): string {
  if (count.total === 0) return '–'
  const { low, high } = wilson(count.verdicts[verdict] ?? 0, count.total)
  const bounds = `${percent(low)}–${percent(high)}`
  return `${percent(shareOf(count, verdict))} (${bounds}, n ${count.total})`
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function printWorst(judgements: readonly Judgement[], key: readonly KeyRow[]): string[] {
  const worst = worstPins(judgements, key, { side: 'ours', limit: WORST_SHOWN })
  return [
    '',
    `the worst ${worst.length} of ours`,
    ...worst.flatMap(({ pin, refused, judged, reasons }) => [
      `- ${refused} of ${judged} say no: ${pin.page}`,
      `    ${pin.title}`,
      `    ${pin.description}`,
      `    on the picture: ${pin.headline}${pin.kicker === '' ? '' : ` · ${pin.kicker}`}`,
      ...(reasons.length > 0 ? [`    (${reasons.join('; ')})`] : []),
    ]),
  ]
}
