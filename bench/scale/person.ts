/** A person with an account and a page that pins are made of, over HTTP as a browser does it. */
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Client, Outcome } from '../../core/contract/client.ts'
import { newId } from '../../server/platform/ids.ts'
import { realBrowser } from '../../tests/contract/real-browser.ts'

const TEXT = `Sourdough bread needs flour, water, salt and time. A sourdough starter raises the bread overnight.

# Feeding a sourdough starter
Feed the sourdough starter with equal parts of flour and water. A warm kitchen doubles the starter in five hours.

# Baking sourdough bread
Heat a cast iron pot for thirty minutes. Bake sourdough bread with the lid on for twenty minutes and without it for twenty more.`
const PASSWORD = 'correct horse battery'
const POLL_MS = 200
const PHOTO = { width: 1600, height: 1200 }

export interface Person {
  readonly client: Client
  readonly accountId: string
  readonly pageId: string
  /** Resolves when a worker has read the page. */
  untilRead(): Promise<void>
  /** Starts a task; its id. */
  generate(count: number): Promise<string>
}

export function answerOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

/** Noise does not compress: its file is as large as a photo's. */
export const photo = (background: string): Promise<Buffer> =>
  sharp({
    create: {
      ...PHOTO,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg()
    .toBuffer()

export async function newPerson(
  url: string,
  name: string,
  send = globalThis.fetch,
): Promise<Person> {
  const { client } = realBrowser(url, {}, send)
  const passwords = { password1: PASSWORD, password2: PASSWORD }
  const form = { first_name: 'Ada', email: `${name}@example.com`, ...passwords }
  answerOf(await client('register', { body: form }))
  const accountId = answerOf(await client('createAccount', { body: { name } })).id
  const params = { account_id: accountId }
  const picture = answerOf(await client('uploadPicture', { body: await photo('#884422') }))
  const source = {
    kind: 'text' as const,
    title: 'Sourdough bread for beginners',
    text: TEXT,
    url: `https://bakery.example/${name}`,
    picture_ids: [picture.id],
  }
  const added = answerOf(
    await client('addSources', { params, body: { idempotency_key: newId(), source } }),
  )
  const pageId = added.pages[0]?.id ?? ''
  return {
    client,
    accountId,
    pageId,
    untilRead: async () => {
      const task_id = added.task_id ?? ''
      const isOpen = async (): Promise<boolean> =>
        answerOf(await client('getTask', { params: { task_id } })).status !== 'succeeded'
      while (task_id !== '' && (await isOpen())) await sleep(POLL_MS)
    },
    generate: async (count) => {
      const config = {
        pages: [{ page_id: pageId, interest_ids: [] }],
        n_pins: count,
        pin_types: ['photo' as const],
        templates: ['full-photo', 'arch', 'brush'],
        colors: [],
        fonts: [],
      }
      const started = await client('startGeneration', {
        params,
        body: { idempotency_key: newId(), config },
      })
      return answerOf(started).task_id
    },
  }
}
