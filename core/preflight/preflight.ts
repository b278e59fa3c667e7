/**
 * What is to be known of a pin before it is published: what an export checks too, by the same rules,
 * and what only publishing has, its picture's size and its distance to other pins. What blocks is
 * not sent; everything else is a warning. A repair never invents content.
 */
import type { Board } from '#core/contract/accounts.contract.ts'
import type { Pin, PinPatch } from '#core/contract/pins.contract.ts'
import { pinWordLimits } from '#core/contract/pins.contract.ts'
import type { Problem } from '#core/contract/problem.schema.ts'
import { preflightProblem } from '#core/contract/problems/preflight.problems.ts'
import { PublicationProblem, type PublicationPlan } from '#core/contract/publications.contract.ts'
import type { ScheduleRules } from '#core/contract/schedule.contract.ts'
import { preflight } from '#core/export/preflight.rules.ts'
import {
  type Conflict,
  conflictAt,
  freeMinuteFrom,
  type SendingIndex,
  type Spacing,
  spacingsOf,
} from '#core/schedule/spacing.ts'

export interface Finding extends PublicationProblem {
  /** The pin is not published with it. */
  readonly isBlocking: boolean
  readonly repair?: Repair
}

/** By one press; `repairPins` makes its events. `move`: to an instant that keeps the spacings. */
export type Repair =
  | { readonly kind: 'edit'; readonly patch: PinPatch }
  | { readonly kind: 'move'; readonly at: number }

export interface PictureSize {
  readonly width: number
  readonly height: number
  readonly bytes: number
}

export interface PreflightPlace {
  /** Of the account. */
  readonly boards: readonly Board[]
  /** What is to be published. Null = a draft: its own boards are looked at, and no distances. */
  readonly plan: PublicationPlan | null
  readonly rules: ScheduleRules
  /** What else is planned or was sent, without this publication. */
  readonly others: SendingIndex
  /** Of the rendered picture; null = not known. */
  readonly picture: PictureSize | null
}

export function findingsOf(pin: Pin, place: PreflightPlace): Finding[] {
  return [
    ...exportFindings(pin, place),
    ...altFindings(pin),
    ...(place.picture === null ? [] : pictureFindings(place.picture)),
    ...(place.plan === null ? [] : distanceFindings(pin, place.plan, place)),
  ]
}

/** For the rules of spacing. */
export function sourcePicturesOf({ design }: Pin): string[] {
  return design.pictures.map(({ picture_id }) => picture_id)
}

function exportFindings(pin: Pin, { boards, plan }: PreflightPlace): Finding[] {
  const row = plan === null ? pin : { ...pin, boards: [boardOf(plan)] }
  const context = { format: 'network', publicUrlReachable: true, linkTagging: true } as const
  return preflight([row], boards, context)
    .flatMap(({ findings }) => findings)
    .map(({ problem, severity, mend }) => {
      const isRepaired = mend !== undefined && !(plan !== null && 'boards' in mend)
      // A board that is gone is changed in the plan, which only a person can choose.
      return finding(problem, severity === 'error', isRepaired ? { patch: mend } : null)
    })
}

function boardOf({ board_id, section_id }: PublicationPlan) {
  return section_id === undefined ? { board_id } : { board_id, section_id }
}

function altFindings({ alt_text, title }: Pin): Finding[] {
  if (alt_text.trim() !== '') return []
  const words = title.trim().slice(0, pinWordLimits.alt_text)
  const problem = preflightProblem('preflight.altMissing')
  return [finding(problem, false, words === '' ? null : { patch: { alt_text: words } })]
}

function pictureFindings({ width, height, bytes }: PictureSize): Finding[] {
  const problems: Problem[] = []
  const isTooLarge = bytes > MAX_PICTURE_MB * MEGABYTE
  if (isTooLarge) {
    // One decimal, upwards: 5.01 MB would read as the 5 MB that are accepted.
    const size = Math.ceil((bytes / MEGABYTE) * 10) / 10
    problems.push(preflightProblem('preflight.pictureLarge', { size, most: MAX_PICTURE_MB }))
  }
  if (width < MIN_PICTURE_WIDTH)
    problems.push(
      preflightProblem('preflight.pictureSmall', { width, height, least: MIN_PICTURE_WIDTH }),
    )
  if (width > height) problems.push(preflightProblem('preflight.pictureWide'))
  if (height > width * MAX_PICTURE_RATIO) problems.push(preflightProblem('preflight.pictureTall'))
  return problems.map((problem) =>
    finding(problem, isTooLarge && problem.code === 'preflight.pictureLarge', null),
  )
}

/** Warnings, for when its time comes the governor delays it. All have the same repair. */
function distanceFindings(
  pin: Pin,
  { at, board_id }: PublicationPlan,
  { rules, others }: PreflightPlace,
): Finding[] {
  const sent = { link: pin.link, picture_ids: sourcePicturesOf(pin), board: board_id }
  const spacings = spacingsOf(sent, rules)
  const conflicts = (['link', 'picture', 'board'] as const).flatMap((rule) => {
    const own = spacings.filter((spacing) => spacing.rule === rule)
    return conflictAt(at, own, others) ?? []
  })
  if (conflicts.length === 0) return []
  const repair = { at: freeMinuteFrom(at, spacings, others) }
  return conflicts.map((conflict) =>
    finding(distanceProblem(conflict, { at, spacings }), false, repair),
  )
}

function distanceProblem(
  { rule, because }: Conflict,
  { at, spacings }: { at: number; spacings: readonly Spacing[] },
): Problem {
  const span = spacings.find((spacing) => spacing.rule === rule)?.span ?? 0
  const apart = Math.abs(because.at - at)
  const params = (unit: number) => ({
    count: Math.max(1, Math.ceil(apart / unit)),
    expected: span / unit,
  })
  if (rule === 'link') return preflightProblem('preflight.linkNear', params(HOUR_MS))
  if (rule === 'picture') return preflightProblem('preflight.pictureNear', params(DAY_MS))
  return preflightProblem('preflight.boardNear', params(MINUTE_MS))
}

function finding(
  { code, params }: Problem,
  isBlocking: boolean,
  repair: { patch: PinPatch } | { at: number } | null,
): Finding {
  const of = { ...PublicationProblem.parse({ code, params }), isBlocking }
  if (repair === null) return of
  return {
    ...of,
    repair: 'patch' in repair ? { kind: 'edit', ...repair } : { kind: 'move', ...repair },
  }
}

/** Published limits disagree (5, 20, 32 MB): the least. */
const MAX_PICTURE_MB = 5
/** What Pinterest asks of its advertisers; narrower pictures are enlarged on a phone. */
const MIN_PICTURE_WIDTH = 600
/** Pinterest cuts off what is taller than 1:2.1. */
const MAX_PICTURE_RATIO = 2.1
const MEGABYTE = 1_000_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
