/** Templates that a person made: the whole server, both databases. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { v7 } from 'uuid'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  MAX_OWN_TEMPLATES,
  type OwnTemplate,
} from '#core/contract/content/own-templates.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Client } from '#core/contract/client.ts'
import { templateChoice } from '#core/templates/document/own-template.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import { testOneDatabase } from '../support/database/test-databases.ts'
import { startPipelineServer, type PipelineServer } from '../support/server/test-server.ts'
import { answer } from './workspace/workspace-world.ts'

const builtIn = (id: string): Template => {
  const found = findTemplate(id)
  if (!found) throw new Error(`No template ${id}.`)
  return found.document
}

/** Its file calls itself so, which no built-in font is called. */
const OWN_FONT = 'Noto Sans JP Thin'
const ownFont = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/noto-sans-jp/files/noto-sans-jp-latin-700-normal.woff2',
  ),
)

async function person(server: PipelineServer) {
  const { client } = await server.signUp()
  const { id } = answer(await client('createAccount', { body: { name: 'Kitchen' } }))
  return { client, params: { account_id: id } }
}

interface Person {
  readonly client: Client
  readonly params: { readonly account_id: string }
}
const copyOf = async ({ client, params }: Person, template_id: string): Promise<OwnTemplate> =>
  answer(
    await client('createOwnTemplate', {
      params,
      body: { id: v7(), from: { kind: 'builtIn', template_id } },
    }),
  )
const ofOne = ({ params }: Person, { template_id }: OwnTemplate) => ({ ...params, template_id })

async function pageOf(server: PipelineServer, { client, params }: Person): Promise<string> {
  const { pages } = answer(
    await client('addSources', {
      params,
      body: {
        idempotency_key: v7(),
        source: {
          kind: 'text',
          title: 'Small balcony garden',
          text: 'A small balcony garden wants boxes with a tank for water. Herbs stand the sun of a small balcony garden all day.',
          url: 'https://garden.example/',
          picture_ids: [],
        },
      },
    }),
  )
  await server.pipeline.tasks.worker.runUntilIdle()
  return pages[0]?.id ?? ''
}

async function pinFrom(server: PipelineServer, who: Person, templates: string[]) {
  const page_id = await pageOf(server, who)
  const { client, params } = who
  answer(
    await client('startGeneration', {
      params,
      body: {
        idempotency_key: v7(),
        config: {
          pages: [{ page_id, interest_ids: [] }],
          n_pins: 1,
          pin_types: ['text'],
          templates,
          colors: [],
          fonts: [],
        },
      },
    }),
  )
  await server.pipeline.tasks.worker.runUntilIdle()
  const [pin] = answer(await client('getPins', { params, query: {} })).pins
  if (!pin) throw new Error('No pin was made.')
  return pin
}

