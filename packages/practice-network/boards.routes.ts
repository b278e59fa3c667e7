/** Boards and their sections, and the account that they belong to. */
import { z } from 'zod'
import { NO_BOARD, invalid } from './answers.ts'
import { pageOf } from './bookmarks.ts'
import type { Document } from './documents.ts'
import { serve } from './serve.ts'
import type { Network } from './serve.ts'

const Name = z.string().trim().min(1).max(180)
const BoardBody = z.object({
  name: Name,
  description: z.string().nullable().default(null),
  privacy: z.enum(['PUBLIC', 'PROTECTED', 'SECRET']).default('PUBLIC'),
})
const BoardChange = z.object({
  name: Name.optional(),
  description: z.string().nullable().optional(),
  privacy: z.enum(['PUBLIC', 'SECRET']).optional(),
})

export function boardsRoutes(network: Network): void {
  const { documents, behaviour } = network
  serve(network, ['GET', '/user_account'], () => ({
    id: behaviour.userId,
    username: behaviour.username,
    account_type: 'BUSINESS',
    board_count: documents.list('board').length,
    pin_count: documents.list('pin').length,
  }))
  serve(network, ['GET', '/boards'], ({ query }) => {
    const { items, bookmark } = pageOf(documents.list('board'), query, behaviour.maxPage)
    return { items: items.map((board) => presentBoard(network, board)), bookmark }
  })
  serve(network, ['POST', '/boards'], ({ body }) => {
    const parsed = BoardBody.safeParse(body)
    if (!parsed.success || isTaken(network, parsed.data.name))
      return invalid('The board name is invalid or duplicated.')
    const board = createBoard(network, parsed.data)
    return { status: 201, body: presentBoard(network, board) }
  })
  serve(network, ['GET', '/boards/{board_id}'], ({ params }) => {
    const board = documents.find('board', params['board_id'] ?? '')
    return board === undefined ? NO_BOARD : presentBoard(network, board)
  })
  serve(network, ['PATCH', '/boards/{board_id}'], ({ params, body }) => {
    const board = documents.find('board', params['board_id'] ?? '')
    if (board === undefined) return NO_BOARD
    const change = BoardChange.safeParse(body)
    if (!change.success || isTaken(network, change.data.name ?? '', board.id))
      return invalid('The board name is invalid or duplicated.')
    const given = Object.entries(change.data).filter(([, value]) => value !== undefined)
    const changed = { ...board, ...Object.fromEntries(given) }
    documents.put('board', board.id, changed)
    return presentBoard(network, changed)
  })
  serve(network, ['DELETE', '/boards/{board_id}'], ({ params }) => {
    const id = params['board_id'] ?? ''
    return removeBoard(network, id) ? { status: 204, body: undefined } : NO_BOARD
  })
  sectionRoutes(network)
}

function sectionRoutes(network: Network): void {
  const { documents, behaviour } = network
  const sectionsOf = (board: string) =>
    documents.list('section').filter(({ board_id }) => board_id === board)
  serve(network, ['GET', '/boards/{board_id}/sections'], ({ params, query }) => {
    const id = params['board_id'] ?? ''
    if (documents.find('board', id) === undefined) return NO_BOARD
    const { items, bookmark } = pageOf(sectionsOf(id), query, behaviour.maxPage)
    return { items: items.map((section) => ({ id: section.id, name: section.name })), bookmark }
  })
  serve(network, ['POST', '/boards/{board_id}/sections'], ({ params, body }) => {
    const board_id = params['board_id'] ?? ''
    if (documents.find('board', board_id) === undefined) return NO_BOARD
    const name = Name.safeParse((body as { name?: unknown }).name)
    if (!name.success || sectionsOf(board_id).some((section) => section.name === name.data))
      return invalid('The section name is invalid or duplicated.')
    const section = createSection(network, board_id, name.data)
    return { status: 201, body: { id: section.id, name: section.name } }
  })
}

export function createBoard(
  { documents, behaviour }: Pick<Network, 'documents' | 'behaviour'>,
  parts: z.input<typeof BoardBody>,
): Document<'board'> {
  const board = {
    ...BoardBody.parse(parts),
    id: documents.nextId(),
    created_at: behaviour.now(),
  }
  documents.put('board', board.id, board)
  return board
}

export function createSection(
  { documents }: Pick<Network, 'documents'>,
  board_id: string,
  name: string,
): Document<'section'> {
  const section = { id: documents.nextId(), board_id, name }
  documents.put('section', section.id, section)
  return section
}

/** With its pins and sections, as Pinterest does. False when there was none. */
export function removeBoard({ documents }: Pick<Network, 'documents'>, id: string): boolean {
  for (const pin of documents.list('pin')) if (pin.board_id === id) documents.remove('pin', pin.id)
  for (const section of documents.list('section'))
    if (section.board_id === id) documents.remove('section', section.id)
  return documents.remove('board', id)
}

const isTaken = ({ documents }: Network, name: string, except?: string): boolean =>
  documents
    .list('board')
    .some((board) => board.id !== except && board.name.toLowerCase() === name.toLowerCase())

function presentBoard({ documents, behaviour }: Network, board: Document<'board'>): unknown {
  return {
    id: board.id,
    name: board.name,
    description: board.description,
    privacy: board.privacy,
    created_at: new Date(board.created_at).toISOString(),
    owner: { username: behaviour.username },
    pin_count: documents.list('pin').filter(({ board_id }) => board_id === board.id).length,
  }
}
