/**
 * What Pinterest would refuse, stated before the export, pin by pin, with the repair where there is
 * one; and of a file what the checklist advises about the words. `error` keeps a pin out of the
 * export, `warning` does not. A fix is a patch for `editPins`; it never invents content: it
 * shortens, joins lines, or takes the pin's own page as its link.
 */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import {
  type Pin,
  type PinBoard,
  type PinPatch,
  pinWordLimits,
} from '#core/contract/content/pins.contract.ts'
import type { Problem } from '../contract/words/problem.schema.ts'
import { exportProblem } from '../contract/problems/export.problems.ts'
import { nameOfBoard } from './boards.ts'
import { exportPlaces } from './export-places.ts'
import { formulaFindings } from './formula-cells.ts'
import { capitalsFinding, twinsOf, type WordFindingCode, wordFindings } from './word-findings.ts'
import { cutText, oneLine } from '../text/one-line.ts'
import { isPrivateLink, isWebAddress } from '../pins/pin-link.ts'

const { title: MAX_TITLE, description: MAX_DESCRIPTION, link: MAX_LINK } = pinWordLimits
const MAX_NETWORK_DESCRIPTION_LENGTH = 800

export type FindingCode =
  | 'title_missing'
  | 'title_too_long'
  | 'title_like_formula'
  | WordFindingCode
  | 'description_like_formula'
  | 'keyword_like_formula'
  | 'board_like_formula'
  | 'description_too_long'
  | 'description_lines'
  | 'link_missing'
  | 'link_invalid'
  | 'link_too_long'
  | 'link_private'
  | 'link_duplicate'
  | 'image_missing'
  | 'image_unreachable'
  | 'video_unreachable'
  | 'carousel_in_csv'
  | 'board_missing'
  | 'board_unknown'
  | 'board_name_slash'

export interface Finding {
  readonly field: 'title' | 'description' | 'keywords' | 'link' | 'image_url' | 'boards'
  readonly code: FindingCode
  /** What is wrong and what to do. */
  readonly problem: Problem
  readonly severity: 'error' | 'warning'
  readonly mend?: PinPatch
}

export interface PinFindings {
  readonly pinId: string
  readonly findings: readonly Finding[]
}

export interface PreflightContext {
  /** `network`: published by its API. */
  readonly format: 'csv' | 'zip' | 'network'
  /** Pinterest can fetch pictures from this server. */
  readonly publicUrlReachable: boolean
  /** Pinterest can fetch videos; without it, as pictures. */
  readonly isVideoHosted?: boolean
  /** Links get `utm_content`, which makes each unique. */
  readonly linkTagging: boolean
  /** False where only errors are read. */
  readonly isAdvised?: boolean
}

/** Only pins with findings, in the order given. */
export function preflight(
  pins: readonly Pin[],
  boards: readonly Board[],
  context: PreflightContext,
): PinFindings[] {
  const links = new Map<string, number>()
  for (const pin of pins) links.set(pin.link, (links.get(pin.link) ?? 0) + 1)
  const { isAdvised = true } = context
  const isFile = context.format !== 'network'
  const twins = isFile && isAdvised ? twinsOf(pins) : new Map<string, Pin>()
  const ofWords = (pin: Pin) => {
    if (!isAdvised) return []
    return isFile ? wordFindings(pin, twins.get(pin.id)) : capitalsFinding(pin)
  }
  return pins.flatMap((pin) => {
    const findings = [
      ...ofTitle(pin),
      ...ofDescription(pin, context),
      ...ofWords(pin),
      ...ofLink(pin),
      ...ofDuplicates(pin, links, context),
      ...(ofMedia(pin, context) ?? ofPicture(pin, context)),
      ...ofBoards(pin, boards, context),
      ...(context.format === 'csv' ? formulaFindings(pin, boards) : []),
    ]
    return findings.length === 0 ? [] : [{ pinId: pin.id, findings }]
  })
}

export function hasErrors({ findings }: PinFindings): boolean {
  return findings.some((finding) => finding.severity === 'error')
}

/** One patch per pin that has anything to fix, for `editPins`. */
export function fixPins(found: readonly PinFindings[]): { id: string; patch: PinPatch }[] {
  return found.flatMap(({ pinId, findings }) => {
    const patch: PinPatch = Object.assign({}, ...findings.map((finding) => finding.mend ?? {}))
    return Object.keys(patch).length === 0 ? [] : [{ id: pinId, patch }]
  })
}

function ofTitle({ title }: Pin): Finding[] {
  const text = oneLine(title)
  if (text === '')
    return [
      {
        field: 'title',
        code: 'title_missing',
        severity: 'error',
        problem: exportProblem('export.titleEmpty'),
      },
    ]
  if (text.length <= MAX_TITLE) return []
  return [
    {
      field: 'title',
      code: 'title_too_long',
      severity: 'error',
      problem: exportProblem('export.titleLong', { length: text.length, most: MAX_TITLE }),
      mend: { title: cutText(text, MAX_TITLE) },
    },
  ]
}

function ofDescription({ description }: Pin, { format }: PreflightContext): Finding[] {
  const text = oneLine(description)
  const most = format === 'network' ? MAX_NETWORK_DESCRIPTION_LENGTH : MAX_DESCRIPTION
  if (text.length > most) {
    return [
      {
        field: 'description',
        code: 'description_too_long',
        severity: 'error',
        problem: exportProblem('export.descriptionLong', { length: text.length, most }),
        mend: { description: cutText(text, most) },
      },
    ]
  }
  if (format !== 'network' && /[\r\n]/.test(description.trim()))
    return [
      {
        field: 'description',
        code: 'description_lines',
        severity: 'warning',
        problem: exportProblem('export.descriptionLines'),
        mend: { description: text },
      },
    ]
  return []
}

