/**
 * Where a text may break and which breaks look best. A piece never breaks inside; `glued` pieces
 * follow the one before without a space. Japanese breaks between phrases (Intl.Segmenter words,
 * with particles and closing marks kept on the word before).
 */
import { endsApart, gapsOf, tearOf } from './line-breaks.rules.ts'
import { isUnspaced } from './text-direction.rules.ts'

export interface Piece {
  text: string
  glued: boolean
  /** Ends in a hyphen that is shown only at a line's end. */
  isSoft?: boolean
}

const words = new Intl.Segmenter('ja', { granularity: 'word' })
/**
 * What may not begin a line: closing marks, small kana, prolonged sound, particles of
 * one or two kana.
 */
const clings =
  /^[、。，．・：；？！ー～）」』】〉》”’,.!?:;)\]ぁぃぅぇぉっゃゅょァィゥェォッャュョ々]|^(の|を|に|へ|が|は|も|と|で|や|か|な|から|まで|より|だけ|する|した|です|ます|たい|しい|い|き|め|さ|み)$/u

export function piecesOf(text: string): Piece[] {
  const spaced = text.normalize('NFC').trim().split(/\s+/u).filter(Boolean)
  return spaced.flatMap((word) =>
    isUnspaced(word) ? phrasesOf(word) : [{ text: word, glued: false }],
  )
}

