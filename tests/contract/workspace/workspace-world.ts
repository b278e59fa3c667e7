/**
 * A real server with an account that has something of everything, and what a person does with its
 * file: over the app's own requests.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { Outcome } from '#core/contract/client.ts'
import { WORKSPACE_PART, type WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { importedPlans } from '#core/workspace/imported-plans.ts'
import { pinsFeature } from '../../../server/features/pins/pins.feature.ts'
import {
  openZip,
  readZipEntry,
  type ByteSource,
} from '../../../server/features/workspace/zip/zip-reader.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { newId } from '../../../server/platform/ids.ts'
import { pictureFiles } from '../../../server/platform/images/stored/picture-files.ts'
import type { PictureRow } from '../../../server/platform/images/stored/pictures.store.ts'
import { createFileIntake } from '../../../server/platform/images/file-intake.ts'
import {
  createPictureStorage,
  type PictureStorage,
} from '../../../server/platform/images/stored/picture-storage.ts'
import {
  startTestServer,
  type SignedUp,
  type TestServer,
  type TestServerOptions,
} from '../../support/server/test-server.ts'
import { folderStore } from '../../../server/platform/objects/folder-store.ts'

export interface World extends SignedUp {
  readonly server: TestServer
  readonly database: Database
}

export async function openWorld(options: TestServerOptions = {}): Promise<World> {
  const server = await startTestServer(options)
  return { server, database: server.platform.database, ...(await server.signUp()) }
}

export function answer<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

export function existing<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('It is not there.')
  return value
}

/** Of this process: each would start a child that decodes pictures. */
const intake = createFileIntake({ warn: () => undefined })

