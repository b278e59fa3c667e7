/** A video goes to the network before its pin, against the practice network over HTTP. */
import { v7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { mp4 } from '../../../../tests/support/media/mp4-boxes.ts'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { MINUTE, publishingTests } from '../../../../tests/support/pinterest/publishing-world.ts'
import type { PublishingWorld } from '../../../../tests/support/pinterest/publishing-world.ts'

const SECOND = 1_000
const HOUR = 60 * MINUTE
const PATIENCE = { timeout: 10_000 }

/** Uploaded by the API, made a pin, and planned for now. */
async function planVideo(world: PublishingWorld, { link = 'https://example.com/v' } = {}) {
  const { client } = world.ada
  const video = answerOf(await client('uploadVideo', { body: mp4({ content: 300_000 }) }))
  const { pin } = answerOf(
    await client('addVideoPin', {
      params: world.params,
      body: {
        id: v7(),
        video_id: video.id,
        cover_url: '/media/0123456789abcdef0123456789abcdef.jpg',
        cover_ms: 500,
        title: 'Soup in a minute',
        description: 'From tin to bowl.',
        alt_text: 'A bowl of soup',
        link,
        boards: [],
        board_name: '',
      },
    }),
  )
  return { video, pin, planned: await planNow(world, pin) }
}

async function planNow(world: PublishingWorld, { id, status }: Pin): Promise<Publication> {
  const publication: Publication = {
    id: v7(),
    at: world.server.clock.now(),
    wall: '2026-01-15T12:00',
    zone: 'UTC',
    board_id: (await world.board()).id,
    state: 'planned',
  }
  await world.send({ type: 'pin.scheduled', data: { id, publication, before: status } })
  return publication
}

/** When the account's upload last showed that it goes on. */
async function reportedAt({ server, accountId }: PublishingWorld): Promise<number> {
  const { next_at } = await server.platform.database.root
    .selectFrom('account_outboxes')
    .select('next_at')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return next_at
}

async function planAgain(world: PublishingWorld, { id }: Pin, planned: Publication): Promise<void> {
  const { id: publication_id, state: _, ...before } = planned
  const to = { ...before, at: world.server.clock.now() }
  await world.send({ type: 'pin.rescheduled', data: { id, publication_id, to, before } })
}

async function passSeconds(world: PublishingWorld, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await world.pass(SECOND)
}

/** Uploads get no answer before `end` is called; `count`: those that wait for it. */
function holdUploads({ network }: PublishingWorld) {
  const over = Promise.withResolvers<void>()
  const held = { count: 0, end: () => over.resolve() }
  network.behaviour.onRequest = async ({ path }) => {
    if (path !== '/upload') return
    held.count += 1
    await over.promise
  }
  return held
}

afterEach(() => void vi.useRealTimers())

publishingTests('videos', (open) => {
  test('a video that was uploaded is a pin, goes to the network, and then the pin does', async () => {
    const world = await open()
    const { video, pin, planned } = await planVideo(world)
    expect(video).toMatchObject({ duration_ms: 12_000, width: 1080, height: 1920 })
    expect((await world.pins()).find(({ id }) => id === pin.id)).toMatchObject({
      title: 'Soup in a minute',
      media: { kind: 'video', video_id: video.id, url: video.url, cover_ms: 500 },
    })
    await world.pass()
    expect(world.onNetwork()).toEqual([])
    await passSeconds(world, 5)
    const [there] = world.network.documents.list('pin')
    const [media] = world.network.documents.list('media')
    expect([there?.title, there?.media_id]).toEqual(['Soup in a minute', media?.id])
    const file = await world.network.videos.open(media?.id ?? '')
    expect(file?.size).toBe(video.bytes)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
    expect(await world.concluded(planned)).toEqual([
      'video.sent',
      'video.ready',
      'publishing.accepted',
    ])
  })

  test('other pins of the account go out while the network works on a video', async () => {
    const world = await open()
    world.network.behaviour.videoTime = 10 * MINUTE
    await planVideo(world)
    await world.plan('picture')
    await world.pass()
    await world.pass(SECOND)
    expect(world.network.documents.list('pin').map(({ title }) => title)).toEqual(['Title picture'])
    await world.pass(10 * MINUTE)
    await world.pass(10 * SECOND)
    expect(world.network.documents.list('pin')).toHaveLength(2)
  })

  test('a network that asks to wait for a video gets no other pin meanwhile', async () => {
    const world = await open()
    const asked: string[] = []
    world.network.behaviour.fault = ({ method, path }) => {
      asked.push(`${method} ${path}`)
      return path === '/media' && asked.length === 1 ? 'rateLimited' : null
    }
    const { planned } = await planVideo(world)
    await world.plan('picture')
    await world.pass()
    await passSeconds(world, 2)
    expect(asked).toEqual(['POST /media'])
    expect(await world.concluded(planned)).toEqual(['publishing.limited'])
    const { delays } = await world.outbox()
    expect(delays.map(({ rule }) => rule)).toEqual(['network', 'network'])
    for (let minute = 0; minute < 4; minute += 1) await world.pass(MINUTE)
    expect(world.network.documents.list('pin')).toHaveLength(2)
  })

  test('a video without an answer holds up the account, longer each time', async () => {
    const world = await open()
    let asked = 0
    world.network.behaviour.fault = ({ path }) => {
      asked += path === '/media' ? 1 : 0
      return path === '/media' ? 'lostBefore' : null
    }
    await planVideo(world)
    await world.plan('picture')
    await world.pass()
    for (let second = 0; second < 4; second += 1) await world.pass(15 * SECOND - 1)
    expect([asked, world.onNetwork()]).toEqual([1, []])
    expect((await world.outbox()).delays[0]?.rule).toBe('unreachable')
  })

  test('pins that wait for an upload of hours are not missed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const world = await open()
    const uploads = holdUploads(world)
    await planVideo(world)
    const other = await world.plan('picture')
    const passing = world.pass()
    await vi.waitFor(() => expect(uploads.count).toBe(1), PATIENCE)
    for (let hour = 0; hour < 4; hour += 1) {
      world.server.clock.advance(HOUR)
      await vi.advanceTimersByTimeAsync(5 * SECOND)
      const now = world.server.clock.now()
      await vi.waitFor(async () => expect(await reportedAt(world)).toBe(now), PATIENCE)
    }
    uploads.end()
    await passing
    await world.pass(MINUTE)
    expect(await world.publication(other)).toMatchObject({ state: 'published' })
  })

  test('two uploads at once leave pins of other accounts their turn', async () => {
    const world = await open()
    const [garden, office] = [await world.addAccount('Garden'), await world.addAccount('Office')]
    const uploads = holdUploads(world)
    await planVideo(world)
    await planVideo(garden)
    const passing: Promise<void>[] = []
    let underWay = 0
    const pass = () => {
      underWay += 1
      passing.push(world.pass().finally(() => (underWay -= 1)))
    }
    pass()
    await vi.waitFor(() => {
      // A pass ends while the other holds the lease.
      pass()
      expect(uploads.count).toBe(2)
    }, PATIENCE)
    // One more could hold Office's lease when the pass below looks.
    await vi.waitFor(() => expect(underWay).toBe(2), PATIENCE)
    await planVideo(office)
    await office.plan('picture')
    await world.pass()
    expect([uploads.count, world.onNetwork().length]).toEqual([2, 1])
    uploads.end()
    await Promise.all(passing)
    for (let minute = 0; minute < 3; minute += 1) await world.pass(MINUTE)
    expect(world.onNetwork()).toHaveLength(4)
  })

  test('an upload that breaks starts over, and the pin is there once', async () => {
    const world = await open()
    const asked: string[] = []
    world.network.behaviour.fault = ({ method, path }) => {
      asked.push(`${method} ${path}`)
      const uploads = asked.filter((one) => one === 'POST /upload').length
      return path === '/upload' && uploads <= 2
        ? uploads === 1
          ? 'lostBefore'
          : 'answerLost'
        : null
    }
    const { planned } = await planVideo(world)
    await world.pass()
    await passSeconds(world, 60)
    expect(asked.filter((one) => one === 'POST /media')).toHaveLength(3)
    expect(world.network.documents.list('pin')).toHaveLength(1)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
  })

  test('a video that the network cannot use fails the pin, and is sent again when the pin is planned again', async () => {
    const world = await open()
    world.network.behaviour.isVideoFailing = true
    const { pin, planned } = await planVideo(world)
    await world.pass()
    await passSeconds(world, 5)
    expect(await world.publication(planned)).toMatchObject({
      state: 'failed',
      problem: { code: 'video.failed', params: { network: 'Practice' } },
    })
    world.network.behaviour.isVideoFailing = false
    await planAgain(world, pin, planned)
    await passSeconds(world, 10)
    expect(world.network.documents.list('media')).toHaveLength(2)
    expect(world.network.documents.list('pin')).toHaveLength(1)
  })

  test('a network that never finishes a video fails the pin after an hour', async () => {
    const world = await open()
    world.network.behaviour.videoTime = Infinity
    const { planned } = await planVideo(world)
    for (const later of [0, SECOND, 59 * MINUTE, 2 * MINUTE]) await world.pass(later)
    expect(await world.publication(planned)).toMatchObject({
      state: 'failed',
      problem: { code: 'video.tooSlow' },
    })
    expect(await world.concluded(planned)).toEqual(['video.sent', 'video.preparing'])
  })

  test('a refused video is sent again when its pin is planned again hours later', async () => {
    const world = await open()
    const { pin, planned } = await planVideo(world)
    await world.pass()
    world.network.documents.removeAll('media')
    await world.pass(SECOND)
    expect(await world.publication(planned)).toMatchObject({
      state: 'failed',
      problem: { code: 'video.notTaken' },
    })
    await world.pass(2 * HOUR)
    await planAgain(world, pin, planned)
    await world.pass()
    await passSeconds(world, 10)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
  })

  test('an upload that breaks for an hour fails the pin', async () => {
    const world = await open()
    world.network.behaviour.fault = ({ path }) => (path === '/upload' ? 'lostBefore' : null)
    const { planned } = await planVideo(world)
    await world.pass()
    await world.pass(59 * MINUTE)
    expect(await world.publication(planned)).toMatchObject({ state: 'planned' })
    await world.pass(2 * MINUTE)
    expect(await world.publication(planned)).toMatchObject({
      state: 'failed',
      problem: { code: 'video.tooSlow' },
    })
  })

  test('hours without the network are not counted as its work on a video', async () => {
    const world = await open()
    world.network.behaviour.videoTime = 10 * MINUTE
    let isDown = false
    world.network.behaviour.fault = ({ path }) =>
      isDown && path.startsWith('/media') ? 'rateLimited' : null
    const { planned } = await planVideo(world)
    await world.pass()
    isDown = true
    for (let minute = 0; minute < 90; minute += 3) await world.pass(3 * MINUTE)
    isDown = false
    await world.pass(MINUTE)
    await world.pass(MINUTE)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
  })

  test('an app that may not publish stops the account before the pin is sent', async () => {
    const world = await open()
    world.network.behaviour.fault = ({ path }) => (path === '/media' ? 'notApproved' : null)
    const { planned } = await planVideo(world)
    await world.pass()
    expect(await world.publication(planned)).toMatchObject({ state: 'planned' })
    expect((await world.outbox()).problem).toMatchObject({ code: 'publishing.notApproved' })
  })

  test('a pin whose answer was lost is found on the board, and not made of the video again', async () => {
    const world = await open()
    const { planned } = await planVideo(world)
    world.failNext('answerLost')
    await world.pass()
    await passSeconds(world, 5)
    expect(await world.publication(planned)).toMatchObject({ state: 'unknown' })
    for (const minutes of [2, 5, 15]) await world.pass(minutes * MINUTE)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
    expect(world.network.documents.list('pin')).toHaveLength(1)
  })

  test('a carousel goes out with each picture, its words and its link', async () => {
    const world = await open()
    const { design } = pin('slide')
    const slide = (name: string) => ({
      image_url: `/media/${name}.jpg`,
      design,
      title: `Step ${name}`,
      description: '',
      link: `https://example.com/${name}`,
    })
    const media = { kind: 'carousel' as const, slides: [slide('one'), slide('two')] }
    const planned = await world.plan('steps', 0, { media })
    await world.pass()
    const [there] = world.network.documents.list('pin')
    expect(there?.slides.map(({ title, link }) => [title, link])).toEqual([
      ['Step one', `https://example.com/one?utm_content=${planned.id}`],
      ['Step two', `https://example.com/two?utm_content=${planned.id}`],
    ])
    const long = { ...slide('two'), link: `https://example.com/${'a'.repeat(1_985)}` }
    await world.pass(MINUTE)
    const tooLong = await world.plan('long', 0, { media: { ...media, slides: [long, long] } })
    await world.pass()
    expect(await world.publication(tooLong)).toMatchObject({
      state: 'failed',
      problem: { code: 'publishing.linkLong' },
    })
    const lost = { ...media, slides: [slide('one'), slide('missing')] }
    await world.pass(MINUTE)
    const broken = await world.plan('lost', 0, { media: lost })
    await world.pass()
    expect(await world.publication(broken)).toMatchObject({
      state: 'failed',
      problem: { code: 'carousel.pictureMissing' },
    })
  })
})