function phrasesOf(word: string): Piece[] {
  const out: Piece[] = []
  for (const { segment } of words.segment(word)) {
    const last = out.at(-1)
    const opens = last && /[（「『【〈《“‘(]$/u.test(last.text)
    if (last && (opens || clings.test(segment))) last.text += segment
    else out.push({ text: segment, glued: out.length > 0 })
  }
  return out
}

export interface Line {
  text: string
  width: number
  /** How badly its ends tear names: 0 = not at all, 1 = both. */
  tear: number
  /** Where they have styles of their own. */
  pieces?: readonly MeasuredPiece[]
}
/** A stretch of a piece in the style of one part. */
export interface PieceRun {
  text: string
  part: number
  width: number
}
export interface MeasuredPiece extends Piece {
  width: number
  /** A line ends behind it. */
  isEnd?: boolean
  /** Where the text has styles of their own: its stretches, the space before it, its relative size. */
  runs?: PieceRun[]
  gap?: number
  gapPart?: number
  scale?: number
}

/** A headline's colon ends its line, and so does a sentence of several words. */
export function withColonEnds(pieces: readonly MeasuredPiece[]): MeasuredPiece[] {
  return pieces.map((piece, index) =>
    index < pieces.length - 1 &&
    (/[\p{L}\p{N})’'"”][:：]$/u.test(piece.text) ||
      (index >= 2 && /\p{Ll}{3}[.!?]["”’]?$/u.test(piece.text)))
      ? { ...piece, isEnd: true }
      : piece,
  )
}

/** A line that stops before the word that it leads to: "Days by a / Mountain Lake". */
export function isDangling(line: string): boolean {
  return /(?:^|\s)(?:&|an?|the|of|to|by|and|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|zu|zum|zur|un|una|une|el|la|le|les|lo|los|las|gli|de|del|della|di|du|au|aux|à|al|alla|con|y|et)$/iu.test(
    line,
  )
}

/**
 * As few lines as possible, then the evenest: least sum of squared slack, a lone last word
 * punished. Widths and `room` in one unit.
 */
export const breakLines = (pieces: MeasuredPiece[], space: number, room: number): Line[] =>
  breakInto(countLines(pieces, space, room), pieces, { space, room })

/** The same in so many lines; none where there are fewer pieces. */
export function breakInto(
  count: number,
  pieces: MeasuredPiece[],
  {
    space,
    room,
    keepsNames = false,
  }: { readonly space: number; readonly room: number; readonly keepsNames?: boolean },
): Line[] {
  const ideal = widthOf(pieces, space) / Math.max(1, count)
  /** ends[i]: the cheapest way to set the first i pieces in as many lines as this round allows. */
  let ends: (Setting | null)[] = [{ cost: 0, from: 0, before: null }, ...pieces.map(() => null)]
  const gaps = keepsNames ? gapsOf(pieces) : []
  const costs = lineCosts({ pieces, space, room, ideal, gaps })
  for (let line = 1; line <= count; line++) {
    const before = ends
    ends = costs.map((ofLines, end) => cheapest(before, end, ofLines))
  }
  const lines: Line[] = []
  let end = pieces.length
  for (let setting = ends[end] ?? null; setting && end > 0; setting = setting.before) {
    const line = pieces.slice(setting.from, end)
    lines.unshift({
      text: joined(line),
      width: widthOf(line, space),
      tear: tearOf(gaps, setting.from, end),
      ...(line[0]?.runs && { pieces: line }),
    })
    end = setting.from
  }
  return lines
}

interface Setting {
  cost: number
  /** Where the last line begins, and how the lines before it are set. */
  from: number
  before: Setting | null
}

function cheapest(
  before: (Setting | null)[],
  end: number,
  costs: readonly number[],
): Setting | null {
  let best: Setting | null = null
  for (const [more, cost] of costs.entries()) {
    const from = end - 1 - more
    const earlier = before[from]
    if (earlier && (!best || earlier.cost + cost < best.cost))
      best = { cost: earlier.cost + cost, from, before: earlier }
  }
  return best
}

interface Setup {
  pieces: MeasuredPiece[]
  space: number
  room: number
  ideal: number
  gaps: ReturnType<typeof gapsOf>
}

/** By end: the costs of the lines that end before that piece, shortest line first. */
function lineCosts(setup: Setup): number[][] {
  const { pieces } = setup
  const costs: number[][] = [[], ...pieces.map(() => [])]
  const words = pieces.map((piece, at) => wordOf(piece, at, setup))
  for (let from = pieces.length - 1; from >= 0; from--)
    for (const [more, cost] of costsFrom(setup, words, from).entries())
      costs[from + 1 + more]?.push(cost)
  return costs
}

/** Costs of the lines that begin with piece `from`, shortest line first, as far as the room allows. */
function costsFrom(setup: Setup, words: readonly Word[], from: number): number[] {
  const costs: number[] = []
  const begin = beginCost(setup, from)
  let width = 0
  let phrases = 0
  let isEnded = false
  for (const [more, word] of words.slice(from).entries()) {
    const isFirst = more === 0
    width += isFirst ? word.width : word.advance
    if (!isFirst && (width > setup.room || isEnded)) break
    if (!isFirst) phrases += word.phraseCost
    isEnded = word.isEnd
    const end = from === 0 && more === 1 ? word.endCostSecond : word.endCost
    const tear = tearOf(setup.gaps, from, from + more + 1) * TEAR_COST * setup.room ** 2
    costs.push((width - setup.ideal) ** 2 + phrases + begin + end + tear)
  }
  return costs
}

/** A piece, with its share of the cost of a line. */
interface Word {
  width: number
  /** Width that it adds to a line after the first piece. */
  advance: number
  isEnd: boolean
  /** Cost of a line that also has the piece before. */
  phraseCost: number
  endCost: number
  /** Cost of ending the first line of the text with this as its second piece. */
  endCostSecond: number
}

function wordOf(piece: MeasuredPiece, at: number, { pieces, space, room, gaps }: Setup): Word {
  const hasNames = gaps.length > 0
  const isLast = at === pieces.length - 1
  return {
    width: piece.width,
    advance: advanceOf(piece, space),
    isEnd: piece.isEnd ?? false,
    phraseCost: phraseCost(pieces[at - 1]?.text ?? '', piece.text, room),
    endCost: isLast ? 0 : danglingCost(piece.text, hasNames ? NEVER : 0.6, room),
    // "Grow a / Green Wall" is still better than "Grow a Green / Wall".
    endCostSecond: isLast
      ? 0
      : danglingCost(piece.text, hasNames ? NEVER : ARTICLE.test(piece.text) ? 0.3 : 0.6, room),
  }
}

/** In rooms: a headline ends no line in a small word while any other break fits. */
const NEVER = 4

/** Cost of a line that begins with piece `from`: a single last word, or a single word before it. */
function beginCost({ pieces, room, gaps }: Setup, from: number): number {
  const last = pieces.at(-1)
  if (last && from === pieces.length - 1 && pieces.length > 2)
    return (shareOfLast(last, room, gaps.length > 0) * room) ** 2
  return from === 1 ? orphanCost(pieces, room) : 0
}

/** What a single last word costs, as a share of the room. */
function shareOfLast({ text, width }: MeasuredPiece, room: number, hasNames: boolean): number {
  if (hasNames && endsApart(text)) return LAST_APART
  return width < SHORT_LAST * room ? 0.36 : 0.25
}

const LAST_APART = 0.2
/** A last word that is shorter than this share of the room looks left over: "Balcony / Ideas". */
const SHORT_LAST = 0.4

const advanceOf = ({ width, glued, gap }: MeasuredPiece, space: number): number =>
  width + (glued ? 0 : (gap ?? space))

const widthOf = (pieces: readonly MeasuredPiece[], space: number): number =>
  pieces.reduce((width, piece, at) => width + (at === 0 ? piece.width : advanceOf(piece, space)), 0)

/** "Grow / a Green Wall" leaves both lines lame. */
function orphanCost([first, second]: readonly MeasuredPiece[], room: number): number {
  return ARTICLE.test(second?.text ?? '') && first?.isEnd !== true ? (0.45 * room) ** 2 : 0
}
const ARTICLE = /^(?:an?|the|der|die|das|den|dem|ein|eine|einen|un|une|una|el|la|le|les|los|las)$/iu

/**
 * A line that ends in a small word reads badly: "that / everyone" rather than "that everyone will".
 */
function danglingCost(last: string, share: number, room: number): number {
  if (isDangling(last)) return (share * room) ** 2
  if (LEADS_TO_NAME.test(last)) return (0.15 * room) ** 2
  return WEAK_END.test(last) ? (Math.max(0.3, share / 2) * room) ** 2 : 0
}
/** "Rezept für / Apfel Ziegenkäse Burger" keeps the name whole. */
const LEADS_TO_NAME = /^(?:für|ohne|aus)$/u

/** A line that stops before what it leads to, which is still read well: "Rezept für / Apfelkuchen". */
export const leadsOn = (line: string): boolean => WEAK_END.test(line.split(' ').at(-1) ?? '')

const WEAK_END =
  /^(?:in|on|at|for|or|from|with|your|mit|ohne|gegen|für|von|auf|im|am|bei|beim|vom|oder|en|pour|avec|sans|para|por|sin|per|senza|&|\d+)$/iu

/** Of a line with both ends torn, in squares of the room. */
const TEAR_COST = 0.4

/** "With Coconut Milk / Made Easy" rather than "With Coconut / Milk Made Easy". */
function phraseCost(before: string, text: string, room: number): number {
  if (before.endsWith(',')) return (0.3 * room) ** 2
  return PHRASE_START.test(text) ? (0.2 * room) ** 2 : 0
}
const PHRASE_START =
  /^(?:with|without|made|for|from|mit|ohne|für|aus|avec|sans|pour|con|sin|para)$/iu

export function joined(pieces: readonly Piece[]): string {
  const shown = (piece: Piece, index: number): string =>
    piece.isSoft && index < pieces.length - 1 ? piece.text.slice(0, -1) : piece.text
  return pieces
    .map((piece, index) => (index > 0 && !piece.glued ? ' ' : '') + shown(piece, index))
    .join('')
}

/** The smallest number of lines in which the text fits. */
export function countLines(pieces: readonly MeasuredPiece[], space: number, room: number): number {
  let lines = 0
  let width = 0
  let isEnded = true
  for (const piece of pieces) {
    const wider = width + advanceOf(piece, space)
    const isNew = isEnded || wider > room
    if (isNew) lines += 1
    width = isNew ? piece.width : wider
    isEnded = piece.isEnd ?? false
  }
  return lines
}
