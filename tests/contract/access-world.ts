/** Creates one of each thing that a call of the table can name in its path. */
import { v7 } from 'uuid'
import { calls } from '#core/contract/calls.ts'
import type { Queries } from '../../server/platform/database/database.ts'
import type { SignedUp, TestServer } from '../support/server/test-server.ts'
import { answerOf } from '../support/server/pins-world.ts'
import { addPasskey } from '../support/auth/passkeys.ts'
import { softwareAuthenticator } from '../support/auth/software-authenticator.ts'
import { callSamples } from './call-samples.ts'

/** Ids by path parameter. */
export type Things = Readonly<Record<string, string | number>>

const TABLES = [
  'accounts',
  'pages',
  'interests',
  'pictures',
  'tasks',
  'fonts',
  'own_templates',
  'publications',
  'automations',
  'notices',
  'passkeys',
] as const

export async function withEverything(server: TestServer, ada: SignedUp): Promise<Things> {
  const { root } = server.platform.database
  const account = answerOf(await ada.client('createAccount', { body: { name: 'Kitchen' } }))
  const params = { account_id: account.id }
  const samples = callSamples(account.id)
  const board = answerOf(await ada.client('createBoard', { params, body: { name: 'Soups' } }))
  const inBoard = { ...params, board_id: board.id }
  const withSection = answerOf(
    await ada.client('createSection', { params: inBoard, body: { name: 'Cold' } }),
  )
  const template = v7()
  const from = { kind: 'builtIn', template_id: 'arch' } as const
  answerOf(await ada.client('createOwnTemplate', { params, body: { id: template, from } }))
  const automation = v7()
  const { settings } = samples.createAutomation.body
  answerOf(await ada.client('createAutomation', { params, body: { id: automation, settings } }))
  const imported = answerOf(
    await ada.client('startWorkspaceImport', { body: { file_name: 'Kitchen.pinloom', size: 3 } }),
  )
  const { sessions } = answerOf(await ada.client('listSessions', {}))
  return {
    ...params,
    board_id: board.id,
    section_id: withSection.sections[0]?.id ?? '',
    template_id: template,
    version: 1,
    automation_id: automation,
    import_id: imported.id,
    part: 0,
    passkey_id: answerOf(await addPasskey(ada.client, softwareAuthenticator())).id,
    session_id: sessions[0]?.id ?? '',
    user_id: ada.user.id,
    ...(await insertRows(root, { user_id: ada.user.id, account_id: account.id, automation })),
  }
}

interface Owner {
  readonly user_id: string
  readonly account_id: string
  readonly automation: string
}

async function insertRows(db: Queries, { automation, ...owner }: Owner): Promise<Things> {
  const [page_id, interest_id, picture_id, task_id] = [v7(), v7(), v7(), v7()]
  const [font_id, publication_id, run_id, notice_id] = [v7(), v7(), v7(), v7()]
  const { user_id } = owner
  await db
    .insertInto('pages')
    .values({
      id: page_id,
      ...owner,
      url: 'https://example.com/',
      url_key: 'example.com',
      title: 'Soup',
      is_title_own: 0,
      site_name: '',
      kind: 'recipe',
      lang: 'en',
      source: 'address',
      given: null,
      status: 'pending',
      error: null,
      warnings: '[]',
      problem_codes: null,
      content: null,
      created_at: 1,
      fetched_at: null,
    })
    .execute()
  await db
    .insertInto('interests')
    .values({
      id: interest_id,
      user_id,
      page_id,
      ordinal: 0,
      name: 'soup',
      name_key: 'soup',
      is_own: 1,
      chosen: 1,
      interest: '{}',
    })
    .execute()
  await db
    .insertInto('pictures')
    .values({
      id: picture_id,
      user_id,
      kind: 'upload',
      name: 'none.jpg',
      width: 1,
      height: 1,
      bytes: 1,
      facts: null,
      created_at: 1,
    })
    .execute()
  await db
    .insertInto('fonts')
    .values({ id: font_id, user_id, family: 'Soup', name: 'none.ttf', bytes: 1, created_at: 1 })
    .execute()
  await db
    .insertInto('publications')
    .values({
      id: publication_id,
      ...owner,
      pin_id: v7(),
      board_id: v7(),
      state: 'failed',
      due_at: 1,
      slot_at: null,
      trace: null,
    })
    .execute()
  await db
    .insertInto('automation_runs')
    .values({
      id: run_id,
      automation_id: automation,
      running_key: null,
      cause: 'daily',
      state: 'done',
      started_at: 1,
      ended_at: 2,
      found: 0,
      problem: null,
      fence: 0,
      lease_until: 0,
      look_at: 0,
    })
    .execute()
  await db
    .insertInto('notices')
    .values({
      id: notice_id,
      ...owner,
      kind: 'failures',
      problem: JSON.stringify({ code: 'notices.failures', params: { account: 'Kitchen' } }),
      created_at: 1,
      mailed_at: null,
      dismissed_at: null,
    })
    .execute()
  await insertTask(db, task_id, owner)
  return {
    page_id,
    interest_id,
    picture_id,
    task_id,
    font_id,
    publication_id,
    run_id,
    notice_id,
  }
}

async function insertTask(
  db: Queries,
  id: string,
  owner: Omit<Owner, 'automation'>,
): Promise<void> {
  const zeros = { revision: 0, priority: 1, fence: 0, lease_until: 0, done: 0, total: 1 }
  const times = { turn_at: 0, run_started_at: 0, run_steps: 0, last_step_at: 0, created_at: 1 }
  await db
    .insertInto('tasks')
    .values({
      id,
      ...owner,
      ...zeros,
      ...times,
      kind: 'enrichment',
      name: 'Reading',
      idempotency_key: v7(),
      solo_key: null,
      status: 'failed',
      input: '{}',
      error: 'Gone.',
      problem_codes: null,
      finished_at: 1,
    })
    .execute()
}

/** All rows of the person, to check that nothing changes. */
export async function everythingOf(db: Queries, owner: string): Promise<string> {
  const found: unknown[] = []
  for (const table of TABLES)
    found.push(await db.selectFrom(table).selectAll().where('user_id', '=', owner).execute())
  return JSON.stringify(found)
}

export const paramsOf = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

/** The names of all path parameters in the table. */
export const allParams = new Set(Object.values(calls).flatMap(({ path }) => paramsOf(path)))
