import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { refusalOf } from './pin-for-template.ts'

test('a template is made of a pin with a picture or a carousel, and of no video', () => {
  expect(refusalOf(undefined)).toBe('noPin')
  expect(refusalOf(pin('a'))).toBeNull()
  expect(refusalOf(pin('a', { media: { kind: 'carousel', slides: [] } }))).toBeNull()
  const media = { kind: 'video' } as NonNullable<Pin['media']>
  expect(refusalOf(pin('a', { media }))).toBe('video')
})
