import { expect, test } from 'vitest'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { newId } from '../../platform/ids.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import type { SignedUp } from '../../../tests/support/server/test-server.ts'
import { EMPTY_BRAND, findBrand } from './brands.store.ts'

testDatabases('accounts', (open) => {
  const startServer = testServers()
  const start = async () => startServer({ database: await open() })
  const account = async ({ client }: SignedUp, name: string): Promise<string> => {
    const outcome = await client('createAccount', { body: { name } })
    if (!outcome.ok) throw new Error(outcome.failure.message)
    return outcome.answer.id
  }
  const board = async ({ client }: SignedUp, accountId: string, name: string): Promise<string> => {
    const outcome = await client('createBoard', {
      params: { account_id: accountId },
      body: { name },
    })
    if (!outcome.ok) throw new Error(outcome.failure.message)
    return outcome.answer.id
  }

  test('are created, listed oldest first, renamed and deleted', async () => {
    const server = await start()
    const ada = await server.signUp()
    const kitchen = await account(ada, ' Kitchen ')
    server.clock.advance(1000)
    const garden = await account(ada, 'Garden')
    expect(await ada.client('listAccounts', {})).toEqual({
      ok: true,
      answer: {
        accounts: [
          { id: kitchen, name: 'Kitchen', kind: 'manual', created_at: server.clock.now() - 1000 },
          { id: garden, name: 'Garden', kind: 'manual', created_at: server.clock.now() },
        ],
      },
    })
    expect(
      await ada.client('renameAccount', {
        params: { account_id: kitchen },
        body: { name: 'KITCHEN' },
      }),
    ).toMatchObject({ ok: true, answer: { id: kitchen, name: 'KITCHEN' } })
    expect(await ada.client('deleteAccount', { params: { account_id: kitchen } })).toEqual({
      ok: true,
      answer: {},
    })
    expect(await ada.client('listAccounts', {})).toMatchObject({
      answer: { accounts: [{ id: garden }] },
    })
    expect(await ada.client('deleteAccount', { params: { account_id: kitchen } })).toMatchObject({
      failure: { code: 'not_found', message: 'This account was not found.' },
    })
  })

  test('have names of their own, without regard to case; two people may use the same', async () => {
    const server = await start()
    const [ada, bea] = [await server.signUp(), await server.signUp()]
    await account(ada, 'Kitchen')
    const garden = await account(ada, 'Garden')
    const taken = {
      failure: {
        code: 'conflict',
        status: 409,
        message: 'You already have an account named “kitchen”.',
        body: { name: ['You already have an account named “kitchen”.'] },
      },
    }
    expect(await ada.client('createAccount', { body: { name: 'kitchen' } })).toMatchObject(taken)
    expect(
      await ada.client('renameAccount', {
        params: { account_id: garden },
        body: { name: 'kitchen' },
      }),
    ).toMatchObject(taken)
    expect(await bea.client('createAccount', { body: { name: 'Kitchen' } })).toMatchObject({
      ok: true,
    })
    expect(await ada.client('createAccount', { body: { name: '  ' } })).toMatchObject({
      failure: { code: 'invalid', body: { name: ['Enter a name for the account.'] } },
    })
  })

  test('of somebody else are not there: no read, no change', async () => {
    const server = await start()
    const [ada, eve] = [await server.signUp(), await server.signUp()]
    const theirs = await account(ada, 'Kitchen')
    const soups = await board(ada, theirs, 'Soups')
    const section = await ada.client('createSection', {
      params: { account_id: theirs, board_id: soups },
      body: { name: 'Cold' },
    })
    const section_id = section.ok ? (section.answer.sections[0]?.id ?? '') : ''
    const own = await account(eve, 'Mine')
    const before = await ada.client('listBoards', { params: { account_id: theirs } })
    for (const account_id of [theirs, own]) {
      const outcomes = [
        await eve.client('renameBoard', {
          params: { account_id, board_id: soups },
          body: { name: 'Stolen' },
        }),
        await eve.client('deleteBoard', { params: { account_id, board_id: soups } }),
        await eve.client('createSection', {
          params: { account_id, board_id: soups },
          body: { name: 'x' },
        }),
        await eve.client('renameSection', {
          params: { account_id, board_id: soups, section_id },
          body: { name: 'x' },
        }),
        await eve.client('deleteSection', { params: { account_id, board_id: soups, section_id } }),
      ]
      for (const outcome of outcomes)
        expect(outcome).toMatchObject({ failure: { code: 'not_found', status: 404 } })
    }
    const brand = { name: 'x', colors: [], fonts: [], logo_picture_id: null }
    const params = { account_id: theirs }
    for (const outcome of [
      await eve.client('renameAccount', { params, body: { name: 'x' } }),
      await eve.client('deleteAccount', { params }),
      await eve.client('listBoards', { params }),
      await eve.client('createBoard', { params, body: { name: 'x' } }),
      await eve.client('getBrand', { params }),
      await eve.client('putBrand', { params, body: brand }),
    ]) {
      expect(outcome).toMatchObject({ failure: { code: 'not_found', status: 404 } })
    }
    expect(await ada.client('listBoards', { params })).toEqual(before)
  })

  test('boards have sections, both with names of their own', async () => {
    const server = await start()
    const ada = await server.signUp()
    const account_id = await account(ada, 'Kitchen')
    const board_id = await board(ada, account_id, 'Soups')
    const params = { account_id, board_id }
    server.clock.advance(1)
    const cakes = await board(ada, account_id, 'Cakes')
    expect(await ada.client('createBoard', { params, body: { name: 'SOUPS' } })).toMatchObject({
      failure: { code: 'conflict', message: 'This account already has a board named “SOUPS”.' },
    })
    expect(
      await ada.client('renameBoard', {
        params: { account_id, board_id: cakes },
        body: { name: 'soups' },
      }),
    ).toMatchObject({ failure: { code: 'conflict' } })
    expect(await ada.client('renameBoard', { params, body: { name: 'SOUPS' } })).toMatchObject({
      ok: true,
      answer: { name: 'SOUPS' },
    })
    const created = await ada.client('createSection', { params, body: { name: 'Cold' } })
    const section_id = created.ok ? (created.answer.sections[0]?.id ?? '') : ''
    expect(await ada.client('createSection', { params, body: { name: 'cold' } })).toMatchObject({
      failure: { code: 'conflict' },
    })
    server.clock.advance(1)
    await ada.client('createSection', { params, body: { name: 'Hot' } })
    expect(
      await ada.client('renameSection', {
        params: { ...params, section_id },
        body: { name: 'hot' },
      }),
    ).toMatchObject({ failure: { code: 'conflict' } })
    expect(
      await ada.client('renameSection', {
        params: { ...params, section_id },
        body: { name: 'Chilled' },
      }),
    ).toMatchObject({
      answer: { sections: [{ id: section_id, name: 'Chilled' }, { name: 'Hot' }] },
    })
    expect(await ada.client('deleteSection', { params: { ...params, section_id } })).toMatchObject({
      answer: { sections: [{ name: 'Hot' }] },
    })
    expect(
      await ada.client('deleteSection', { params: { ...params, section_id: newId() } }),
    ).toMatchObject({ failure: { code: 'not_found', message: 'This section was not found.' } })
    expect(await ada.client('listBoards', { params })).toMatchObject({
      answer: {
        boards: [
          { name: 'SOUPS', sections: [{ name: 'Hot' }] },
          { name: 'Cakes', sections: [] },
        ],
      },
    })
    expect(await ada.client('deleteBoard', { params })).toEqual({ ok: true, answer: {} })
    expect(await ada.client('listBoards', { params })).toMatchObject({
      answer: { boards: [{ name: 'Cakes' }] },
    })
  })

  test('keep further kits, also when a page that knows of none saves the brand', async () => {
    const server = await start()
    const ada = await server.signUp()
    const params = { account_id: await account(ada, 'Kitchen') }
    const brand = { name: 'Ada', colors: ['#ffffff'], fonts: [], logo_picture_id: null }
    const kits = [{ ...brand, id: newId(), label: 'Winter', colors: ['#112233'] }]
    expect(await ada.client('putBrand', { params, body: brand })).toMatchObject({ answer: brand })
    expect(await ada.client('putBrand', { params, body: { ...brand, kits } })).toMatchObject({
      answer: { ...brand, kits },
    })
    const older = await ada.client('putBrand', { params, body: { ...brand, name: 'Ada’s' } })
    expect(older).toEqual({ ok: true, answer: { ...brand, name: 'Ada’s', kits } })
    expect(await ada.client('getBrand', { params })).toEqual(older)
    const strange = kits.map((kit) => ({ ...kit, logo_picture_id: newId() }))
    expect(
      await ada.client('putBrand', { params, body: { ...brand, kits: strange } }),
    ).toMatchObject({ failure: { status: 400 } })
    expect(
      await ada.client('putBrand', { params, body: { ...brand, logo_dark_picture_id: newId() } }),
    ).toMatchObject({ failure: { status: 400 } })
    expect(
      await ada.client('putBrand', { params, body: { ...brand, kits: [], only_brand: true } }),
    ).toMatchObject({ answer: { kits: [], only_brand: true } })
    expect(await ada.client('putBrand', { params, body: brand })).toMatchObject({
      answer: { kits: [], only_brand: true },
    })
  })

  test('wear a brand, empty until one is chosen', async () => {
    const server = await start()
    const ada = await server.signUp()
    const params = { account_id: await account(ada, 'Kitchen') }
    const brand = {
      name: 'Ada’s Kitchen',
      colors: ['#ffffff', '#112233'],
      fonts: ['Lora'],
      logo_picture_id: null,
    }
    expect(await ada.client('getBrand', { params })).toEqual({
      ok: true,
      answer: { name: '', colors: [], fonts: [], logo_picture_id: null },
    })
    for (const chosen of [{ ...brand, name: 'First' }, brand])
      expect(await ada.client('putBrand', { params, body: chosen })).toEqual({
        ok: true,
        answer: chosen,
      })
    expect(await ada.client('getBrand', { params })).toEqual({ ok: true, answer: brand })
    expect(
      await ada.client('putBrand', { params, body: { ...brand, colors: ['red'] } }),
    ).toMatchObject({
      failure: { code: 'invalid', body: { 'colors.0': ['Enter a color as #rrggbb.'] } },
    })
    expect(
      await ada.client('putBrand', { params, body: { ...brand, logo_picture_id: newId() } }),
    ).toMatchObject({
      failure: {
        body: { logo_picture_id: ['This picture was not found: upload the logo first.'] },
      },
    })
  })

  test('show their brand to their owner alone, also in the store', async () => {
    const server = await start()
    const [ada, eve] = [await server.signUp(), await server.signUp()]
    const account_id = await account(ada, 'Kitchen')
    await ada.client('putBrand', {
      params: { account_id },
      body: { name: 'Mine', colors: [], fonts: [], logo_picture_id: null },
    })
    const { root } = server.platform.database
    expect([
      await findBrand(root, ada.user.id, account_id),
      await findBrand(root, eve.user.id, account_id),
    ]).toMatchObject([{ name: 'Mine' }, EMPTY_BRAND])
  })

  test('take boards, sections and brand along when they are deleted', async () => {
    const server = await start()
    const ada = await server.signUp()
    const account_id = await account(ada, 'Kitchen')
    const board_id = await board(ada, account_id, 'Soups')
    await ada.client('createSection', { params: { account_id, board_id }, body: { name: 'Cold' } })
    await ada.client('putBrand', {
      params: { account_id },
      body: { name: 'x', colors: [], fonts: [], logo_picture_id: null },
    })
    await ada.client('deleteAccount', { params: { account_id } })
    const { root } = server.platform.database
    expect([
      await root.selectFrom('boards').select('id').execute(),
      await root.selectFrom('board_sections').select('id').execute(),
      await root.selectFrom('brands').select('account_id').execute(),
    ]).toEqual([[], [], []])
  })

  test('a deleted board comes back with its sections, unless its name is taken', async () => {
    const server = await start()
    const ada = await server.signUp()
    const bea = await server.signUp()
    const kitchen = await account(ada, 'Kitchen')
    const soups = await board(ada, kitchen, 'Soups')
    const params = { account_id: kitchen, board_id: soups }
    await ada.client('createSection', { params, body: { name: 'Cold' } })
    const before = await ada.client('listBoards', { params })
    const restore = async () => ada.client('restoreBoard', { params })
    expect(await restore()).toMatchObject({ ok: true, answer: { name: 'Soups' } })

    await ada.client('deleteBoard', { params })
    expect(await bea.client('restoreBoard', { params })).toMatchObject({
      failure: { code: 'not_found' },
    })
    expect(await restore()).toMatchObject({ answer: { sections: [{ name: 'Cold' }] } })
    expect(await ada.client('listBoards', { params })).toEqual(before)

    await ada.client('deleteBoard', { params })
    const other = await board(ada, kitchen, 'soups')
    expect(await restore()).toMatchObject({ failure: { code: 'conflict' } })
    await ada.client('deleteBoard', { params: { account_id: kitchen, board_id: other } })
    expect(await restore()).toMatchObject({ ok: true })
  })
})
