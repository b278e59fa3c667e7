import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Interest } from '#core/contract/content/pages.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Database } from '../../platform/database/database.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { accountRow, userRow } from '../../../tests/support/database/person-rows.ts'
import { newId } from '../../platform/ids.ts'
import { insertPicture } from '../../platform/images/stored/pictures.store.ts'
import {
  restorePicture,
  trashPicture,
} from '../../platform/images/stored/trashed-pictures.store.ts'
import { restoreFromTrash } from '../../platform/trash.store.ts'
import {
  deleteInterest,
  insertInterest,
  interestsOf,
  replaceFoundInterests,
  saveInterest,
} from './interest.store.ts'
import {
  attachPicture,
  excludePicture,
  picturesOf,
  replaceFoundPictures,
} from './pictures/page-picture.store.ts'
import {
  deletePage,
  findPageRow,
  insertPage,
  listPageRows,
  pageRowsByKey,
  readContent,
  renamePage,
  savePageContent,
  savePageFailure,
} from './page.store.ts'
import { presentPage } from './present-page.ts'

const content: PageContent = {
  url: 'https://a.example/x',
  title: 'Plum cake',
  site_name: 'A',
  description: '',
  kind: 'recipe',
  lang: 'en',
  headings: [],
  paragraphs: ['Plums \u0000 and flour.'],
  facts: [],
  pictures: [],
}
const interest = (name: string, fields: Partial<Interest> = {}): Interest => ({
  id: newId(),
  status: 'ready',
  interest_name: name,
  chosen: false,
  relevance: 50,
  search_volume: null,
  categories: [],
  related_interests: [],
  rake_keywords: [],
  annotations: [],
  rake_data_source: 'page',
  ...fields,
})
const picture = (id: string, address: string) => ({
  id,
  address,
  url: `/media/${id}`,
  width: 800,
  height: 600,
  alt: 'A picture',
})

/** Rows for the pictures of a page; one without a row is not shown. */
async function storePictures(database: Database, owner: string, ids: readonly string[]) {
  for (const id of ids)
    await insertPicture(database.root, {
      id,
      user_id: owner,
      kind: 'upload',
      name: `${id}.jpg`,
      width: 800,
      height: 600,
      bytes: 10,
      facts: null,
      created_at: 1,
    })
}

async function kitchen(database: Database) {
  const [owner, accountId, pageId] = [newId(), newId(), newId()]
  await database.transaction(async (tx) => {
    await tx.insertInto('users').values(userRow(owner)).execute()
    await tx
      .insertInto('accounts')
      .values(accountRow(accountId, owner, 'K'))
      .execute()
    await insertPage(tx, owner, {
      id: pageId,
      account_id: accountId,
      url: 'https://www.a.example/x',
      url_key: 'a.example/x',
      title: 'x',
      source: 'address',
      given: null,
      created_at: 1_900_000_000_000,
    })
  })
  return { database, owner, accountId, pageId, at: { accountId, pageId } }
}

const names = async ({ database, owner, pageId }: Awaited<ReturnType<typeof kitchen>>) =>
  ((await interestsOf(database.root, owner, [pageId])).get(pageId) ?? []).map(
    ({ interest_name }) => interest_name,
  )

