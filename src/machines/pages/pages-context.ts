/** Context and events of the pages machine. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type {
  Interest,
  Page,
  SourceRequest,
  SourcesAdded,
} from '#core/contract/content/pages.contract.ts'
import { selectPages, type PageSelection, withPages } from '#core/pages/page-selection.ts'
import type { Reason } from '../call-failed.ts'
import { expectEdit, type InterestPatch, mergePages, type PageEdit } from './page-edits.ts'

export interface PagesContext {
  readonly accountId: string | null
  /** Newest first. */
  readonly pages: readonly Page[]
  /**
   * Which pages they are is kept by `src/main/` in sessionStorage; what is known of them comes from
   * the server.
   */
  readonly selection: PageSelection
  readonly sourceErrors: readonly PageError[]
  readonly error: Reason | null
  /** Edits that the server has not answered yet, oldest first. */
  readonly edits: readonly PageEdit[]
  /**
   * The sources on their way and their key: asked for again under the same key, they are added
   * once.
   */
  readonly adding: { readonly key: string; readonly source: SourceRequest } | null
  /** Something moved while a refresh was on its way. */
  readonly isStale: boolean
  readonly newId: () => string
}

export type PagesEvent =
  | { type: 'account.changed'; accountId: string | null }
  /** `continues`: another part of the sources before, whose refusals stay. */
  | { type: 'pages.addSources'; source: SourceRequest; continues?: boolean }
  | { type: 'pages.toggle'; pageId: string }
  | { type: 'pages.select'; pageIds: readonly string[] }
  | { type: 'pages.refetch'; pageIds: readonly string[] }
  | { type: 'pages.delete'; pageId: string }
  | { type: 'pages.reload' | 'pages.dismissErrors' }
  /** From the tasks: an enrichment of this account moved or ended. */
  | { type: 'pages.refresh'; taskId: string; isOver: boolean; hasFailed: boolean }
  | { type: 'interests.add'; pageId: string; name: string }
  /** A deleted page and its former place. */
  | { type: 'interests.restore'; pageId: string; interest: Interest; at: number }
  | { type: 'interests.update'; pageId: string; interestId: string; patch: InterestPatch }
  | { type: 'interests.delete'; pageId: string; interestId: string }
  | { type: 'interests.research'; pageId: string; interestId: string }
  | { type: 'pictures.exclude'; pageId: string; pictureId: string; excluded: boolean }
  | { type: 'pictures.attach'; pageId: string; pictureId: string }
  | { type: 'pictures.deleted' | 'pictures.restored'; pictureId: string }
  | { type: 'network.online' }
  /** To itself: what a refresh that was on its way then says of the page may be older. */
  | { type: 'edits.settled' }

export function sourcesOf({ accountId, adding }: PagesContext): {
  accountId: string
  key: string
  source: SourceRequest
} {
  if (accountId === null || adding === null)
    throw new Error('Sources are added to an account, under a key')
  return { accountId, ...adding }
}

export function editOf({ accountId, edits }: PagesContext): { accountId: string; edit: PageEdit } {
  const edit = edits[0]
  if (accountId === null || edit === undefined)
    throw new Error('An edit is sent of a page of an account')
  return { accountId, edit }
}

/** A page that could not be read left the selection; one that is read again is meant for pins. */
export function withRevived(
  { pages, selection }: PagesContext,
  now: readonly Page[],
): PageSelection {
  const failed = new Set(pages.flatMap(({ id, status }) => (status === 'failed' ? id : [])))
  const revived = now.flatMap(({ id, status }) => (status !== 'failed' && failed.has(id) ? id : []))
  return selectPages(selection, [...selection.pages.map(({ id }) => id), ...revived])
}

/** New pages are chosen at once: an added address is meant for pins. */
export function withSources(
  { pages: before, edits, selection, sourceErrors }: PagesContext,
  { pages: added, errors, task_id }: SourcesAdded,
) {
  // Edits on their way are laid over them too: a page that is being deleted stays away.
  const pages = mergePages(before, edits.reduce(expectEdit, added))
  const chosen = [...added, ...selection.pages].map(({ id }) => id)
  const task =
    task_id === null ? {} : { enrichment_status: 'pending' as const, enrichment_task_id: task_id }
  return {
    pages,
    adding: null,
    sourceErrors: [...sourceErrors, ...errors],
    selection: { ...withPages(selectPages(selection, chosen), pages), ...task },
  }
}

export function isSame(a: SourceRequest | undefined, b: SourceRequest): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
