/** Reads a whole board of the network. */
import { z } from 'zod'
import { parseJson } from '#core/contract/call/json-text.ts'
import { waitOf } from '#core/publishing/conclusions.ts'
import type { NetworkAnswer } from '#core/publishing/conclusions.ts'
import type { BoardPin } from '#core/publishing/read-back.ts'
import { askNetwork } from '../../../platform/pinterest/pinterest-pins.ts'
import type { Asked, NetworkCaller } from '../../../platform/pinterest/pinterest-pins.ts'

/** `pages`: those that were asked for. */
export type BoardReading = { readonly pages: number } & Reading
type Reading =
  | { readonly type: 'read'; readonly pins: readonly BoardPin[]; readonly answer: Answer }
  | { readonly type: 'gone' | 'tooLong' | 'lost'; readonly answer: Answer }
  /** The network can't be asked now, whatever the board. */
  | { readonly type: 'unreachable'; readonly wait: number; readonly answer: Answer }
  /** Of this board only: others may be read, and pins may be sent. */
  | { readonly type: 'failed'; readonly answer: Answer }
type Answer = Pick<NetworkAnswer, 'status' | 'text'>

const PAGE_SIZE = 250
/** Of a board with more pins the end can't be seen. */
const MAX_PAGES = 100

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const Page = z.object({
  items: z.array(
    z.object({
      id: z.string().min(1),
      board_section_id: text,
      title: text,
      description: text,
      alt_text: text,
      link: text,
      created_at: text,
    }),
  ),
  bookmark: z.string().nullish(),
})

/** Every page: no order is documented. */
export async function readBoard(caller: NetworkCaller, boardId: string): Promise<BoardReading> {
  const pins: BoardPin[] = []
  let bookmark: string | null | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      page_size: String(PAGE_SIZE),
      ...(typeof bookmark === 'string' ? { bookmark } : {}),
    })
    const path = `/boards/${encodeURIComponent(boardId)}/pins?${query.toString()}`
    const asked = await askNetwork(caller, { method: 'GET', path })
    const parsed = asked.ok && asked.answer.status === 200 ? pageOf(asked.answer.text) : null
    if (parsed === null) {
      const isBrokenOff = page > 0 || caller.signal.aborted
      return { pages: page + 1, ...unread(asked, isBrokenOff) }
    }
    pins.push(...parsed.items)
    bookmark = parsed.bookmark
    if (typeof bookmark !== 'string' || bookmark === '')
      return { type: 'read', pages: page + 1, pins, answer: countOf(pins) }
  }
  return { type: 'tooLong', pages: MAX_PAGES, answer: countOf(pins) }
}

const countOf = (pins: readonly BoardPin[]): Answer => ({
  status: 200,
  text: `${pins.length} pins`,
})

function pageOf(body: string): z.infer<typeof Page> | null {
  const parsed = Page.safeParse(parseJson(body))
  return parsed.success ? parsed.data : null
}

/** `isBrokenOff`: the network has answered before, or the reading took too long. */
function unread(asked: Asked, isBrokenOff: boolean): Reading {
  if (!asked.ok) {
    const answer = { status: null, text: '' }
    return asked.isGrantOver === true
      ? { type: 'lost', answer }
      : { type: 'unreachable', wait: asked.wait, answer }
  }
  const { answer } = asked
  if (answer.status === 404) return { type: 'gone', answer }
  if (answer.status === 401) return { type: 'lost', answer }
  if (answer.status === 429) return { type: 'unreachable', wait: waitOf(answer, 0), answer }
  const isUnreachable = answer.status === null && !isBrokenOff
  return isUnreachable ? { type: 'unreachable', wait: 0, answer } : { type: 'failed', answer }
}