testOneDatabase('own templates', (open) => {
  const start = async () => startPipelineServer({ database: await open() })

  test('a copy of a built-in template is listed, renamed, duplicated, and has a picture', async () => {
    const server = await start()
    const who = await person(server)
    const { client, params } = who
    const copy = await copyOf(who, 'big-words')
    expect(copy).toMatchObject({ name: 'Big words', version: 1, pin_type: 'text' })
    const renamed = answer(
      await client('renameOwnTemplate', { params: ofOne(who, copy), body: { name: 'Mine' } }),
    )
    expect(renamed).toMatchObject({ name: 'Mine', version: 1 })
    const twin = answer(
      await client('createOwnTemplate', {
        params,
        body: { id: v7(), name: 'Twin', from: { kind: 'own', template_id: copy.template_id } },
      }),
    )
    const { templates } = answer(await client('listOwnTemplates', { params }))
    expect(templates.map(({ name }) => name)).toEqual(['Twin', 'Mine'])
    const picture = await server.app.inject({ url: twin.thumbnail_url })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  test('the picture of a template changes with the fonts of its owner, and is not sent twice', async () => {
    const server = await start()
    const who = await person(server)
    const copy = await copyOf(who, 'big-words')
    const document = { ...builtIn('big-words'), fonts: { heading: OWN_FONT, body: 'inter' } }
    const { thumbnail_url: url } = answer(
      await who.client('putOwnTemplate', {
        params: ofOne(who, copy),
        body: { version: 1, document },
      }),
    )
    const ask = (etag: unknown = '') =>
      server.app.inject({ url, headers: { 'if-none-match': String(etag) } })
    const without = await ask()
    expect(without.headers['cache-control']).toBe('no-cache')
    expect((await ask(without.headers.etag)).statusCode).toBe(304)
    const { id } = answer(await who.client('uploadFont', { body: ownFont }))
    const inOwn = await ask(without.headers.etag)
    expect([inOwn.statusCode, inOwn.headers.etag === without.headers.etag]).toEqual([200, false])
    expect(inOwn.rawPayload.equals(without.rawPayload)).toBe(false)
    answer(await who.client('deleteFont', { params: { font_id: id } }))
    const after = await ask(inOwn.headers.etag)
    expect(after.statusCode).toBe(200)
    expect(after.rawPayload.equals(without.rawPayload)).toBe(true)
  })

  test('a new version keeps the old one, and a second change of the same version is refused', async () => {
    const server = await start()
    const who = await person(server)
    const copy = await copyOf(who, 'big-words')
    const params = ofOne(who, copy)
    const document = { ...builtIn('arch'), futureField: [1] }
    const put = () => who.client('putOwnTemplate', { params, body: { version: 1, document } })
    expect(answer(await put())).toMatchObject({ version: 2, pin_type: builtIn('arch').pinType })
    expect(await put()).toMatchObject({ failure: { message: problem('template.changed').message } })
    const found = answer(await who.client('getOwnTemplate', { params }))
    expect(found.document).toMatchObject({ futureField: [1] })
    expect(found.versions.map(({ version }) => version)).toEqual([2, 1])
    const first = answer(
      await who.client('getTemplateVersion', { params: { ...params, version: 1 } }),
    )
    expect(first).toMatchObject({
      version: 1,
      document: { name: copy.name, layers: builtIn('big-words').layers },
    })
    expect(
      await who.client('getTemplateVersion', { params: { ...params, version: 3 } }),
    ).toMatchObject({ failure: { message: problem('missing.template').message } })
    const back = answer(
      await who.client('restoreTemplateVersion', { params: { ...params, version: 1 } }),
    )
    expect(back).toMatchObject({ version: 3, pin_type: 'text' })
  })

  test('a template of a pin has the newest document of its template, with its colors and fonts', async () => {
    const server = await start()
    const who = await person(server)
    const { client, params } = who
    const copy = await copyOf(who, 'big-words')
    const { design } = await pinFrom(server, who, [templateChoice(copy.id)])
    const document = builtIn('arch')
    answer(
      await client('putOwnTemplate', { params: ofOne(who, copy), body: { version: 1, document } }),
    )
    const madeOf = async (template_id: string) => {
      const from = { kind: 'pin' as const, design: { ...design, template_id } }
      return client('createOwnTemplate', { params, body: { id: v7(), name: 'Like it', from } })
    }
    const documentOf = async (template_id: string) => {
      const made = answer(await madeOf(template_id))
      return answer(await client('getOwnTemplate', { params: ofOne(who, made) })).document
    }
    const look = { colors: design.colors, fonts: design.fonts, name: 'Like it' }
    expect(await documentOf(copy.id)).toMatchObject({ ...look, layers: document.layers })
    // Its pins keep their look, so a deleted template can still be the beginning of another.
    answer(await client('deleteOwnTemplate', { params: ofOne(who, copy) }))
    expect(await documentOf(copy.id)).toMatchObject({ ...look, layers: document.layers })
    expect(await documentOf('quote')).toMatchObject({ ...look, layers: builtIn('quote').layers })
    const missing = { failure: { message: problem('missing.template').message } }
    expect(await madeOf('no-such-template')).toMatchObject(missing)
    const other = await person(server)
    expect(
      await other.client('createOwnTemplate', {
        params: other.params,
        body: { id: v7(), from: { kind: 'pin', design: { ...design, template_id: copy.id } } },
      }),
    ).toMatchObject(missing)
  })

  test('a template of a picture has the words where it is calm, and is made of no one else’s picture', async () => {
    const server = await start()
    const who = await person(server)
    const { client, params } = who
    const rgb = new Uint8Array(600 * 900 * 3).map((_, at) =>
      // Flat above, a chessboard below.
      at < 600 * 450 * 3 ? 200 : ((Math.floor(at / 60) + Math.floor(at / 36_000)) % 2) * 255,
    )
    const body = await sharp(rgb, { raw: { width: 600, height: 900, channels: 3 } })
      .png()
      .toBuffer()
    const { id: picture_id } = answer(await client('uploadPicture', { body }))
    const from = { kind: 'picture' as const, picture_id }
    const made = answer(await client('createOwnTemplate', { params, body: { id: v7(), from } }))
    const { document } = answer(await client('getOwnTemplate', { params: ofOne(who, made) }))
    const read = readTemplate(document)
    if (!read.ok) throw new Error(read.problem.message)
    const headline = read.template.layers.find(({ id }) => id === 'headline')
    expect(headline?.box?.y).toBeLessThan(400)
    expect(read.template.use.sample.picture).toBe(picture_id)
    const other = await person(server)
    expect(
      await other.client('createOwnTemplate', {
        params: other.params,
        body: { id: v7(), from },
      }),
    ).toMatchObject({ failure: { message: problem('missing.picture').message } })
  })

  test('a pin keeps its version when the template changes and after it is deleted', async () => {
    const database = await open()
    const server = await startPipelineServer({ database })
    const who = await person(server)
    const copy = await copyOf(who, 'big-words')
    const { design, image_url } = await pinFrom(server, who, [templateChoice(copy.id)])
    expect(design.template_id).toBe(copy.id)
    const params = ofOne(who, copy)
    const document = builtIn('arch')
    answer(await who.client('putOwnTemplate', { params, body: { version: 1, document } }))
    answer(await who.client('deleteOwnTemplate', { params }))
    expect(answer(await who.client('listOwnTemplates', { params: who.params })).templates).toEqual(
      [],
    )
    const loaders = server.pipeline.pictureStorage.loaderFor(
      (await database.root.selectFrom('users').select('id').executeTakeFirstOrThrow()).id,
    )
    const { jpeg } = await server.pipeline.renderer.renderPin(
      design,
      loaders.loadPicture,
      loaders.own,
    )
    const published = (await server.app.inject({ url: image_url })).rawPayload
    expect(Buffer.compare(published, jpeg)).toBe(0)
    const restored = answer(await who.client('restoreOwnTemplate', { params }))
    expect(restored.version).toBe(2)
  })

  test('one that can no longer be read hides no other', async () => {
    const database = await open()
    const server = await startPipelineServer({ database })
    const who = await person(server)
    const [bad, good] = [await copyOf(who, 'big-words'), await copyOf(who, 'arch')]
    const { template_id } = bad
    const document = JSON.stringify({ ...builtIn('arch'), layers: 'none' })
    await database.root
      .insertInto('own_template_versions')
      .values({ template_id, version: 2, document, bytes: document.length, created_at: 1 })
      .execute()
    await database.root
      .updateTable('own_templates')
      .set({ version: 2 })
      .where('id', '=', template_id)
      .execute()
    const { templates } = answer(await who.client('listOwnTemplates', { params: who.params }))
    expect(templates.map(({ id }) => id)).toEqual([good.id])
    const first = { ...ofOne(who, bad), version: 1 }
    expect(await who.client('restoreTemplateVersion', { params: first })).toMatchObject({
      ok: true,
    })
  })

  test('other users can neither read, nor change, nor draw a template', async () => {
    const server = await start()
    const [ann, bob] = [await person(server), await person(server)]
    const copy = await copyOf(ann, 'big-words')
    const params = { ...bob.params, template_id: copy.template_id }
    const missing = { failure: { message: problem('missing.template').message } }
    expect(await bob.client('getOwnTemplate', { params })).toMatchObject(missing)
    expect(
      await bob.client('getTemplateVersion', { params: { ...params, version: 1 } }),
    ).toMatchObject(missing)
    expect(await bob.client('deleteOwnTemplate', { params })).toMatchObject(missing)
    const { design } = await pinFrom(server, ann, [templateChoice(copy.id)])
    const drawn = await bob.client('preview', { params: bob.params, body: { design } })
    expect(drawn).toMatchObject({ ok: false })
    expect(await ann.client('preview', { params: ann.params, body: { design } })).toMatchObject({
      ok: true,
    })
  })

  test('a file that is no template is refused with what is wrong, and one too many is not kept', async () => {
    const server = await start()
    const who = await person(server)
    const { client, params } = who
    const bring = (document: unknown) =>
      client('createOwnTemplate', { params, body: { id: v7(), from: { kind: 'file', document } } })
    const hostile: [unknown, string][] = [
      [[], problem('template.notOne').message],
      [{ ...builtIn('arch'), v: 99 }, problem('template.newer').message],
      [{ ...builtIn('arch'), filling: 'x'.repeat(300_000) }, problem('template.tooLarge').message],
    ]
    for (const [document, message] of hostile)
      expect(await bring(document)).toMatchObject({ failure: { message } })
    for (let count = 0; count < MAX_OWN_TEMPLATES; count += 1) answer(await bring(builtIn('arch')))
    const full = {
      failure: { message: problem('template.tooMany', { most: MAX_OWN_TEMPLATES }).message },
    }
    expect(await bring(builtIn('arch'))).toMatchObject(full)

    const { templates } = answer(await client('listOwnTemplates', { params }))
    const gone = templates.slice(0, 10).map((each) => ofOne(who, each))
    for (const each of gone) answer(await client('deleteOwnTemplate', { params: each }))
    for (const _ of gone.slice(1)) answer(await bring(builtIn('arch')))
    const back = await Promise.all(
      gone.map(async (each) => client('restoreOwnTemplate', { params: each })),
    )
    expect(back.filter(({ ok }) => ok)).toHaveLength(1)
    expect(back.find(({ ok }) => !ok)).toMatchObject(full)
  })
})
