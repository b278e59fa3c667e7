/** What happens to a pin while it is drawn. */
import { expect, test } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import type { Pin, PinMedia } from '#core/contract/content/pins.contract.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { UnitAt } from '../../platform/tasks/task.job.ts'
import type { GenerationParts } from './generation-parts.ts'
import { renderingJob } from './rendering.job.ts'

const slide = (name: string) => ({
  title: name,
  description: '',
  link: '',
  image_url: `/${name}.jpg`,
  design: pin(name).design,
})
const carousel: PinMedia = { kind: 'carousel', slides: [slide('a'), slide('b')] }
const video: PinMedia = {
  kind: 'video',
  video_id: testId('video'),
  url: '/video.mp4',
  bytes: 1,
  duration_ms: 1,
  width: 1,
  height: 1,
  cover_ms: null,
}

/** The pictures that the pin gets when it was `before` while it was drawn and is `now`. */
async function drawnPictures(before: Pin, now: Pin): Promise<unknown[]> {
  let stored = before
  const pictures: unknown[] = []
  const parts = {
    database: { root: {} },
    clock: { now: () => 1 },
    getPins: async () => [stored],
    pictureStorage: {
      loaderFor: () => ({}),
      publish: async () => ({ url: '/drawn.jpg' }),
    },
    renderer: { renderPin: async () => ({}) },
    appendPinEvents: async (
      _tx: Tx,
      { events: [one] }: { events: { event: { data: object } }[] },
    ) => {
      pictures.push(one?.event.data)
      return { revision: 1 }
    },
  }
  // The parts and the unit that this job uses.
  const job = renderingJob(parts as unknown as GenerationParts)
  const outcome = await job.run({
    task: { id: testId('task'), user_id: 'u', account_id: 'a' },
    ordinal: 0,
    input: JSON.stringify({ pin_id: before.id }),
  } as unknown as UnitAt)
  stored = now
  if (outcome.ok) await outcome.commit({} as Tx)
  return pictures
}

test('a pin that is still a picture gets the drawn one', async () => {
  expect(await drawnPictures(pin('a'), pin('a'))).toMatchObject([
    { patch: { image_url: '/drawn.jpg' } },
  ])
})

test.each([carousel, video])(
  'a picture that is a $kind by now keeps what it has',
  async (media) => {
    expect(await drawnPictures(pin('a'), pin('a', { media }))).toEqual([])
  },
)
