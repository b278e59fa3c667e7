/** The plan as files: what is in them, and what is remembered of it. */
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { answerOf } from '../../../tests/support/server/pins-world.ts'
import { type ByHandWorld, byHandTests } from '../../../tests/support/publishing/by-hand-world.ts'

const HOUR = 3_600_000
const PUBLIC = { publicUrl: 'https://pins.example', publicUrlReachable: true }

const rowsOf = (text: string) =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
const makeFile = async (world: ByHandWorld, ids: readonly string[], more = {}) =>
  world.ada.browser.request({
    method: 'POST',
    url: `/api/accounts/${world.accountId}/plan-file/`,
    payload: { publication_ids: ids, ...more },
  })
const filedIn = async (world: ByHandWorld) =>
  answerOf(await world.ada.client('listFiled', { params: world.params })).filed

byHandTests('plan files', (open) => {
  test('one CSV has the times in UTC, and what is in it is remembered until it is forgotten', async () => {
    const world = await open({ config: PUBLIC })
    const late = await world.plan('a', 5 * HOUR)
    const early = await world.plan('b', 2 * HOUR)
    const past = await world.plan('c', 0)
    const ids = [late, early, past].map(({ publication }) => publication.id)
    const response = await makeFile(world, [...ids, past.pin.id])
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-pinloom-left-out': '2',
    })
    const rows = rowsOf(response.body)
    expect(rows.map((row) => [row['Title'], Date.parse(`${row['Publish date']}Z`)])).toEqual([
      ['Title b', early.publication.at],
      ['Title a', late.publication.at],
    ])
    expect(rows[0]).toMatchObject({
      'Pinterest board': 'Cakes',
      'Media URL': 'https://pins.example/pictures/b.jpg',
    })
    expect(await filedIn(world)).toEqual(
      [early, late].map(({ publication: { id, at } }) => ({
        publication_id: id,
        filed_at: world.server.clock.now(),
        due_at: at,
      })),
    )
    answerOf(
      await world.ada.client('forgetFiled', {
        params: world.params,
        body: { publication_ids: [early.publication.id] },
      }),
    )
    expect((await filedIn(world)).map(({ publication_id }) => publication_id)).toEqual([
      late.publication.id,
    ])
  })

  test('undoing the removal of a planned pin keeps it in its file', async () => {
    const world = await open({ config: PUBLIC })
    const { pin, publication } = await world.plan('a', 2 * HOUR)
    await makeFile(world, [publication.id])
    await world.send({ type: 'pin.unscheduled', data: { id: pin.id, publication, after: 'draft' } })
    expect(await filedIn(world)).toEqual([])
    await world.send({ type: 'pin.scheduled', data: { id: pin.id, publication, before: 'draft' } })
    expect(await filedIn(world)).toHaveLength(1)
  })

  test('without a public address the ZIP has the pictures, named as the CSV names them', async () => {
    const world = await open({ config: { publicUrlReachable: false } })
    const { publication } = await world.plan('a', 2 * HOUR)
    const lost = await world.plan('b', 3 * HOUR, { image_url: '/media/missing.jpg' })
    const again = { ...lost.publication, id: v7(), board_id: await world.addBoard('Pies') }
    await world.send({
      type: 'pin.scheduled',
      data: { id: lost.pin.id, publication: again, before: 'scheduled' },
    })
    const response = await makeFile(
      world,
      [publication, lost.publication, again].map(({ id }) => id),
      { picture_folder: 'https://ada.example/pins' },
    )
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'x-pinloom-left-out': '2',
    })
    expect((await filedIn(world)).map(({ publication_id }) => publication_id)).toEqual([
      publication.id,
    ])
    const files = unzipSync(new Uint8Array(response.rawPayload))
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    const [row, ...others] = rowsOf(text('plan-1.csv'))
    expect(others).toEqual([])
    const name = row?.['Media URL']?.replace('https://ada.example/pins/', 'pictures/') ?? ''
    expect(Object.keys(files)).toEqual(['plan-1.csv', name, 'report.json'])
    expect(JSON.parse(text('report.json'))).toMatchObject({
      in_files: 1,
      left_out: [lost.publication, again].map(({ id }) => ({
        id,
        reasons: [expect.stringContaining('picture')],
      })),
    })
  })

  test('a pin whose picture is lost is not in the CSV of a public address either', async () => {
    const world = await open({ config: PUBLIC })
    const { publication } = await world.plan('a', 2 * HOUR)
    const lost = await world.plan('b', 3 * HOUR, { image_url: '/media/missing.jpg' })
    const refused = await makeFile(world, [lost.publication.id])
    expect(refused.json()).toMatchObject({
      problem_codes: { detail: { params: { reason: { code: 'planExport.pictureLost' } } } },
    })
    expect(await filedIn(world)).toEqual([])
    const response = await makeFile(world, [publication.id, lost.publication.id])
    expect(response.headers['x-pinloom-left-out']).toBe('1')
    expect(rowsOf(response.body).map((row) => row['Title'])).toEqual(['Title a'])
  })

  test('of a copy nothing is remembered', async () => {
    const world = await open({ config: PUBLIC })
    const { publication } = await world.plan('a', 2 * HOUR)
    const response = await makeFile(world, [publication.id], { is_copy: true })
    expect(rowsOf(response.body)).toHaveLength(1)
    expect(await filedIn(world)).toEqual([])
  })

  test('when nothing fits, the answer says why and nothing is remembered', async () => {
    const world = await open({ config: PUBLIC })
    const { publication } = await world.plan('a', 60_000)
    const response = await makeFile(world, [publication.id])
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      problem_codes: { detail: { params: { reason: { code: 'planExport.tooSoon' } } } },
    })
    expect(await filedIn(world)).toEqual([])
  })

  test('another person’s account is not found', async () => {
    const world = await open({ config: PUBLIC })
    const { publication } = await world.plan('a', 2 * HOUR)
    const { client } = await world.server.signUp('eve@example.com')
    const params = world.params
    const body = { publication_ids: [publication.id] }
    for (const outcome of [
      await client('listFiled', { params }),
      await client('forgetFiled', { params, body }),
      await client('makePlanFile', { params, body }),
    ])
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'not_found' } })
  })
})
