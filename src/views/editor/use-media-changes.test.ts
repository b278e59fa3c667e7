import { expect, test } from 'vitest'
import type { Pin, PinSlide } from '#core/contract/pins.contract.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { moveSlide, patchOfSlides } from '#core/media/slides.ts'
import { mediaBefore } from './use-media-changes.ts'

const slide = (name: string): PinSlide => ({
  image_url: `/media/${name}.jpg`,
  design: { ...pin(name).design, headline: name },
  title: name,
  description: '',
  link: '',
})
const slides = [slide('a'), slide('b')]
const carousel: Pin = pin('a', { ...patchOfSlides(slides), image_url: '/media/a.jpg?v=3' })

test('slides that were moved are put back with the picture and design of the first', () => {
  const moved: Pin = { ...carousel, ...patchOfSlides(moveSlide(slides, 0, 1)) }
  expect(moved.image_url).toBe('/media/b.jpg')
  expect({ ...moved, ...mediaBefore(carousel, moved) }).toEqual({
    ...carousel,
    image_url: '/media/a.jpg',
  })
})

test('what is as it was, or a picture alone, needs nothing', () => {
  expect(mediaBefore(carousel, { ...carousel, title: 'Typed' })).toBeNull()
  expect(mediaBefore(pin('b'), pin('b', { title: 'Typed' }))).toBeNull()
})