testDatabases('pages store', (open) => {
  test('a page is one row an address and account, and is found by it', async () => {
    const { database, owner, accountId, pageId } = await kitchen(await open())
    const again = await database.transaction((tx) =>
      insertPage(tx, owner, {
        id: newId(),
        account_id: accountId,
        url: 'https://a.example/x',
        url_key: 'a.example/x',
        title: 'x',
        source: 'csv',
        given: null,
        created_at: 2,
      }),
    )
    expect(again).toBe(false)
    expect(
      (await pageRowsByKey(database.root, owner, { accountId, keys: ['a.example/x', 'b'] })).map(
        ({ id }) => id,
      ),
    ).toEqual([pageId])
  })

  test('pages without an address are as many as there are', async () => {
    const { database, owner, accountId } = await kitchen(await open())
    for (let count = 0; count < 2; count += 1) {
      const isNew = await database.transaction((tx) =>
        insertPage(tx, owner, {
          id: newId(),
          account_id: accountId,
          url: '',
          url_key: null,
          title: 'Text',
          source: 'text',
          given: '{}',
          created_at: 2,
        }),
      )
      expect(isNew).toBe(true)
    }
    expect(await listPageRows(database.root, owner, accountId)).toHaveLength(3)
  })

  test('reading stores the content, and leaves a title of the person’s own', async () => {
    const { database, owner, at, pageId } = await kitchen(await open())
    await database.transaction((tx) =>
      savePageContent(tx, owner, { pageId, content, warnings: [problem('pages.short')], now: 5 }),
    )
    expect(await findPageRow(database.root, owner, at)).toMatchObject({
      status: 'ready',
      title: 'Plum cake',
      kind: 'recipe',
      fetched_at: 5,
    })
    expect((await readContent(database.root, owner, pageId))?.paragraphs).toEqual([
      'Plums  and flour.',
    ])
    await renamePage(database.root, owner, { pageId, title: 'Mine' })
    await database.transaction((tx) =>
      savePageContent(tx, owner, { pageId, content, warnings: [], now: 6 }),
    )
    expect((await findPageRow(database.root, owner, at))?.title).toBe('Mine')
  })

  test('a page that was read before stays usable when reading it again fails', async () => {
    const { database, owner, at, pageId } = await kitchen(await open())
    const fail = () =>
      database.transaction((tx) =>
        savePageFailure(tx, owner, {
          pageId,
          error: { address: 'a', code: 'site_error', message: 'Down.' },
          now: 1,
        }),
      )
    await fail()
    expect((await findPageRow(database.root, owner, at))?.status).toBe('failed')
    await database.transaction((tx) =>
      savePageContent(tx, owner, { pageId, content, warnings: [], now: 5 }),
    )
    await fail()
    const row = await findPageRow(database.root, owner, at)
    expect([row?.status, row?.error]).toEqual(['ready', expect.stringContaining('Down.')])
  })

  test('nobody else’s page is read, renamed or deleted', async () => {
    const { database, owner, at, pageId } = await kitchen(await open())
    const stranger = newId()
    await renamePage(database.root, stranger, { pageId, title: 'Stolen' })
    expect([
      await findPageRow(database.root, stranger, at),
      await readContent(database.root, stranger, pageId),
      await database.transaction((tx) => deletePage(tx, stranger, { ...at, now: 1 })),
    ]).toEqual([undefined, null, false])
    expect((await findPageRow(database.root, owner, at))?.title).toBe('x')
  })

  test('a new reading keeps ids and choices, the person’s own interests, and what was taken away stays away', async () => {
    const desk = await kitchen(await open())
    const { database, owner, pageId } = desk
    const [plum, cake, jam] = [
      interest('plum cake', { chosen: true }),
      interest('cake tin'),
      interest('plum jam'),
    ]
    await database.transaction(async (tx) => {
      await replaceFoundInterests(tx, owner, { pageId, found: [plum, cake, jam] })
      await insertInterest(tx, owner, {
        pageId,
        interest: interest('Autumn baking', { chosen: true }),
      })
      await saveInterest(tx, owner, { pageId, interest: { ...cake, chosen: true }, isOwn: false })
      await deleteInterest(tx, owner, { pageId, interestId: jam.id })
    })
    const repeated = await database.transaction((tx) =>
      insertInterest(tx, owner, { pageId, interest: interest('AUTUMN  baking') }),
    )
    expect(repeated).toBe(false)
    await database.transaction((tx) =>
      replaceFoundInterests(tx, owner, {
        pageId,
        found: [
          interest('Cake tin'),
          interest('plum jam'),
          interest('sweet plums', { chosen: true }),
        ],
      }),
    )
    const found = (await interestsOf(database.root, owner, [pageId])).get(pageId) ?? []
    expect(
      found
        .map(({ interest_name, chosen }) => [interest_name, chosen])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    ).toEqual([
      ['Autumn baking', true],
      ['Cake tin', true],
      ['sweet plums', false],
    ])
    expect(found.find(({ interest_name }) => interest_name === 'Cake tin')?.id).toBe(cake.id)
    expect(await names({ ...desk, owner: newId() })).toEqual([])
  })

  test('an interest that was taken away comes back as it was, where it stood, and is not the person’s own for it', async () => {
    const { database, owner, pageId } = await kitchen(await open())
    const [plum, cake, jam] = [
      interest('plum cake', { chosen: true }),
      interest('cake tin'),
      interest('plum jam'),
    ]
    const found = async () => (await interestsOf(database.root, owner, [pageId])).get(pageId) ?? []
    await database.transaction(async (tx) => {
      await replaceFoundInterests(tx, owner, { pageId, found: [plum, cake, jam] })
      await deleteInterest(tx, owner, { pageId, interestId: cake.id })
    })
    const before = await found()
    expect(
      await database.transaction((tx) =>
        insertInterest(tx, owner, { pageId, interest: cake, at: 1 }),
      ),
    ).toBe(true)
    expect(await found()).toEqual([before[0], cake, before[1]])
    await database.transaction((tx) => replaceFoundInterests(tx, owner, { pageId, found: [plum] }))
    expect((await found()).map(({ id }) => id)).toEqual([plum.id])
  })

  test('a page says its warnings with their codes; one that an earlier version read says them without', async () => {
    const { database, owner, at, pageId } = await kitchen(await open())
    const warnings = [problem('pages.veryLong', { most: 50_000 }), problem('pages.short')]
    await database.transaction((tx) =>
      savePageContent(tx, owner, { pageId, content, warnings, now: 5 }),
    )
    const shown = async () => {
      const row = await findPageRow(database.root, owner, at)
      if (row === undefined) throw new Error('no page')
      return presentPage(database.root, owner, row)
    }
    const sentences = warnings.map(({ message }) => message)
    expect(await shown()).toMatchObject({
      warnings: sentences,
      problem_codes: {
        warnings: [
          { code: 'pages.veryLong', params: { most: 50_000 } },
          { code: 'pages.short', params: {} },
        ],
      },
    })
    await database.root
      .updateTable('pages')
      .set({ problem_codes: null })
      .where('id', '=', pageId)
      .execute()
    const older = await shown()
    expect([older.warnings, older.problem_codes]).toEqual([sentences, undefined])
  })

  test('a deleted page comes back with content, interests and pictures, for its owner and unless its address is taken', async () => {
    const { database, owner, at, pageId } = await kitchen(await open())
    const [plum, tin] = [interest('plum cake', { chosen: true }), interest('cake tin')]
    await storePictures(database, owner, ['p1'])
    await database.transaction(async (tx) => {
      await savePageContent(tx, owner, {
        pageId,
        content,
        warnings: [problem('pages.short')],
        now: 5,
      })
      await replaceFoundInterests(tx, owner, { pageId, found: [plum, tin] })
      await deleteInterest(tx, owner, { pageId, interestId: tin.id })
      await replaceFoundPictures(tx, pageId, [picture('p1', 'https://a.example/1.jpg')])
    })
    const everything = async () => [
      await findPageRow(database.root, owner, at),
      await readContent(database.root, owner, pageId),
      await interestsOf(database.root, owner, [pageId]),
      await picturesOf(database.root, [pageId]),
      await database.root.selectFrom('removed_interests').selectAll().execute(),
    ]
    const restore = async (who = owner) =>
      database.transaction((tx) =>
        restoreFromTrash(tx, { owner: who, accountId: at.accountId, id: pageId }),
      )
    const before = await everything()
    const page = await findPageRow(database.root, owner, at)
    if (page === undefined) throw new Error('The page is missing')
    const remove = async (id: string) =>
      database.transaction((tx) => deletePage(tx, owner, { ...at, pageId: id, now: 9 }))
    expect(await remove(pageId)).toBe(true)
    expect(await findPageRow(database.root, owner, at)).toBeUndefined()
    expect(await restore(newId())).toBe('missing')

    const other = newId()
    await database.transaction((tx) => insertPage(tx, owner, { ...page, id: other }))
    expect(await restore()).toBe('taken')
    await remove(other)
    expect(await restore()).toBe('restored')
    expect(await everything()).toEqual(before)
    expect(await restore()).toBe('missing')
  })

  test('pictures found again keep their choice, own ones come first and stay', async () => {
    const { database, owner, pageId } = await kitchen(await open())
    await storePictures(database, owner, ['p1', 'p2', 'p3', 'own'])
    await database.transaction(async (tx) => {
      await replaceFoundPictures(tx, pageId, [
        picture('p1', 'https://a.example/1.jpg'),
        picture('p2', 'https://a.example/2.jpg'),
      ])
      await attachPicture(tx, pageId, { id: 'own', url: '/media/own', width: 1, height: 1 })
      await excludePicture(tx, pageId, { pictureId: 'p2', excluded: true })
      await replaceFoundPictures(tx, pageId, [
        picture('p2', 'https://a.example/2.jpg'),
        picture('p3', 'https://a.example/3.jpg'),
      ])
    })
    const pictures = (await picturesOf(database.root, [pageId])).get(pageId) ?? []
    expect(pictures.map(({ id, excluded, own }) => [id, excluded, own])).toEqual([
      ['own', false, true],
      ['p2', true, false],
      ['p3', false, false],
    ])
  })

  test('a deleted picture leaves its pages and comes back in its old place, even to a page that was deleted meanwhile', async () => {
    const { database, owner, at, pageId } = await kitchen(await open())
    const ids = ['first', 'second', 'third']
    await storePictures(database, owner, ids)
    const shown = async () =>
      ((await picturesOf(database.root, [pageId])).get(pageId) ?? []).map(({ id, excluded }) => [
        id,
        excluded,
      ])
    const restore = (who: string) => database.transaction((tx) => restorePicture(tx, who, 'second'))
    await database.transaction(async (tx) => {
      for (const id of ids)
        await attachPicture(tx, pageId, { id, url: `/media/${id}`, width: 800, height: 600 })
      await excludePicture(tx, pageId, { pictureId: 'second', excluded: true })
    })
    const before = await shown()
    const remove = (who: string) =>
      database.transaction((tx) => trashPicture(tx, who, { id: 'second', now: 9 }))
    expect(await remove(newId())).toBe(false)
    expect(await remove(owner)).toBe(true)
    expect(await shown()).toEqual([before[0], before[2]])
    await database.transaction((tx) => deletePage(tx, owner, { ...at, now: 10 }))
    expect(await restore(newId())).toBeUndefined()
    expect(await restore(owner)).toMatchObject({ id: 'second', created_at: 1 })
    await database.transaction((tx) =>
      restoreFromTrash(tx, { owner, accountId: at.accountId, id: pageId }),
    )
    expect(await shown()).toEqual(before)
  })

  test('deleting an account takes its pages along', async () => {
    const desk = await kitchen(await open())
    const { database, owner, accountId, pageId } = desk
    await database.transaction((tx) =>
      insertInterest(tx, owner, { pageId, interest: interest('x') }),
    )
    await database.root.deleteFrom('accounts').where('id', '=', accountId).execute()
    expect([await listPageRows(database.root, owner, accountId), await names(desk)]).toEqual([
      [],
      [],
    ])
  })
})
