/** Pinning accounts, their boards and sections, and the brand that pins of an account use. */
import { issueCode } from '../call/issue-code.ts'
import { z } from 'zod'
import { AccountKind } from './account-kind.schema.ts'
import { defineCalls } from '../call/call.ts'
import { Color, Empty, Id, Time } from '../call/primitives.ts'

export const Account = z.object({
  id: Id,
  name: z.string(),
  kind: AccountKind,
  created_at: Time,
})
export type Account = z.infer<typeof Account>

export const BoardSection = z.object({ id: Id, name: z.string() })
export const Board = z.object({
  id: Id,
  name: z.string(),
  created_at: Time,
  sections: z.array(BoardSection),
})
export type Board = z.infer<typeof Board>

/** Longer names do not fit on a pin. */
export const MAX_BRAND_NAME_LENGTH = 60
export const MAX_BRAND_KITS = 20
export const MAX_BRAND_TEMPLATES = 200

/**
 * Colours in the order background, text, accent, then free ones. `fonts` are family names of
 * built-in or own fonts: heading, body. `logo_dark_picture_id`: the logo for dark grounds; without
 * it the logo is used on every ground. `only_brand`: looks and generations use no other colours and
 * fonts. `templates`: ids, without a version, of the templates that pins may use; empty or missing
 * = all.
 */
const brandFacts = {
  name: z.string().max(MAX_BRAND_NAME_LENGTH),
  colors: z.array(Color).max(8),
  fonts: z.array(z.string().max(60)).max(2),
  logo_picture_id: Id.nullable(),
  logo_dark_picture_id: Id.nullable().optional(),
  only_brand: z.boolean().optional(),
  templates: z.array(z.string().max(60)).max(MAX_BRAND_TEMPLATES).optional(),
}

/** `label`: what its person calls it; no pin shows it. */
export const BrandKit = z.object({
  id: Id,
  label: z.string().trim().min(1).max(60),
  ...brandFacts,
})
export type BrandKit = z.infer<typeof BrandKit>

/**
 * The account's own kit, and further ones beside it: a season, a second site. A brand that is saved
 * without one of the optional fields keeps their values, because a page of an older build does not
 * know them.
 */
export const Brand = z.object({
  ...brandFacts,
  kits: z.array(BrandKit).max(MAX_BRAND_KITS).optional(),
})
export type Brand = z.infer<typeof Brand>

const inAccount = z.object({ account_id: Id })
const inBoard = z.object({ account_id: Id, board_id: Id })
const inSection = z.object({ account_id: Id, board_id: Id, section_id: Id })
const AccountName = z.object({
  name: z
    .string()
    .trim()
    .min(1, issueCode('accounts.nameMissing'))
    .max(100, issueCode('accounts.nameLong')),
})
/**
 * Pinterest: a board or section name has 1 to 180 characters in the API; boards are shown cut at
 * 50.
 */
export const BoardName = z.object({
  name: z
    .string()
    .trim()
    .min(1, issueCode('boards.nameMissing'))
    .max(180, issueCode('boards.nameLong')),
})
const Boards = z.object({ boards: z.array(Board) })

export const accountCalls = defineCalls({
  listAccounts: {
    method: 'GET',
    path: '/api/accounts/',
    access: 'user',
    answer: z.object({ accounts: z.array(Account) }),
  },
  createAccount: {
    method: 'POST',
    path: '/api/accounts/',
    access: 'user',
    body: AccountName,
    answer: Account,
    errors: ['conflict'],
  },
  renameAccount: {
    method: 'PATCH',
    path: '/api/accounts/:account_id/',
    access: 'user',
    params: inAccount,
    body: AccountName,
    answer: Account,
    errors: ['not_found', 'conflict'],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/accounts/:account_id/',
    access: 'user',
    params: inAccount,
    answer: Empty,
    errors: ['not_found'],
  },
  listBoards: {
    method: 'GET',
    path: '/api/accounts/:account_id/boards/',
    access: 'user',
    params: inAccount,
    answer: Boards,
    errors: ['not_found'],
  },
  createBoard: {
    method: 'POST',
    path: '/api/accounts/:account_id/boards/',
    access: 'user',
    params: inAccount,
    body: BoardName,
    answer: Board,
    errors: ['not_found', 'conflict'],
  },
  renameBoard: {
    method: 'PATCH',
    path: '/api/accounts/:account_id/boards/:board_id/',
    access: 'user',
    params: inBoard,
    body: BoardName,
    answer: Board,
    errors: ['not_found', 'conflict'],
  },
  deleteBoard: {
    method: 'DELETE',
    path: '/api/accounts/:account_id/boards/:board_id/',
    access: 'user',
    params: inBoard,
    answer: Empty,
    errors: ['not_found', 'conflict'],
  },
  /** Undoes a deletion, for a day; a board that is there is answered as it is. */
  restoreBoard: {
    method: 'POST',
    path: '/api/accounts/:account_id/boards/:board_id/restore/',
    access: 'user',
    params: inBoard,
    answer: Board,
    errors: ['not_found', 'conflict'],
  },
  createSection: {
    method: 'POST',
    path: '/api/accounts/:account_id/boards/:board_id/sections/',
    access: 'user',
    params: inBoard,
    body: BoardName,
    answer: Board,
    errors: ['not_found', 'conflict'],
  },
  renameSection: {
    method: 'PATCH',
    path: '/api/accounts/:account_id/boards/:board_id/sections/:section_id/',
    access: 'user',
    params: inSection,
    body: BoardName,
    answer: Board,
    errors: ['not_found', 'conflict'],
  },
  deleteSection: {
    method: 'DELETE',
    path: '/api/accounts/:account_id/boards/:board_id/sections/:section_id/',
    access: 'user',
    params: inSection,
    answer: Board,
    errors: ['not_found', 'conflict'],
  },
  getBrand: {
    method: 'GET',
    path: '/api/accounts/:account_id/brand/',
    access: 'user',
    params: inAccount,
    answer: Brand,
    errors: ['not_found'],
  },
  putBrand: {
    method: 'PUT',
    path: '/api/accounts/:account_id/brand/',
    access: 'user',
    params: inAccount,
    body: Brand,
    answer: Brand,
    errors: ['not_found'],
  },
})
