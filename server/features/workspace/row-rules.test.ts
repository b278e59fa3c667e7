import { expect, test } from 'vitest'
import type { PinMedia, PinSlide } from '#core/contract/content/pins.contract.ts'
import { pin, testAccount } from '#core/pins/pin.builder.ts'
import type { AccountEntry } from '#core/workspace/workspace.schema.ts'
import { RowRules } from './row-rules.ts'

const account: AccountEntry = {
  account: { id: testAccount, name: 'Kitchen', kind: 'manual', created_at: 0 },
} as AccountEntry

const video = (url: string): PinMedia => ({
  kind: 'video',
  video_id: testAccount,
  url,
  bytes: 1,
  duration_ms: 5_000,
  width: 1,
  height: 1,
  cover_ms: null,
})
const slides = (change: Partial<PinSlide>): PinMedia => {
  const slide = {
    image_url: '/media/a.jpg',
    design: pin('a').design,
    title: '',
    description: '',
    link: '',
  }
  return { kind: 'carousel', slides: [slide, { ...slide, ...change }] }
}

function taken(media: PinMedia) {
  const rules = new RowRules(account, 0)
  const row = pin('a', { image_url: '/media/a.jpg', media })
  const wrong = rules.pin({ position: 1, deleted_at: null, pin: row })
  return { wrong: wrong === null ? null : JSON.stringify(wrong), rules }
}

test('a video of this server is taken, and counted as missing until its own row comes', () => {
  const { wrong, rules } = taken(video('/media/a.mp4'))
  expect([wrong, rules.pinsWithoutVideo]).toEqual([null, 1])
  expect(taken(slides({})).rules.pinsWithoutVideo).toBe(0)
})

test.each([
  ['a video', video('https://elsewhere.example/a.mp4'), 'row.pinPictureElsewhere'],
  [
    'a picture of a carousel',
    slides({ image_url: '//elsewhere.example/a.jpg' }),
    'row.pinPictureElsewhere',
  ],
  ['a link of a carousel', slides({ link: 'javascript:alert(1)' }), 'row.pinAddress'],
])('%s that leads elsewhere or runs a script is refused', (_name, media, code) => {
  expect(taken(media).wrong).toContain(code)
})
