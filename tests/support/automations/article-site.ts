/**
 * A site with a feed, whose files a test changes: recipes with their pictures, and what it likes.
 */
import { createServer, type IncomingMessage } from 'node:http'
import sharp from 'sharp'

export interface SiteFile {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export interface ArticleSite {
  readonly origin: string
  readonly host: string
  /** Paths that were asked for, oldest first. */
  readonly hits: string[]
  /** By path. A file with an `etag` is answered by 304 to those who know it. */
  readonly files: Map<string, SiteFile>
  /** Puts a recipe there, and answers its address. */
  addRecipe(path: string, dish: string): string
  /** RSS of these addresses, newest first. */
  setFeed(addresses: readonly string[], headers?: Readonly<Record<string, string>>): void
  close(): void
}

export async function openArticleSite(): Promise<ArticleSite> {
  const hits: string[] = []
  const files = new Map<string, SiteFile>()
  for (const [path, color] of [
    ['/red.jpg', '#884422'],
    ['/green.jpg', '#228844'],
  ] as const)
    files.set(path, { headers: { 'content-type': 'image/jpeg' }, body: await photo(color) })
  const site = createServer((request, response) => {
    const path = request.url ?? '/'
    hits.push(path)
    const file = files.get(path) ?? { status: 404, body: 'none' }
    if (isKnown(request, file)) return void response.writeHead(304, file.headers).end()
    response
      .writeHead(file.status ?? 200, { 'content-type': 'text/html', ...file.headers })
      .end(file.body)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const host = `127.0.0.1:${address.port}`
  const origin = `http://${host}`
  return {
    origin,
    host,
    hits,
    files,
    addRecipe: (path, dish) => {
      files.set(path, { body: recipeOf(dish) })
      return `${origin}${path}`
    },
    setFeed: (addresses, headers = {}) =>
      void files.set('/feed.xml', {
        headers: { 'content-type': 'application/rss+xml', ...headers },
        body: rssOf(addresses),
      }),
    close: () => {
      site.closeAllConnections()
      site.close()
    },
  }
}

const isKnown = ({ headers }: IncomingMessage, file: SiteFile): boolean =>
  file.headers?.['etag'] !== undefined && headers['if-none-match'] === file.headers['etag']

const rssOf = (addresses: readonly string[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Sunday Crumbs</title>${addresses
    .map((one) => `<item><title><![CDATA[About ${one}]]></title><link>${one}</link></item>`)
    .join('')}</channel></rss>`

const photo = async (color: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: color } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="1200" height="900"><circle cx="400" cy="450" r="200" fill="white"/></svg>',
        ),
      },
    ])
    .jpeg()
    .toBuffer()

function recipeOf(dish: string): string {
  const lower = dish.toLowerCase()
  return `<!doctype html><html lang="en"><head><title>${dish}</title>
<meta property="og:site_name" content="Sunday Crumbs">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"${dish}","totalTime":"PT50M","recipeYield":"12 pieces","keywords":"${lower}, weekend baking",
"recipeIngredient":["300 g rhubarb","200 g flour","150 g butter","100 g brown sugar"],"image":["/red.jpg","/green.jpg"],
"recipeInstructions":[{"@type":"HowToStep","text":"Heat the oven to 180 degrees and butter a tin."},{"@type":"HowToStep","text":"Rub flour, butter and brown sugar to crumbs."},{"@type":"HowToStep","text":"Press half of the crumbs into the tin, add the filling and cover it."},{"@type":"HowToStep","text":"Bake the ${lower} for 35 minutes until golden."}]}</script></head>
<body><article><h1>${dish}</h1><p>This ${lower} has a buttery base, a sharp layer of fruit and a golden topping that stays crisp for days.</p>
<h2>How to store ${lower}</h2><p>The ${lower} keeps for four days in a tin. Freeze the ${lower} for up to three months and thaw it overnight.</p>
<h2>Choosing the fruit for ${lower}</h2><p>Young fruit needs no peeling. Forced rhubarb gives the ${lower} a pink layer, garden rhubarb a sharper one.</p>
<img src="/red.jpg" alt="${dish} on a tray" width="1200" height="900"></article></body></html>`
}