const jpeg = async (color: string, width = 400, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

/**
 * Boards with sections, a brand with logo and own font, a page with everything, pins that use it
 * all, and what happened to them.
 */
export async function fillAccount(
  world: World,
  name: string,
  further: readonly SharedPinEvent[] = [],
): Promise<string> {
  const { client, server, user } = world
  const accountId = answer(await client('createAccount', { body: { name } })).id
  const params = { account_id: accountId }
  const board = answer(await client('createBoard', { params, body: { name: 'Soups' } }))
  const withSection = answer(
    await client('createSection', {
      params: { ...params, board_id: board.id },
      body: { name: 'Winter 👩‍🍳' },
    }),
  )
  answer(await client('createBoard', { params, body: { name: 'Bread' } }))
  const logo = answer(
    await client('uploadPicture', {
      body: await sharp({ create: { width: 64, height: 64, channels: 4, background: '#33669980' } })
        .png()
        .toBuffer(),
    }),
  )
  const font = answer(
    await client('uploadFont', {
      body: await readFile(
        createRequire(import.meta.url).resolve(
          '@fontsource/caveat/files/caveat-latin-400-normal.woff2',
        ),
      ),
    }),
  )
  answer(
    await client('putBrand', {
      params,
      body: {
        name: 'Ada’s',
        colors: ['#112233'],
        fonts: [font.id, 'Inter'],
        logo_picture_id: logo.id,
      },
    }),
  )
  const pictureStorage = createPictureStorage({
    database: world.database,
    clock: server.clock,
    files: pictureFiles(folderStore(server.platform.config.dataDir)),
    intake,
  })
  const source = await addedPicture(pictureStorage, user.id, await jpeg('#aa5500', 800, 600))
  const rendered = await pictureStorage.publish(user.id, {
    jpeg: await jpeg('#004422'),
    width: 400,
    height: 600,
  })
  // Of another account: it must not be exported.
  await pictureStorage.publish(user.id, { jpeg: await jpeg('#ffffff'), width: 400, height: 600 })
  const pageId = await addPage(world, accountId, { id: source.id, url: `/media/${source.name}` })
  const design = {
    ...pin('a').design,
    pictures: [{ picture_id: source.id, crop: null }],
    fonts: { heading: font.id, body: 'Inter' },
    logo_picture_id: logo.id,
  }
  const own = (nth: number) =>
    pin(`${accountId}-${nth}`, {
      account_id: accountId,
      page_id: pageId,
      website_page_id: pageId,
      image_url: `${rendered.url}?v=2`,
      design,
      boards: [{ board_id: board.id, section_id: withSection.sections[0]?.id }],
      title: nth === 0 ? testId('a title that is an id') : `Soup ${nth}`,
    })
  const pins = Array.from({ length: 6 }, (_, nth) => own(nth))
  const idOf = (nth: number): string => pins[nth]?.id ?? ''
  await happen(world, accountId, [
    { type: 'pins.added', data: { pins, autoSelect: false } },
    {
      type: 'pin.updated',
      data: {
        id: idOf(1),
        patch: { title: 'Leek soup', image_url: `${rendered.url}?v=3` },
        before: { title: 'Soup 1', image_url: `${rendered.url}?v=2` },
      },
    },
    { type: 'pins.deleted', data: { ids: [idOf(2), idOf(3)] } },
    { type: 'pin.favored', data: { id: idOf(4), favored: true, before: false } },
    { type: 'pins.restored', data: { pins: pins.slice(3, 4), after: [null] } },
    ...further.map((event) => ofAccount(event, accountId)),
  ])
  return accountId
}

/**
 * The arbitraries' pins belong to the test account, and their ids are the same in every run: the
 * store takes an id once.
 */
export function ofAccount(event: SharedPinEvent, accountId: string): SharedPinEvent {
  const salt = accountId.slice(-12)
  return JSON.parse(
    JSON.stringify(event)
      .replaceAll(testAccount, accountId)
      .replaceAll(
        /"([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-)[0-9a-f]{12}"/g,
        (whole, head: string) => (whole.includes(accountId) ? whole : `"${head}${salt}"`),
      ),
  ) as SharedPinEvent
}

export async function happen(
  { database, server, user }: World,
  accountId: string,
  events: readonly SharedPinEvent[],
): Promise<void> {
  const pins = pinsFeature(server.platform)
  for (const event of events) {
    server.clock.advance(1_000)
    await database.transaction((tx) =>
      pins.appendPinEvents(tx, {
        owner: user.id,
        accountId,
        tab: 'task:1',
        events: [{ id: newId(), at: server.clock.now(), cause: newId(), event }],
      }),
    )
  }
}

async function addPage(
  { database, server, user }: World,
  accountId: string,
  picture: { id: string; url: string },
): Promise<string> {
  const id = newId()
  const address = `https://soup.example/${testId('part of an address')}`
  const content = {
    url: address,
    title: 'Leek soup',
    site_name: 'Soups',
    description: '',
    kind: 'recipe',
    lang: 'en',
    headings: [{ level: 1, text: 'Leek soup', at: 0 }],
    paragraphs: [testId('a paragraph that is an id'), 'Two leeks.'],
    facts: [{ name: 'servings', value: '4', from: 'json_ld' }],
    pictures: [],
  }
  const rest = {
    site_name: 'Soups',
    kind: 'recipe',
    lang: 'en',
    source: 'address',
    created_at: server.clock.now(),
    user_id: user.id,
    account_id: accountId,
  } as const
  await database.root
    .insertInto('pages')
    .values({
      ...rest,
      id,
      url: address,
      url_key: 'soup.example/leek',
      title: 'Leek soup',
      is_title_own: 1,
      given: null,
      status: 'ready',
      error: null,
      warnings: '["This page is short."]',
      problem_codes: '{"warnings":[{"code":"pages.short","params":{}}]}',
      content: JSON.stringify(content),
      fetched_at: server.clock.now(),
    })
    .execute()
  const failure = JSON.stringify({
    address: 'https://soup.example/gone',
    code: 'not_found',
    message: 'It is gone.',
  })
  await database.root
    .insertInto('pages')
    .values({
      ...rest,
      id: newId(),
      url: 'https://soup.example/gone',
      url_key: 'soup.example/gone',
      title: '',
      is_title_own: 0,
      given: JSON.stringify({ keyword: 'soup' }),
      status: 'failed',
      error: failure,
      warnings: '[]',
      content: null,
      fetched_at: null,
    })
    .execute()
  const interest = {
    status: 'ready',
    relevance: 80,
    search_volume: null,
    categories: [],
    related_interests: [],
    rake_keywords: [],
    annotations: [],
    rake_data_source: 'page',
  }
  await database.root
    .insertInto('interests')
    .values({
      id: newId(),
      user_id: user.id,
      page_id: id,
      ordinal: 0,
      name: 'Soup',
      name_key: 'soup',
      is_own: 0,
      chosen: 1,
      interest: JSON.stringify(interest),
    })
    .execute()
  await database.root
    .insertInto('removed_interests')
    .values({ page_id: id, name_key: 'stew' })
    .execute()
  await database.root
    .insertInto('page_pictures')
    .values({
      page_id: id,
      picture_id: picture.id,
      ordinal: 0,
      address: 'https://soup.example/a.jpg',
      alt: 'Soup',
      url: picture.url,
      width: 800,
      height: 600,
      is_own: 0,
      is_excluded: 0,
    })
    .execute()
  return id
}

export async function exported(
  { browser }: Pick<World, 'browser'>,
  accountId: string,
): Promise<Buffer> {
  const response = await browser.request({
    method: 'GET',
    url: `/api/accounts/${accountId}/workspace/`,
  })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.rawPayload
}

export async function upload(
  { client }: Pick<World, 'client'>,
  file: Buffer,
  name = 'Kitchen.pinloom',
): Promise<WorkspaceImport> {
  let state = answer(
    await client('startWorkspaceImport', { body: { file_name: name, size: file.length } }),
  )
  for (const part of state.missing)
    state = answer(
      await client('putWorkspacePart', {
        params: { import_id: state.id, part },
        body: file.subarray(part * WORKSPACE_PART, (part + 1) * WORKSPACE_PART),
      }),
    )
  return state
}

/** Waits until nothing is under way. */
export async function settled(
  { client }: Pick<World, 'client'>,
  id: string,
): Promise<WorkspaceImport> {
  for (;;) {
    const state = answer(await client('getWorkspaceImport', { params: { import_id: id } }))
    if (state.state !== 'checking' && state.state !== 'importing') return state
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

export async function checked(
  world: Pick<World, 'client'>,
  file: Buffer,
): Promise<WorkspaceImport> {
  const { id } = await upload(world, file)
  answer(await world.client('checkWorkspace', { params: { import_id: id } }))
  return settled(world, id)
}

export async function imported(
  world: Pick<World, 'client'>,
  file: Buffer,
): Promise<WorkspaceImport> {
  const { id } = await upload(world, file)
  answer(await world.client('importWorkspace', { params: { import_id: id } }))
  return settled(world, id)
}

/** The same whatever the order of its keys. */
function inOrder(json: string): string {
  return JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

export const inMemory = (file: Buffer): ByteSource => ({
  size: file.length,
  read: async (at, length) => file.subarray(at, at + length),
})

export async function contentsOf(file: Buffer): Promise<Map<string, Buffer>> {
  const source = inMemory(file)
  const records = await openZip(source)
  return new Map(
    await Promise.all(
      records.map(async (record): Promise<[string, Buffer]> => [
        record.path,
        await readZipEntry(source, record),
      ]),
    ),
  )
}

/**
 * Everything of a file but its times and the names of things, which are numbered as they come: two
 * files of the same say the same. `importedAt`: with the plans that an import of then leaves a pin.
 */
export async function meaning(file: Buffer, importedAt?: number): Promise<string[]> {
  const contents = await contentsOf(file)
  const order = [...contents.keys()]
    .filter((path) => !path.startsWith('files/') && path !== 'workspace.json')
    .toSorted()
  const numbers = new Map<string, number>()
  const numbered = (name: string): string => {
    const found = numbers.get(name) ?? numbers.size
    numbers.set(name, found)
    return `#${found}`
  }
  const lines = order.flatMap((path) =>
    (contents.get(path) ?? Buffer.alloc(0))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => `${path}: ${inOrder(planned(path, line, importedAt))}`),
  )
  // The copy has its own name and day, and so have its pictures and what is deleted in it; a font
  // that was there already is older.
  const texts = lines.map((line) =>
    line
      .replace(
        /"account":\{"created_at":\d+,"id":("[^"]+"),"kind":"\w+","name":"[^"]*"\}/,
        '"account":$1',
      )
      .replace(/^((?:fonts|pictures).*"created_at":)\d+/, '$1?')
      .replace(/^(pins.*"deleted_at":)\d+/, '$1?'),
  )
  const named = texts.map((text) =>
    text
      .replaceAll(/"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, numbered)
      .replaceAll(/[0-9a-f]{32}(?=\.(?:jpg|png|woff2))/g, numbered),
  )
  const files = [...contents]
    .filter(([path]) => path.startsWith('files/'))
    .map(
      ([path, bytes]) =>
        `${path.split('.').at(-1)} ${createHash('sha256').update(bytes).digest('hex')}`,
    )
  return [...named, ...files.toSorted()]
}

function planned(path: string, line: string, importedAt: number | undefined): string {
  if (importedAt === undefined || !path.startsWith('pins/')) return line
  const row = JSON.parse(line) as { pin: Pin }
  return JSON.stringify({ ...row, pin: importedPlans(row.pin, importedAt).pin })
}

async function addedPicture(
  pictureStorage: PictureStorage,
  owner: string,
  bytes: Buffer,
): Promise<PictureRow> {
  const added = await pictureStorage.addPicture(owner, bytes, { kind: 'page' })
  if (!added.ok) throw new Error(added.problem.code)
  return added.row
}
