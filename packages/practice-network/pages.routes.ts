/** What a person sees of the network: its boards with their pins, and each pin on a page. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Document } from './documents.ts'
import type { Network } from './serve.ts'

const STYLE = `
:root { color-scheme: light dark; --ground: #faf8f5; --card: #fff; --text: #2a2521; --quiet: #6b625a;
  --line: #e4ded6; --mark: #8a4b12; --mark-ground: #fdf0e0; }
@media (prefers-color-scheme: dark) { :root { --ground: #191614; --card: #24201d; --text: #f1ece6;
  --quiet: #b3a99f; --line: #3a342f; --mark: #f3c48d; --mark-ground: #3a2a18; } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 72rem; margin: 0 auto; padding: 24px 20px 0 }
main { padding-bottom: 64px }
h1 { font-size: 25px; line-height: 1.25; margin: 0 0 8px } h2 { font-size: 20px; margin: 40px 0 4px }
p { margin: 0 0 8px } .quiet { color: var(--quiet); font-size: 14px }
.mark { display: inline-block; background: var(--mark-ground); color: var(--mark); border-radius: 10px;
  padding: 8px 12px; font-size: 14px }
ul { list-style: none; margin: 16px 0 0; padding: 0; display: grid; gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)) }
li a { color: inherit; text-decoration: none } a { color: inherit }
img, video { display: block; width: 100%; border-radius: 16px; background: var(--line) }
li strong { display: block; font-size: 14px; font-weight: 600; margin-top: 8px; overflow-wrap: anywhere }
.slides { display: grid; gap: 16px } figure { margin: 0 } figcaption { font-size: 14px; overflow-wrap: anywhere }
.pin { display: grid; gap: 24px; grid-template-columns: minmax(0, 360px) minmax(0, 1fr) }
.pin dt { color: var(--quiet); font-size: 14px; margin-top: 16px } .pin dd { margin: 0; overflow-wrap: anywhere }
@media (max-width: 40rem) { .pin { grid-template-columns: 1fr } }`

/** Shows pins as they arrive: the page is read again when their number is another. */
const FOLLOW = `
let last
setInterval(async () => {
  const count = await fetch('/count').then((answer) => answer.text()).catch(() => last)
  if (last !== undefined && count !== last) location.reload()
  last = count
}, 2000)`

export function pagesRoutes(network: Network): void {
  const { server, documents } = network
  server.get('/', async (_request, reply) => sendPage(reply, 'Practice network', overview(network)))
  server.get('/count', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(`${documents.list('pin').length} ${documents.list('board').length}`),
  )
  server.get('/pin/:id/', async (request, reply) => {
    const pin = documents.find('pin', (request.params as { id: string }).id)
    return pin === undefined
      ? sendPage(reply.code(404), 'No such pin', '<h1>There is no such pin</h1>')
      : sendPage(reply, pin.title ?? 'Pin', onePin(network, pin))
  })
  server.get('/videos/:id', async (request, reply) => sendVideo(network, request, reply))
  server.get('/pictures/:id', async (request, reply) => {
    const picture = documents.findPicture((request.params as { id: string }).id)
    return picture === undefined
      ? reply.code(404).send()
      : reply.type(picture.type).send(Buffer.from(picture.bytes))
  })
}

function overview({ documents, behaviour }: Network): string {
  const pins = Map.groupBy(documents.list('pin').toReversed(), ({ board_id }) => board_id)
  const boards = documents.list('board').map((board) => {
    const own = pins.get(board.id) ?? []
    const cards = own.map(
      (pin) =>
        `<li><a href="/pin/${pin.id}/">${pictureOf(pin)}<strong>${titleOf(pin)}</strong>${kindOf(pin)}</a></li>`,
    )
    return `<section><h2>${escape(board.name)}</h2><p class="quiet">${own.length === 1 ? '1 pin' : `${own.length} pins`}</p>${cards.length === 0 ? '' : `<ul>${cards.join('')}</ul>`}</section>`
  })
  const none = '<p class="quiet">There are no boards yet.</p>'
  return `<h1>${escape(behaviour.username)}</h1>${boards.length === 0 ? none : boards.join('')}`
}

function onePin({ documents }: Network, pin: Document<'pin'>): string {
  const board = documents.find('board', pin.board_id)
  const section = documents.find('section', pin.board_section_id ?? '')
  const facts = [
    fact('Board', escape([board?.name, section?.name].filter(Boolean).join(' / '))),
    fact('Description', escape(pin.description ?? '')),
    fact('Link', linkTo(pin.link ?? '')),
    fact('Alt text', escape(pin.alt_text ?? '')),
    fact('Created', `${new Date(pin.created_at).toISOString().replace('T', ' ').slice(0, 19)} UTC`),
  ]
  return `<p><a href="/">All boards</a></p><article class="pin">${shownPart(pin)}<div><h1>${titleOf(pin)}</h1><dl>${facts.join('')}</dl></div></article>`
}

const fact = (name: string, html: string): string =>
  html === '' ? '' : `<dt>${name}</dt><dd>${html}</dd>`
const linkTo = (link: string): string =>
  /^https?:/.test(link) ? `<a href="${escape(link)}">${escape(link)}</a>` : escape(link)
const titleOf = ({ title }: Document<'pin'>): string => escape(title ?? 'Untitled pin')
const pictureOf = ({ picture_id, alt_text }: Document<'pin'>): string =>
  `<img src="/pictures/${picture_id}" alt="${escape(alt_text ?? '')}">`

const kindOf = ({ media_id, slides }: Document<'pin'>): string =>
  slides.length > 0
    ? `<span class="quiet">Carousel ${slides.length}</span>`
    : media_id === null
      ? ''
      : '<span class="quiet">Video</span>'
const shownPart = (pin: Document<'pin'>): string =>
  pin.slides.length > 0
    ? `<div class="slides">${pin.slides.map(slideOf).join('')}</div>`
    : pin.media_id === null
      ? pictureOf(pin)
      : `<video controls playsinline poster="/pictures/${pin.picture_id}" src="/videos/${pin.media_id}"></video>`

const slideOf = ({ picture_id, title, link }: Document<'pin'>['slides'][number]): string =>
  `<figure><img src="/pictures/${picture_id}" alt="${escape(title)}"><figcaption>${escape(title)} ${linkTo(link)}</figcaption></figure>`

/** In parts where the browser asks for one: it goes to any place in the video. */
async function sendVideo(
  { documents, videos }: Network,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const media = documents.find('media', (request.params as { id: string }).id)
  const file = media && (await videos.open(media.id))
  if (!media || !file) return reply.code(404).send()
  void reply.type(media.type).header('accept-ranges', 'bytes')
  const part = partOf(request.headers.range, file.size)
  if (part === null) return reply.send(file.stream())
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end - 1}/${file.size}`)
    .send(file.slice(part.start, part.end).stream())
}

/** Null = all of it. */
function partOf(range: string | undefined, size: number): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  const [start, end] = [Number(from), Math.min(to === '' ? size : Number(to) + 1, size)]
  return from === '' || start >= end ? null : { start, end }
}

function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head><body><header><p class="mark">Practice network: nothing here reaches Pinterest.</p></header><main>${body}</main><script>${FOLLOW}</script></body></html>`,
    )
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '')
