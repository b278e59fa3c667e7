/**
 * One row of a workspace file: from its bytes to a line that keeps its shape and its rules, shown to
 * the visitor. Each function answers with what is wrong, or null.
 */
import type { z } from 'zod'
import { parseToFirstIssue } from '#core/contract/call/first-issue.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { readSharedEnvelope } from '#core/pins/events/pin-upcast.ts'
import {
  rowSchemas,
  type AccountEntry,
  type EventLine,
  type FontLine,
  type PageLine,
  type PictureLine,
  type PinLine,
  type RowKind,
  type StoredEventLine,
  type VideoLine,
} from '#core/workspace/workspace.schema.ts'
import type { ResultLine } from '#core/workspace/result-line.schema.ts'
import { withoutNulls } from '../../platform/http/body-parsers.ts'
import { issueMessage, issueProblem } from '../../platform/http/failures/issue-sentences.ts'
import { isWithinBounds, jsonOf } from './json-lines.ts'
import { decodeInTurns, MAX_TEXT_LETTERS, parseInTurns, type JsonFault } from './long-json.ts'
import type { RowRules } from './row-rules.ts'
import type { GoodVideo } from './video-check.ts'

export interface RowVisitor {
  readonly account: (entry: AccountEntry) => void
  readonly pictures: (line: PictureLine) => void
  readonly fonts: (line: FontLine) => void
  readonly pages: (line: PageLine) => void
  readonly pins: (line: PinLine) => void
  readonly events: (line: EventLine) => void
  readonly results: (line: ResultLine) => void
  /** After an entry's rows: what was gathered is written. */
  readonly endOfEntry: () => Promise<void>
  /** After the rows of all pictures and fonts. */
  readonly file: (name: string, bytes: Uint8Array) => Promise<void>
  /** Of a video that is intact. */
  readonly video: (video: GoodVideo, chunks: AsyncIterable<Uint8Array>) => Promise<void>
}

/** Longer JSON is parsed in turns: bytes. */
const LONG_JSON = 1024 * 1024

interface RowReading {
  readonly rules: RowRules
  readonly visitor: RowVisitor | undefined
}

export async function readLongRow(
  kind: RowKind,
  json: Buffer,
  { signal, ...reading }: RowReading & { readonly signal: AbortSignal },
): Promise<Problem | null> {
  return checkRow(kind, await readLongJson(json, signal), reading)
}

export const readRow = (kind: RowKind, json: Buffer, reading: RowReading): Problem | null =>
  checkRow(kind, readJson(json), reading)

export const isLong = (json: Buffer): boolean => json.length > LONG_JSON

function checkRow(kind: RowKind, read: ReadJson, { rules, visitor }: RowReading): Problem | null {
  if (!read.ok) return read.problem
  rules.look(read.text)
  const schema: z.ZodType = rowSchemas[kind]
  const parsed = parseToFirstIssue(schema, read.value, issueMessage)
  if (!parsed.success) return unreadable(wrongShape(parsed.error))
  return take[kind](parsed.data as never, rules, visitor)
}

export type ReadJson =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly ok: false; readonly problem: Problem }

/** What is no JSON at all reads as undefined, which no schema takes. */
export function readJson(json: Buffer): ReadJson {
  if (!isWithinBounds(json)) return { ok: false, problem: problem('workspace.tooManyValues') }
  const text = json.toString('utf8')
  const value = jsonOf(text)
  return { ok: true, text, value: text.includes('\\u0000') ? withoutNulls(value) : value }
}

/** `readJson` for an entry or a line of any length. Others are served meanwhile. */
export async function readLongJson(json: Buffer, signal: AbortSignal): Promise<ReadJson> {
  const text = await decodeInTurns(json, signal)
  const clean = text.includes('\\u0000') ? withoutNulls : (value: unknown) => value
  const parsed = await parseInTurns(text, { clean, signal })
  return parsed.ok
    ? { ok: true, text, value: parsed.value }
    : { ok: false, problem: jsonFaults[parsed.fault] }
}

const jsonFaults: Readonly<Record<JsonFault, Problem>> = {
  too_many_values: problem('workspace.tooManyValues'),
  text_too_long: problem('workspace.textTooLong', { most: MAX_TEXT_LETTERS }),
}

type Take<Line> = (line: Line, rules: RowRules, visitor: RowVisitor | undefined) => Problem | null
/** The rules of a row; one that keeps them is shown to the visitor. */
const through =
  <Line>(
    rule: (rules: RowRules, line: Line) => Problem | null,
    show: (visitor: RowVisitor, line: Line) => void,
  ): Take<Line> =>
  (line, rules, visitor) => {
    const wrong = rule(rules, line)
    if (wrong === null && visitor !== undefined) show(visitor, line)
    return wrong
  }

const take = {
  pictures: through<PictureLine>(
    (rules, line) => rules.picture(line),
    (visitor, line) => visitor.pictures(line),
  ),
  fonts: through<FontLine>(
    (rules, line) => rules.font(line),
    (visitor, line) => visitor.fonts(line),
  ),
  videos: (line: VideoLine, rules: RowRules) => rules.video(line),
  pages: through<PageLine>(
    (rules, line) => rules.page(line),
    (visitor, line) => visitor.pages(line),
  ),
  pins: (line: PinLine, rules: RowRules, visitor: RowVisitor | undefined) =>
    rules.isKnownPin(line.pin.id) ? null : takePin(line, rules, visitor),
  events: (line: StoredEventLine, rules: RowRules, visitor: RowVisitor | undefined) => {
    const read = readSharedEnvelope(line.envelope, { error: issueMessage })
    if (read.ok) return takeEvent({ ...line, envelope: read.envelope }, rules, visitor)
    if (read.reason === 'newer') return problem('workspace.newerEvent')
    return unreadable(wrongShape(read.error))
  },
  results: through<ResultLine>(
    () => null,
    (visitor, line) => visitor.results(line),
  ),
}
const takeEvent = through<EventLine>(
  (rules, line) => rules.event(line),
  (visitor, line) => visitor.events(line),
)
const takePin = through<PinLine>(
  (rules, line) => rules.pin(line),
  (visitor, line) => visitor.pins(line),
)

const unreadable = (reason: Problem): Problem => problem('workspace.rowUnreadable', { reason })

export function wrongShape(error: z.ZodError | undefined): Problem {
  const issue = error?.issues[0]
  if (issue === undefined) return problem('workspace.otherShape')
  const fault = issueProblem(issue.message)
  const path = issue.path.join('.')
  return path === ''
    ? problem('workspace.badWhole', { fault })
    : problem('workspace.badValue', { path, fault })
}
