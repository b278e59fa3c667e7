/**
 * Stored envelopes of every type, with every field, as version 5 writes them: a whole pin, and a
 * change of one, may carry a video or a carousel. Never changed: an event that was stored once must
 * stay readable.
 */
import { storedEventsV4 } from './pin-events-v4.fixture.ts'

const video = {
  kind: 'video',
  video_id: '0192f3a0-aaaa-7000-8000-000000000001',
  url: '/media/0123456789abcdef0123456789abcdef.mp4',
  bytes: 1_234_567,
  duration_ms: 12_000,
  width: 1080,
  height: 1920,
  cover_ms: 2_500,
}
const slide = {
  image_url: '/media/0123456789abcdef0123456789abcdee.jpg',
  design: {
    template_id: 'photo-headline',
    headline: 'Lemon cake',
    kicker: '15 minutes',
    items: ['Whisk'],
    pictures: [
      {
        picture_id: '0192f3a0-bbbb-7000-8000-000000000001',
        crop: { x: 0, y: 0.1, width: 1, height: 0.8 },
      },
    ],
    colors: { background: '#ffffff', text: '#000000', accent: '#cc0000' },
    fonts: { heading: 'Lora', body: 'Inter' },
    brand: 'Kitchen',
    logo_picture_id: '0192f3a0-bbbb-7000-8000-000000000002',
  },
  title: 'Whisk the eggs',
  description: 'Until they are pale.',
  link: 'https://example.com/lemon-cake#whisk',
}
const carousel = { kind: 'carousel', slides: [slide, { ...slide, title: 'Bake' }] }

function withMedia(data: unknown, media: object): unknown {
  if (typeof data !== 'object' || data === null) return data
  if ('pins' in data && Array.isArray(data.pins))
    return { ...data, pins: data.pins.map((pin: object) => ({ ...pin, media })) }
  if ('serverPin' in data) return { ...data, serverPin: { ...(data.serverPin as object), media } }
  if ('patches' in data && Array.isArray(data.patches))
    return { ...data, patches: data.patches.map((change: object) => withPatch(change, media)) }
  return 'patch' in data ? withPatch(data, media) : data
}

function withPatch(change: object, media: object): object {
  const { patch, before } = change as { patch: object; before: object }
  return { ...change, patch: { ...patch, media }, before: { ...before, media } }
}

/** Each event twice: with a video, and with a carousel under another id. */
export const storedEventsV5: typeof storedEventsV4 = storedEventsV4.flatMap(
  ({ event, ...rest }, nth) => [
    { ...rest, v: 5, event: { ...event, data: withMedia(event.data, video) } },
    {
      ...rest,
      id: `0192f3a0-7778-7000-8000-${String(nth).padStart(12, '0')}`,
      v: 5,
      event: { ...event, data: withMedia(event.data, carousel) },
    },
  ],
)
