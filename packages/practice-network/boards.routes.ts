/** Boards and their sections, and the account that they belong to. */
import { z } from 'zod'
import { NO_BOARD, invalid } from './answers.ts'
import { pageOf } from './bookmarks.ts'
import { FIRST_PROFILE } from './documents.ts'
import type { Document } from './documents.ts'
import { usernameOf } from './profiles.ts'
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
  const { behaviour } = network
  serve(network, ['GET', '/user_account'], ({ network: { documents, profile } }) => ({
    id: String(Number(behaviour.userId) + profile - FIRST_PROFILE),
    username: usernameOf(behaviour.username, profile),
    account_type: 'BUSINESS',
    board_count: documents.list('board').length,
    pin_count: documents.list('pin').length,
  }))
  serve(network, ['GET', '/boards'], ({ query, network: own }) => {
    const { items, bookmark } = pageOf(own.documents.list('board'), query, behaviour.maxPage)
    return { items: items.map((board) => presentBoard(own, board)), bookmark }
  })
  serve(network, ['POST', '/boards'], ({ body, network: own }) => {
    const parsed = BoardBody.safeParse(body)
    if (!parsed.success || isTaken(own, parsed.data.name))
      return invalid('The board name is invalid or duplicated.')
    const board = createBoard(own, parsed.data)
    return { status: 201, body: presentBoard(own, board) }
  })
  serve(network, ['GET', '/boards/{board_id}'], ({ params, network: own }) => {
    const board = own.documents.find('board', params['board_id'] ?? '')
    return board === undefined ? NO_BOARD : presentBoard(own, board)
  })
  serve(network, ['PATCH', '/boards/{board_id}'], ({ params, body, network: own }) => {
    const board = own.documents.find('board', params['board_id'] ?? '')
    if (board === undefined) return NO_BOARD
    const change = BoardChange.safeParse(body)
    if (!change.success || isTaken(own, change.data.name ?? '', board.id))
      return invalid('The board name is invalid or duplicated.')
    const given = Object.entries(change.data).filter(([, value]) => value !== undefined)
    const changed = { ...board, ...Object.fromEntries(given) }
    own.documents.put('board', board.id, changed)
    return presentBoard(own, changed)
  })
  serve(network, ['DELETE', '/boards/{board_id}'], ({ params, network: own }) => {
    const id = params['board_id'] ?? ''
    return removeBoard(own, id) ? { status: 204, body: undefined } : NO_BOARD
  })
  sectionRoutes(network)
}

function sectionRoutes(network: Network): void {
  const { behaviour } = network
  const sectionsOf = ({ documents }: Network, board: string) =>
    documents.list('section').filter(({ board_id }) => board_id === board)
  serve(network, ['GET', '/boards/{board_id}/sections'], ({ params, query, network: own }) => {
    const id = params['board_id'] ?? ''
    if (own.documents.find('board', id) === undefined) return NO_BOARD
    const { items, bookmark } = pageOf(sectionsOf(own, id), query, behaviour.maxPage)
    return { items: items.map((section) => ({ id: section.id, name: section.name })), bookmark }
  })
  serve(network, ['POST', '/boards/{board_id}/sections'], ({ params, body, network: own }) => {
    const board_id = params['board_id'] ?? ''
    if (own.documents.find('board', board_id) === undefined) return NO_BOARD
    const name = Name.safeParse((body as { name?: unknown }).name)
    if (!name.success || sectionsOf(own, board_id).some((section) => section.name === name.data))
      return invalid('The section name is invalid or duplicated.')
    const section = createSection(own, board_id, name.data)
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

function presentBoard(
  { documents, behaviour, profile }: Network,
  board: Document<'board'>,
): unknown {
  return {
    id: board.id,
    name: board.name,
    description: board.description,
    privacy: board.privacy,
    created_at: new Date(board.created_at).toISOString(),
    owner: { username: usernameOf(behaviour.username, profile) },
    pin_count: documents.list('pin').filter(({ board_id }) => board_id === board.id).length,
  }
}

/** So that a new connection has boards to choose from. */
export function makeFirstBoards(network: Pick<Network, 'documents' | 'behaviour'>): void {
  const [dinners] = ['Quick dinners', 'Home and garden', 'Weekend ideas'].map((name) =>
    createBoard(network, { name }),
  )
  for (const name of ['Vegetarian', 'One pot']) createSection(network, dinners?.id ?? '', name)
}
