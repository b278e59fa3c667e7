/**
 * For tests of making pins: a site with a recipe and its pictures, a server that may read it, and
 * what a person does there.
 */
import { createServer } from 'node:http'
import sharp from 'sharp'
import type { Client, Outcome } from '#core/contract/client.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { Page, SourceRequest } from '#core/contract/content/pages.contract.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { PipelineParts } from '../../../server/pin-pipeline.ts'
import { newId } from '../../../server/platform/ids.ts'
import { startPipelineServer, type PipelineServer } from './test-server.ts'

const RECIPE = `<!doctype html><html lang="en"><head><title>Rhubarb crumble bars</title>
<meta property="og:site_name" content="Sunday Crumbs"><meta name="theme-color" content="#8a2b3c">
<link rel="apple-touch-icon" href="http://127.0.0.1:9/private.png"><meta property="og:logo" content="/broken.jpg">
<link rel="icon" href="/logo.svg" type="image/svg+xml">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Rhubarb crumble bars","totalTime":"PT50M","recipeYield":"12 bars","keywords":"rhubarb, crumble bars",
"recipeIngredient":["300 g rhubarb","200 g flour","150 g butter","100 g brown sugar"],"image":["/big.jpg","/second.jpg"],
"recipeInstructions":[{"@type":"HowToStep","text":"Heat the oven to 180 degrees and butter a tin."},{"@type":"HowToStep","text":"Rub flour, butter and brown sugar to crumbs."},{"@type":"HowToStep","text":"Press half of the crumbs into the tin, add the rhubarb and cover it."},{"@type":"HowToStep","text":"Bake the crumble bars for 35 minutes until golden."}]}</script></head>
<body><article><h1>Rhubarb crumble bars</h1><p>These rhubarb crumble bars have a buttery base, a sharp layer of rhubarb and a golden crumble topping.</p>
<h2>How to store rhubarb crumble bars</h2><p>Crumble bars keep for four days in a tin. Freeze the crumble bars for up to three months and thaw them overnight.</p>
<h2>Choosing rhubarb</h2><p>Young rhubarb needs no peeling. Forced rhubarb gives the crumble bars a pink layer, garden rhubarb a sharper one.</p>
<img src="/big.jpg" alt="Rhubarb crumble bars on a tray" width="1200" height="900"><img src="/tiny.png" width="10" height="10"><img src="/broken.jpg" width="900" height="900"></article></body></html>`

interface Person {
  readonly client: Client
  readonly account_id: string
}

export interface RecipeSite {
  readonly server: PipelineServer
  readonly origin: string
  /** Paths that the site was asked for, oldest first. */
  readonly hits: string[]
  readonly person: () => Promise<Person>
  /** A new person's, with the recipe read. */
  readonly withPage: () => Promise<Person & { readonly page: Page }>
  readonly generate: (
    of: Person & { readonly page: Page },
    over?: Partial<GenerationConfig>,
  ) => Promise<TaskReport>
  readonly close: () => Promise<void>
}

export function answer<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.answer
}

/** One thread reads: each one loads the grammar of English again. */
export async function openRecipeSite(parts: PipelineParts = {}): Promise<RecipeSite> {
  const hits: string[] = []
  const { origin, host, close } = await openSite(hits)
  const server = await startPipelineServer(
    { config: { allowHosts: [host] } },
    { readerLimits: { size: 1 }, openHosts: [host], ...parts },
  )
  const { worker } = server.pipeline.tasks
  const person = async (): Promise<Person> => {
    const { client } = await server.signUp()
    return {
      client,
      account_id: answer(await client('createAccount', { body: { name: 'Kitchen' } })).id,
    }
  }
  return {
    server,
    origin,
    hits,
    person,
    withPage: async () => {
      const { client, account_id } = await person()
      const source: SourceRequest = { kind: 'addresses', addresses: [`${origin}/bars`] }
      const added = await addSource({ client, account_id }, source)
      await worker.runUntilIdle()
      return {
        client,
        account_id,
        page: answer(
          await client('getPage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }),
        ),
      }
    },
    generate: async (of, over) => generate(server, of, over),
    close: async () => {
      await server.close()
      close()
    },
  }
}

export async function addSource({ client, account_id }: Person, source: SourceRequest) {
  const body = { idempotency_key: newId(), source }
  return answer(await client('addSources', { params: { account_id }, body }))
}

async function generate(
  server: PipelineServer,
  { client, account_id, page }: Person & { readonly page: Page },
  over: Partial<GenerationConfig> = {},
): Promise<TaskReport> {
  const templates = answer(await client('listTemplates', {})).templates
  const config = {
    pages: [{ page_id: page.id, interest_ids: [] }],
    n_pins: 12,
    pin_types: [...new Set(templates.map(({ pin_type }) => pin_type))],
    templates: templates.map(({ id }) => id),
    colors: [],
    fonts: [],
    ...over,
  }
  const { task_id } = answer(
    await client('startGeneration', {
      params: { account_id },
      body: { idempotency_key: newId(), config },
    }),
  )
  await server.pipeline.tasks.worker.runUntilIdle()
  return answer(await client('getTask', { params: { task_id } }))
}

async function openSite(
  hits: string[],
): Promise<{ origin: string; host: string; close: () => void }> {
  const photo = async (color: string, width = 1200) =>
    sharp({ create: { width, height: 900, channels: 3, background: color } })
      .composite([
        {
          input: Buffer.from(
            `<svg width="${width}" height="900"><circle cx="400" cy="450" r="200" fill="white"/></svg>`,
          ),
        },
      ])
      .jpeg()
      .toBuffer()
  const files: Record<string, Buffer | string> = {
    '/bars': RECIPE,
    '/big.jpg': await photo('#884422'),
    '/second.jpg': await photo('#228844', 1000),
    '/tiny.png': await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
    '/broken.jpg': Buffer.from('no picture'),
    '/logo.svg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="#225588"/></svg>',
    ),
  }
  const site = createServer((request, response) => {
    const path = request.url ?? '/'
    hits.push(path)
    const file = files[path]
    if (path === '/refused') return void response.writeHead(403).end('no')
    if (file === undefined) return void response.writeHead(404).end('none')
    response
      .writeHead(200, {
        'content-type':
          typeof file === 'string'
            ? 'text/html'
            : path.endsWith('png')
              ? 'image/png'
              : path.endsWith('svg')
                ? 'image/svg+xml'
                : 'image/jpeg',
      })
      .end(file)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const host = `127.0.0.1:${address.port}`
  return {
    origin: `http://${host}`,
    host,
    close: () => {
      site.closeAllConnections()
      site.close()
    },
  }
}
