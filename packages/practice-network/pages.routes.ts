/** The web pages of the network: its boards with their pins, and a page for each pin. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FIRST_PROFILE } from './documents.ts'
import type { Document } from './documents.ts'
import { lifetimeFigures } from './figures.ts'
import { escape, sendPage } from './page-frame.ts'
import { profileOf, usernameOf } from './profiles.ts'
import { asProfile, type Network } from './serve.ts'

export function pagesRoutes(network: Network): void {
  const { server, documents } = network
  const seenBy = (request: FastifyRequest) => asProfile(network, profileOf(network, request))
  const countFor = (request: FastifyRequest): string => {
    const { documents: own } = seenBy(request)
    return `${own.list('pin').length} ${own.list('board').length}`
  }
  server.get('/', async (request, reply) =>
    sendPage(reply, {
      title: 'Practice network',
      body: overview(seenBy(request)),
      count: countFor(request),
    }),
  )
  server.get('/count', async (request, reply) => reply.type('text/plain').send(countFor(request)))
  server.get('/pin/:id/', async (request, reply) => {
    const { id } = request.params as { id: string }
    const owner = ownerOf(network, id)
    const pin = owner?.documents.find('pin', id)
    const count = countFor(request)
    return owner === undefined || pin === undefined
      ? sendPage(reply.code(404), {
          title: 'No such pin',
          body: '<h1>There is no such pin</h1>',
          count,
        })
      : sendPage(reply, { title: pin.title ?? 'Pin', body: onePin(owner, pin), count })
  })
  server.get('/videos/:id', async (request, reply) => sendVideo(network, request, reply))
  server.get('/pictures/:id', async (request, reply) => {
    const picture = documents.findPicture((request.params as { id: string }).id)
    return picture === undefined
      ? reply.code(404).send()
      : reply.type(picture.type).send(Buffer.from(picture.bytes))
  })
}

/** A pin has its address for everybody, as on the network itself. */
function ownerOf(network: Network, pinId: string): Network | undefined {
  const numbers = network.documents.list('profile').map(({ number }) => number)
  return [...new Set([FIRST_PROFILE, ...numbers])]
    .map((number) => asProfile(network, number))
    .find(({ documents }) => documents.find('pin', pinId) !== undefined)
}

/** The board that has the newest pin first, and in each the newest pin first. */
function overview({ documents, behaviour, profile }: Network): string {
  const pins = documents.list('pin').toReversed()
  const byBoard = Map.groupBy(pins, ({ board_id }) => board_id)
  const boards = documents.list('board')
  const newest = ({ id }: Document<'board'>) => byBoard.get(id)?.[0]?.created_at ?? 0
  const sections = boards
    .toSorted((one, other) => newest(other) - newest(one))
    .map((board) => boardSection(board, byBoard.get(board.id) ?? []))
  return `<h1>${escape(usernameOf(behaviour.username, profile))}</h1>
    <p class="quiet">${counted(pins.length, 'pin')} on ${counted(boards.length, 'board')}. New pins appear here by themselves.</p>
    ${pins.length === 0 ? NOTHING_YET : ''}${sections.join('')}`
}

const NOTHING_YET =
  '<p class="empty">Nothing has been published here yet. Put a pin on the calendar of an account that is connected to Practice: when its time comes, it appears here.</p>'

function boardSection(board: Document<'board'>, pins: readonly Document<'pin'>[]): string {
  return `<section><h2>${escape(board.name)}</h2><p class="quiet">${counted(pins.length, 'pin')}</p>${pins.length === 0 ? '' : `<ul>${pins.map(card).join('')}</ul>`}</section>`
}

function card(pin: Document<'pin'>): string {
  const facts = [kindOf(pin), timeOf(pin.created_at)].filter(Boolean)
  return `<li><a href="/pin/${pin.id}/">${pictureOf(pin)}<strong>${titleOf(pin)}</strong><span class="quiet">${facts.join(' · ')}</span></a></li>`
}

function onePin({ documents, behaviour }: Network, pin: Document<'pin'>): string {
  const board = documents.find('board', pin.board_id)
  const section = documents.find('section', pin.board_section_id ?? '')
  const facts = [
    fact('Board', escape([board?.name, section?.name].filter(Boolean).join(' / '))),
    fact('Published', timeOf(pin.created_at)),
    fact('Kind', kindOf(pin)),
    fact('Description', escape(pin.description ?? '')),
    fact('Link', linkTo(pin.link ?? '')),
    fact('Alt text', escape(pin.alt_text ?? '')),
  ]
  const seen = lifetimeFigures(pin, behaviour.now(), behaviour)
  const figures = [
    fact('Impressions', number(seen.impressions)),
    fact('Saves', number(seen.saves)),
    fact('Pin clicks', number(seen.pinClicks)),
    fact('Outbound clicks', number(seen.outboundClicks)),
  ].map((html) => `<div>${html}</div>`)
  return `<p><a href="/">All pins</a></p><article class="pin">${shownPart(pin)}<div><h1>${titleOf(pin)}</h1><dl>${facts.join('')}</dl><dl class="figures">${figures.join('')}</dl><p class="quiet">These figures are made up, so that Results has something to show.</p></div></article>`
}

const number = (count: number): string => count.toLocaleString('en')
const counted = (count: number, name: string): string =>
  `${number(count)} ${count === 1 ? name : `${name}s`}`
const timeOf = (at: number): string => {
  const text = new Date(at).toISOString()
  return `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`
}
const fact = (name: string, html: string): string =>
  html === '' ? '' : `<dt>${name}</dt><dd>${html}</dd>`
const linkTo = (link: string): string =>
  /^https?:/.test(link) ? `<a href="${escape(link)}">${escape(link)}</a>` : escape(link)
const titleOf = ({ title }: Document<'pin'>): string => escape(title ?? 'Untitled pin')
const pictureOf = ({ picture_id, alt_text }: Document<'pin'>): string =>
  `<img src="/pictures/${picture_id}" alt="${escape(alt_text ?? '')}">`

const kindOf = ({ media_id, slides }: Document<'pin'>): string =>
  slides.length > 0 ? `Carousel of ${slides.length}` : media_id === null ? '' : 'Video'
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