function ofLink({ link, page_url }: Pin): Finding[] {
  const mend =
    isWebAddress(page_url) && page_url.length <= MAX_LINK ? { mend: { link: page_url } } : {}
  if (link.trim() === '')
    return [
      {
        field: 'link',
        code: 'link_missing',
        severity: 'warning',
        problem: exportProblem('export.linkMissing'),
        ...mend,
      },
    ]
  if (!isWebAddress(link))
    return [
      {
        field: 'link',
        code: 'link_invalid',
        severity: 'error',
        problem: exportProblem('export.linkInvalid'),
        ...mend,
      },
    ]
  // Room for the tag that makes it unique.
  if (link.length > MAX_LINK - 40)
    return [
      {
        field: 'link',
        code: 'link_too_long',
        severity: 'error',
        problem: exportProblem('export.linkLong', { most: MAX_LINK }),
        ...mend,
      },
    ]
  if (isPrivateLink(link))
    return [
      {
        field: 'link',
        code: 'link_private',
        severity: 'warning',
        problem: exportProblem('export.linkPrivate'),
        ...(isPrivateLink(page_url) ? {} : mend),
      },
    ]
  return []
}

function ofDuplicates(
  { link }: Pin,
  links: ReadonlyMap<string, number>,
  { format, linkTagging }: PreflightContext,
): Finding[] {
  if (format !== 'csv' || linkTagging || link === '' || (links.get(link) ?? 0) < 2) return []
  return [
    {
      field: 'link',
      code: 'link_duplicate',
      severity: 'warning',
      problem: exportProblem('export.linkTwice'),
    },
  ]
}

/** What the bulk upload can't take; null = nothing. */
function ofMedia({ media }: Pin, context: PreflightContext): Finding[] | null {
  if (media === undefined || context.format !== 'csv') return null
  const of = { field: 'image_url', severity: 'error' } as const
  if (media.kind === 'carousel')
    return [{ ...of, code: 'carousel_in_csv', problem: exportProblem('export.carouselInCsv') }]
  return (context.isVideoHosted ?? context.publicUrlReachable)
    ? null
    : [{ ...of, code: 'video_unreachable', problem: exportProblem('export.videoPrivate') }]
}

function ofPicture(
  { image_url }: Pin,
  { format, publicUrlReachable }: PreflightContext,
): Finding[] {
  if (image_url === '' || image_url.startsWith('data:'))
    return [
      {
        field: 'image_url',
        code: 'image_missing',
        severity: 'error',
        problem: exportProblem('export.pictureMissing'),
      },
    ]
  if (format !== 'csv' || publicUrlReachable) return []
  return [
    {
      field: 'image_url',
      code: 'image_unreachable',
      severity: 'warning',
      problem: exportProblem('export.picturePrivate'),
    },
  ]
}

/** Of a file: where `exportPlaces` puts the pin. */
function ofBoards(pin: Pin, boards: readonly Board[], { format }: PreflightContext): Finding[] {
  const severity = format === 'zip' ? 'warning' : 'error'
  const on =
    format === 'network' ? pin.boards : exportPlaces(pin, (place) => isKnown(boards, place))
  if (on.length === 0) return [boardMissing(boards, severity)]
  const known = on.filter((place) => isKnown(boards, place))
  if (known.length < on.length)
    return [boardUnknown(pin, boards, known.length === 0 ? severity : 'warning')]
  const slashed =
    format === 'csv' &&
    boards.some(
      (board) => known.some(({ board_id }) => board_id === board.id) && board.name.includes('/'),
    )
  return slashed
    ? [
        {
          field: 'boards',
          code: 'board_name_slash',
          severity: 'warning',
          problem: exportProblem('export.boardSlash'),
        },
      ]
    : []
}

/** The only board of an account can be set for the user. */
function boardMissing(boards: readonly Board[], severity: Finding['severity']): Finding {
  const only = boards.length === 1 ? boards[0] : undefined
  return {
    field: 'boards',
    code: 'board_missing',
    severity,
    problem: exportProblem('export.boardMissing'),
    ...(only !== undefined && {
      mend: { boards: [{ board_id: only.id }], board_name: only.name },
    }),
  }
}

/** Only own boards are removed: a plan on a board that is gone needs another one. */
function boardUnknown(pin: Pin, boards: readonly Board[], severity: Finding['severity']): Finding {
  const known = pin.boards.filter((board) => isKnown(boards, board))
  const isMended =
    known.length > 0 &&
    exportPlaces({ ...pin, boards: known }, (place) => isKnown(boards, place)).every((place) =>
      isKnown(boards, place),
    )
  return {
    field: 'boards',
    code: 'board_unknown',
    severity,
    problem: exportProblem('export.boardGone'),
    ...(isMended && {
      mend: {
        boards: known,
        board_name: known
          .map(({ board_id, section_id }) => nameOfBoard(boards, board_id, section_id))
          .join(', '),
      },
    }),
  }
}

const isKnown = (boards: readonly Board[], { board_id, section_id }: PinBoard): boolean =>
  nameOfBoard(boards, board_id, section_id) !== null
