/** An account's boards and sections as the network has them: every page of every list. */
import { z } from 'zod'
import type { Called, Refused } from '../../platform/pinterest/pinterest-call.ts'

export interface NetworkBoard {
  readonly id: string
  readonly name: string
  /** Null = not read: what is stored of them stays. */
  readonly sections: readonly { readonly id: string; readonly name: string }[] | null
}

/** A board or section in an answer. */
export const Named = z.object({ id: z.string().min(1), name: z.string().trim().min(1).max(180) })
const Page = z.object({ items: z.array(Named), bookmark: z.string().nullish() })

const PAGE_SIZE = 250
/** Pinterest has at most 2,000 boards; a bookmark that never ends must. */
const MAX_PAGES = 40
/** Each board's sections are a call, and a trial app has 1,000 a day for everything. */
const MAX_SECTION_LISTS = 30

export type Call = (path: string) => Promise<Called>
export type Read<T> = { readonly ok: true; readonly rows: T[] } | Refused

/** `lastRead`: when the sections of a board were read; those that have waited longest have their turn. */
export async function readNetworkBoards(
  call: Call,
  lastRead: ReadonlyMap<string, number | null>,
): Promise<Read<NetworkBoard>> {
  const boards = await readNamed(call, '/boards')
  if (!boards.ok) return boards
  const rows: NetworkBoard[] = []
  const turn = turnOf(boards.rows, lastRead)
  for (const { id, name } of boards.rows) {
    const sections = turn.has(id) ? await readNamed(call, `/boards/${id}/sections`) : null
    // A board that went meanwhile is noticed by the next reading.
    rows.push({ id, name, sections: sections?.ok === true ? sections.rows : null })
  }
  return { ok: true, rows }
}

function turnOf(
  boards: readonly { readonly id: string }[],
  lastRead: ReadonlyMap<string, number | null>,
): ReadonlySet<string> {
  const at = ({ id }: { readonly id: string }): number => lastRead.get(id) ?? 0
  const longest = boards.toSorted((one, other) => at(one) - at(other))
  return new Set(longest.slice(0, MAX_SECTION_LISTS).map(({ id }) => id))
}

/** Every page of a list of things that have names. */
export async function readNamed(call: Call, path: string): Promise<Read<z.infer<typeof Named>>> {
  const rows: z.infer<typeof Named>[] = []
  let bookmark: string | null | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      page_size: String(PAGE_SIZE),
      ...(typeof bookmark === 'string' ? { bookmark } : {}),
    })
    const called = await call(`${path}?${query.toString()}`)
    if (!called.ok) return called
    const parsed = Page.safeParse(called.answer)
    if (!parsed.success) return { ok: false, reason: 'unreadable', wait: 0 }
    rows.push(...parsed.data.items)
    bookmark = parsed.data.bookmark
    if (typeof bookmark !== 'string' || bookmark === '') return { ok: true, rows }
  }
  return { ok: false, reason: 'unreadable', wait: 0 }
}
