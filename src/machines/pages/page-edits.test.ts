import { expect, test } from 'vitest'
import type { Interest, Page } from '#core/contract/content/pages.contract.ts'
import { interestOf, pageOf } from '#core/pages/page.builder.ts'
import { expectEdit, keepSame, mergePages, settleEdit, type PageEdit } from './page-edits.ts'

const interest = (id: string, fields: Partial<Interest> = {}): Interest =>
  interestOf(id, { interest_name: id, relevance: 50, search_volume: 7, ...fields })
const page = (id: string, interests: Interest[] = []): Page =>
  pageOf(id, 'a', {
    title: id,
    kind: 'other',
    pictures: [{ id: 'x', url: '', width: 1, height: 1, alt: '', excluded: false, own: false }],
    interests,
  })
const pages = [page('p', [interest('soup'), interest('stew')]), page('q')]
const interestsOf = (all: readonly Page[]): Interest[] => all[0]?.interests ?? []

test('an edit shows at once, before the server has answered', () => {
  expect(
    interestsOf(
      expectEdit(pages, {
        type: 'interests.update',
        pageId: 'p',
        interestId: 'soup',
        patch: { chosen: false },
      }),
    )[0],
  ).toMatchObject({ id: 'soup', chosen: false, interest_name: 'soup' })
  expect(
    interestsOf(
      expectEdit(pages, { type: 'interests.delete', pageId: 'p', interestId: 'soup' }),
    ).map(({ id }) => id),
  ).toEqual(['stew'])
  expect(expectEdit(pages, { type: 'pages.delete', pageId: 'p' }).map(({ id }) => id)).toEqual([
    'q',
  ])
  expect(
    expectEdit(pages, { type: 'pictures.exclude', pageId: 'p', pictureId: 'x', excluded: true })[0]
      ?.pictures[0]?.excluded,
  ).toBe(true)
})

test('an edit touches the page, the interest and the picture that it names, and no other', () => {
  const [first, second] = [
    page('p', [interest('soup'), interest('stew')]),
    page('q', [interest('soup')]),
  ]
  const two = [
    {
      ...first,
      pictures: [...first.pictures, ...first.pictures.map((picture) => ({ ...picture, id: 'y' }))],
    },
    second,
  ]
  const [excluded, other] = expectEdit(two, {
    type: 'pictures.exclude',
    pageId: 'p',
    pictureId: 'x',
    excluded: true,
  })
  expect([excluded?.pictures.map((picture) => picture.excluded), other]).toEqual([
    [true, false],
    second,
  ])
  const [edited, same] = expectEdit(two, {
    type: 'interests.update',
    pageId: 'p',
    interestId: 'soup',
    patch: { chosen: false },
  })
  expect([edited?.interests.map(({ chosen }) => chosen), same]).toEqual([[false, true], second])
})

test('an interest that was taken away comes back where it stood', () => {
  const [soup] = interestsOf(pages)
  const without = expectEdit(pages, { type: 'interests.delete', pageId: 'p', interestId: 'soup' })
  if (soup === undefined) throw new Error('There is an interest')
  expect(
    expectEdit(without, {
      type: 'interests.restore',
      pageId: 'p',
      interestId: 'soup',
      interest: soup,
      at: 0,
    }),
  ).toEqual(pages)
})

test('a category corrected by hand is a person’s', () => {
  expect(
    interestsOf(
      expectEdit(pages, {
        type: 'interests.update',
        pageId: 'p',
        interestId: 'soup',
        patch: { category: 'Food' },
      }),
    )[0]?.categories,
  ).toEqual([{ name: 'Food', confidence: 1, by: 'person' }])
})

test('a new interest is "Loading..." until the answer gives its name', () => {
  const edit: PageEdit = { type: 'interests.add', pageId: 'p', name: 'bisque', interestId: 'new' }
  const expected = expectEdit(pages, edit)
  expect(interestsOf(expected).map(({ id }) => id)).toEqual(['soup', 'stew', 'new'])
  expect(interestsOf(expected).at(-1)).toMatchObject({
    id: 'new',
    interest_name: 'Loading...',
    status: 'pending',
    search_volume: 0,
    chosen: true,
    relevance: 0,
  })
  expect(
    interestsOf(
      settleEdit(expected, edit, { interest: interest('new', { interest_name: 'bisque' }) }),
    ).at(-1),
  ).toMatchObject({ id: 'new', interest_name: 'bisque' })
})

test('a page that says what it said before stays the same object', () => {
  const [p, q] = keepSame(pages, structuredClone([{ ...page('p'), title: 'P' }, page('q')]))
  expect([p?.title, p === pages[0], q === pages[1]]).toEqual(['P', false, true])
})

test('pages that arrive go first, known ones stay where they are', () => {
  const merged = mergePages(pages, [page('new'), { ...page('q'), title: 'Q' }])
  expect(merged.map(({ id, title }) => [id, title])).toEqual([
    ['new', 'new'],
    ['p', 'p'],
    ['q', 'Q'],
  ])
})
