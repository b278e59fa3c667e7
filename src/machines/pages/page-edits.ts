/**
 * What a person changes on a page: shown at once, sent one after the other, and put right by the
 * server's answer. Pure: the machine applies them, `src/main/` sends them.
 */
import type { Interest, Page } from '#core/contract/content/pages.contract.ts'
import { placeholderInterest } from '#core/pages/page-selection.ts'

export type InterestPatch = { interest_name?: string; chosen?: boolean; category?: string }
export type PageEdit =
  | { type: 'interests.add'; pageId: string; name: string; interestId: string }
  | {
      type: 'interests.restore'
      pageId: string
      interestId: string
      interest: Interest
      at: number
    }
  | { type: 'interests.update'; pageId: string; interestId: string; patch: InterestPatch }
  | { type: 'interests.delete'; pageId: string; interestId: string }
  | { type: 'interests.research'; pageId: string; interestId: string }
  | { type: 'pictures.exclude'; pageId: string; pictureId: string; excluded: boolean }
  | { type: 'pictures.attach'; pageId: string; pictureId: string }
  | { type: 'pages.delete'; pageId: string }

/**
 * What the server answered to an edit: the page or the interest as it now is, or nothing after a
 * deletion.
 */
export type EditAnswer = { page?: Page; interest?: Interest }

/** The pages as they look while the edit is on its way. */
export function expectEdit(pages: readonly Page[], edit: PageEdit): readonly Page[] {
  switch (edit.type) {
    case 'pages.delete':
      return pages.filter((page) => page.id !== edit.pageId)
    case 'pictures.exclude':
      return onPage(pages, edit.pageId, (page) => ({
        ...page,
        pictures: page.pictures.map((picture) =>
          picture.id === edit.pictureId ? { ...picture, excluded: edit.excluded } : picture,
        ),
      }))
    case 'pictures.attach':
      return pages
    default:
      return onPage(pages, edit.pageId, (page) => ({
        ...page,
        interests: expectInterests(page.interests, edit),
      }))
  }
}

type InterestEdit = Extract<PageEdit, { interestId: string }>

function expectInterests(interests: readonly Interest[], edit: InterestEdit): Interest[] {
  switch (edit.type) {
    case 'interests.add':
      return [...interests, loadingInterest(edit.interestId)]
    case 'interests.restore':
      return interests.toSpliced(edit.at, 0, edit.interest)
    case 'interests.delete':
      return interests.filter((interest) => interest.id !== edit.interestId)
    case 'interests.research':
      return onInterest(interests, edit.interestId, (interest) => ({
        ...interest,
        status: 'pending',
      }))
    case 'interests.update':
      return onInterest(interests, edit.interestId, (interest) => patched(interest, edit.patch))
    default:
      edit satisfies never
      return [...interests]
  }
}

/** The pages once the server has answered. */
export function settleEdit(
  pages: readonly Page[],
  edit: PageEdit,
  { page, interest }: EditAnswer,
): readonly Page[] {
  if (page !== undefined) return onPage(pages, page.id, () => page)
  if (interest === undefined) return pages
  return onPage(pages, edit.pageId, (found) => ({
    ...found,
    interests: onInterest(found.interests, interest.id, () => interest),
  }))
}

/** New pages go first; known ones are replaced in place. */
export function mergePages(pages: readonly Page[], arrived: readonly Page[]): readonly Page[] {
  const byId = new Map(arrived.map((page) => [page.id, page]))
  const known = new Set(pages.map((page) => page.id))
  return [
    ...arrived.filter((page) => !known.has(page.id)),
    ...pages.map((page) => byId.get(page.id) ?? page),
  ]
}

/**
 * Pages whose values did not change stay the same objects, so that a list of 500 draws only what
 * changed.
 */
export function keepSame(known: readonly Page[], arrived: readonly Page[]): readonly Page[] {
  const before = new Map(known.map((page) => [page.id, page]))
  return arrived.map((page) => {
    const had = before.get(page.id)
    return had !== undefined && JSON.stringify(had) === JSON.stringify(page) ? had : page
  })
}

function onPage(pages: readonly Page[], id: string, change: (page: Page) => Page): readonly Page[] {
  return pages.map((page) => (page.id === id ? change(page) : page))
}

function onInterest(
  interests: readonly Interest[],
  id: string,
  change: (interest: Interest) => Interest,
): Interest[] {
  return interests.map((interest) => (interest.id === id ? change(interest) : interest))
}

function patched(interest: Interest, { category, ...patch }: InterestPatch): Interest {
  const categories =
    category === undefined
      ? interest.categories
      : [{ name: category, confidence: 1, by: 'person' as const }]
  return { ...interest, ...patch, categories }
}

function loadingInterest(id: string): Interest {
  const {
    status,
    interest_name,
    search_volume,
    related_interests,
    rake_keywords,
    annotations,
    rake_data_source,
  } = placeholderInterest()
  return {
    id,
    status,
    interest_name,
    search_volume,
    related_interests,
    rake_keywords,
    annotations,
    rake_data_source,
    chosen: true,
    relevance: 0,
    categories: [],
  }
}
