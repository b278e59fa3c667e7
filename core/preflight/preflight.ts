/**
 * What is to be known of a pin before it is published: what an export checks too, by the same
 * rules, and what only publishing has: where its link leads, its picture's size, and which rule of
 * the account delays it. What blocks is not sent; everything else is a warning. A repair never
 * invents content.
 */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { FaintText, LinkCheck } from '#core/contract/publishing/preflight.contract.ts'
import type { Pin, PinPatch } from '#core/contract/content/pins.contract.ts'
import { pinWordLimits } from '#core/contract/content/pins.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { preflightProblem } from '#core/contract/problems/preflight.problems.ts'
import {
  PublicationProblem,
  type PublicationPlan,
} from '#core/contract/content/publications.contract.ts'
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { isWebAddress } from '#core/pins/pin-link.ts'
import { preflight } from '#core/export/preflight.rules.ts'
import { MIN_READ_CONTRAST } from './readable-text.ts'
import type { RuleDelay } from '#core/schedule/rule-delays.ts'

export interface Finding extends PublicationProblem {
  /** The pin is not published with it. */
  readonly isBlocking: boolean
  readonly repair?: Repair
}

/** By one press; `repairPins` makes its events. `move`: to an instant that keeps the rules. */
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
  /** What is to be published. Null = a draft: its own boards are looked at. */
  readonly plan: PublicationPlan | null
  readonly delay: PlanDelay | null
  /** Of the rendered picture; null = not known. */
  readonly picture: PictureSize | null
  /** Missing = the words on it can be read, or nothing is known of them. */
  readonly text?: FaintText | undefined
  /** What is wrong with its link on the web; null = nothing, or not known. */
  readonly link: LinkCheck | null
}

/** What delays a planned pin, by which rules. */
export interface PlanDelay extends Pick<RuleDelay, 'rule' | 'until' | 'at'> {
  /** When the pin goes out that this one is too near to; null for a full day. */
  readonly nearAt: number | null
  readonly rules: ScheduleRules
}

export function findingsOf(pin: Pin, place: PreflightPlace): Finding[] {
  return [
    ...exportFindings(pin, place),
    ...altFindings(pin),
    ...(place.picture === null ? [] : pictureFindings(place.picture)),
    ...(place.text === undefined ? [] : textFindings(pin, place.text)),
    ...(place.link === null ? [] : [linkFinding(pin, place.link)]),
    ...(place.delay === null ? [] : [delayFinding(place.delay)]),
  ]
}

/** For the rules of spacing. */
export function sourcePicturesOf({ design }: Pin): string[] {
  return design.pictures.map(({ picture_id }) => picture_id)
}

const NETWORK = { format: 'network', publicUrlReachable: true, linkTagging: true } as const

function exportFindings(pin: Pin, { boards, plan }: PreflightPlace): Finding[] {
  const row = plan === null ? pin : { ...pin, boards: [boardOf(plan)] }
  const own = preflight([row], boards, NETWORK)
    .flatMap(({ findings }) => findings)
    .map(({ problem, severity, mend }) => {
      const isRepaired = mend !== undefined && !(plan !== null && 'boards' in mend)
      // A board that is gone is changed in the plan, which only a person can choose.
      return finding(problem, severity === 'error', isRepaired ? { patch: mend } : null)
    })
  return [...new Map([...slideFindings(pin), ...own].map((one) => [one.code, one])).values()]
}

/** Of the links of a carousel's slides, which no repair changes. */
function slideFindings(pin: Pin): Finding[] {
  const slides = pin.media?.kind === 'carousel' ? pin.media.slides : []
  const rows = slides.filter(({ link }) => link !== '').map(({ link }) => ({ ...pin, link }))
  return preflight(rows, [], NETWORK)
    .flatMap(({ findings }) => findings)
    .filter(({ field }) => field === 'link')
    .map(({ problem, severity }) => finding(problem, severity === 'error', null))
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

/** A warning: whether it is beautiful is the person's affair. */
function textFindings({ design }: Pin, { contrast, better }: FaintText): Finding[] {
  const isFaint = contrast < MIN_READ_CONTRAST
  const problem = preflightProblem(isFaint ? 'preflight.textFaint' : 'preflight.textSmall')
  if (better === null) return [finding(problem, false, null)]
  const { template_id, pin_type } = better
  const patch = { design: { ...design, template_id }, pin_type }
  return [finding(problem, false, { patch })]
}

/** A warning, for when its time comes it only waits. */
function delayFinding(delay: PlanDelay): Finding {
  return finding(delayProblem(delay), false, { at: delay.until })
}

function delayProblem({ rule, at, nearAt, rules }: PlanDelay): Problem {
  const apart = (unit: number) => Math.max(1, Math.ceil(Math.abs((nearAt ?? at) - at) / unit))
  switch (rule) {
    case 'link':
      return nearProblem('preflight.linkNear', apart(HOUR_MS), rules.link_hours)
    case 'picture':
      return nearProblem('preflight.pictureNear', apart(DAY_MS), rules.picture_days)
    case 'board':
      return nearProblem('preflight.boardNear', apart(MINUTE_MS), rules.board_minutes)
    case 'hours':
      return preflightProblem('preflight.outsideHours')
    default:
      return preflightProblem('preflight.dayFull', { expected: rules.per_day })
  }
}

type NearCode = 'preflight.linkNear' | 'preflight.pictureNear' | 'preflight.boardNear'

const nearProblem = (code: NearCode, count: number, expected: number): Problem =>
  preflightProblem(code, { count, expected })

/**
 * A page that the site itself says is not there blocks; a site may only have a bad day otherwise.
 */
function linkFinding({ link, page_url }: Pin, { problem, target }: LinkCheck): Finding {
  const isBlocking = problem.code === 'preflight.linkGone'
  const better = isBlocking ? page_url : target
  const found = { ...problem, isBlocking }
  return better !== null && better !== link && isWebAddress(better)
    ? { ...found, repair: { kind: 'edit', patch: { link: better } } }
    : found
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
