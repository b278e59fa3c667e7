/** Boards of connected accounts, against the practice network over HTTP. */
import { expect, test } from 'vitest'
import {
  boardsOf,
  connect,
  connectingWorlds,
  connectionOf,
  MINUTE,
  namesOf,
  readAgain,
  renameOnNetwork,
  rowOf,
} from '../../../tests/support/pinterest/connecting-world.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'

const HOUR = 60 * MINUTE

testDatabases('boards of connected accounts', (open) => {
  const world = connectingWorlds(open)

  test('boards come from every page, and one of the same name becomes one', async () => {
    const at = await world()
    const params = { account_id: at.account_id }
    const own = await at.ada.client('createBoard', { params, body: { name: 'WEEKEND ideas' } })
    const mine = own.ok ? own.answer.id : ''
    await at.ada.client('createBoard', { params, body: { name: 'Only here' } })
    at.network.behaviour.maxPage = 1
    await connect(at)
    const boards = await boardsOf(at)
    expect(boards.map(({ name }) => name)).toEqual([
      'Weekend ideas',
      'Only here',
      'Quick dinners',
      'Home and garden',
    ])
    const linked = (await connectionOf(at))?.boards.map(({ board_id }) => board_id)
    expect([linked?.length, linked?.includes(mine)]).toEqual([3, true])
  })

  test('names that change places are followed, and the boards stay the same', async () => {
    const at = await world()
    await connect(at)
    const before = await boardsOf(at)
    renameOnNetwork(at, 'Quick dinners', 'x')
    renameOnNetwork(at, 'Weekend ideas', 'Quick dinners')
    renameOnNetwork(at, 'x', 'Weekend ideas')
    expect(await readAgain(at)).toMatchObject({ ok: true })
    const after = await boardsOf(at)
    expect(after.map(({ id, name }) => [id, name])).toEqual([
      [before[0]?.id, 'Weekend ideas'],
      [before[1]?.id, 'Home and garden'],
      [before[2]?.id, 'Quick dinners'],
    ])
  })

  test('a board that has gone is marked, and one made again under its name takes its place', async () => {
    const at = await world()
    await connect(at)
    const [first] = await boardsOf(at)
    const there = at.network.documents.list('board').find(({ name }) => name === first?.name)
    at.network.documents.remove('board', there?.id ?? '')
    await readAgain(at)
    const gone = async () =>
      (await connectionOf(at))?.boards.filter(({ is_gone }) => is_gone).map((one) => one.board_id)
    expect([await gone(), await namesOf(at)]).toEqual([
      [first?.id],
      ['Quick dinners', 'Home and garden', 'Weekend ideas'],
    ])
    const id = at.network.documents.nextId()
    at.network.documents.put('board', id, {
      id,
      name: 'Quick dinners',
      description: null,
      privacy: 'PUBLIC',
      created_at: 0,
    })
    await readAgain(at)
    expect([await gone(), (await boardsOf(at))[0]?.id, (await boardsOf(at)).length]).toEqual([
      [],
      first?.id,
      3,
    ])
  })

  test('boards are read again every hour, and no sooner', async () => {
    const at = await world()
    await connect(at)
    renameOnNetwork(at, 'Home and garden', 'Garden')
    await at.server.sweep()
    expect(await namesOf(at)).toContain('Home and garden')
    at.server.clock.advance(HOUR)
    await at.server.sweep()
    expect(await namesOf(at)).toContain('Garden')
  })

  test('boards can be read once a minute; a refusal says how long to wait', async () => {
    const at = await world()
    await connect(at)
    const params = { account_id: at.account_id }
    expect(await at.ada.client('readBoards', { params })).toMatchObject({ ok: true })
    at.server.clock.advance(20_000)
    expect(await at.ada.client('readBoards', { params })).toMatchObject({
      failure: { code: 'rate_limited', message: expect.stringContaining('40 seconds') },
    })
    at.server.clock.advance(40_000)
    expect(await at.ada.client('readBoards', { params })).toMatchObject({ ok: true })
  })

  test('a reading that began before the account was connected again changes nothing', async () => {
    const at = await world()
    await connect(at)
    const { root } = at.server.platform.database
    renameOnNetwork(at, 'Home and garden', 'Garden')
    const before = await namesOf(at)
    // While the network is asked, another reading takes its place.
    at.network.behaviour.onRequest = async ({ path }) => {
      if (path === '/boards')
        await root.updateTable('connections').set({ reading_id: 'another' }).execute()
    }
    await readAgain(at)
    expect([await namesOf(at), (await rowOf(at)).reading_id]).toEqual([before, 'another'])
  })

  test('sections that change names stay the same, and two that differ in case are both there', async () => {
    const at = await world()
    await connect(at)
    const sectionsOf = async () => (await boardsOf(at))[0]?.sections ?? []
    const before = await sectionsOf()
    const { documents } = at.network
    const [one, other] = documents.list('section')
    if (one === undefined || other === undefined) throw new Error('There are no sections.')
    documents.put('section', one.id, { ...one, name: other.name })
    documents.put('section', other.id, { ...other, name: one.name })
    const id = documents.nextId()
    documents.put('section', id, { id, board_id: one.board_id, name: one.name.toUpperCase() })
    for (let time = 0; time < 2; time += 1) {
      expect(await readAgain(at)).toMatchObject({ answer: { boards_problem: null } })
      expect((await sectionsOf()).map((section) => [section.id, section.name])).toEqual([
        [before[0]?.id, other.name],
        [before[1]?.id, one.name],
        [expect.any(String), one.name.toUpperCase()],
      ])
    }
  })

  test('sections of more than thirty boards are read over several runs, each board once first', async () => {
    const at = await world()
    const { documents } = at.network
    for (let number = 0; number < 70; number += 1) {
      const id = documents.nextId()
      const board = { id, name: `Board ${number}`, description: null, created_at: 0 }
      documents.put('board', id, { ...board, privacy: 'PUBLIC' })
      documents.put('section', `s${id}`, { id: `s${id}`, board_id: id, name: 'Only' })
    }
    await connect(at)
    const withSections = async () =>
      (await boardsOf(at)).filter(({ sections }) => sections.length > 0).length
    const counts = [await withSections()]
    for (let run = 0; run < 2; run += 1) {
      at.server.clock.advance(10 * MINUTE)
      await at.server.sweep()
      counts.push(await withSections())
    }
    // One of the first three boards has sections, and 70 of the others.
    expect(counts).toEqual([28, 58, 71])
    expect((await rowOf(at)).boards_due_at - at.server.clock.now()).toBe(HOUR)
  })

  test('a board and a section of the network can be renamed and deleted there only', async () => {
    const at = await world()
    await connect(at)
    const [board] = await boardsOf(at)
    const [section] = board?.sections ?? []
    if (board === undefined || section === undefined) throw new Error('There is no section.')
    const params = { account_id: at.account_id, board_id: board.id }
    const ofSection = { params: { ...params, section_id: section.id } }
    const body = { name: 'Mine' }
    const refused = { failure: { code: 'conflict', message: expect.stringContaining('network') } }
    const ask = async () => [
      await at.ada.client('renameBoard', { params, body }),
      await at.ada.client('deleteBoard', { params }),
      await at.ada.client('renameSection', { ...ofSection, body }),
      await at.ada.client('deleteSection', ofSection),
    ]
    for (const answer of await ask()) expect(answer).toMatchObject(refused)
    await at.ada.client('endConnection', { params: { account_id: at.account_id } })
    expect(await at.ada.client('deleteSection', ofSection)).toMatchObject({ ok: true })
    expect(await at.ada.client('deleteBoard', { params })).toMatchObject({ ok: true })
  })
})
