import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { picturesOf } from './pin-pictures.ts'

const single = { ...pin('a'), title: 'Lemon cake', image_url: '/pictures/first.jpg' }

test('a carousel gives the picture of each slide in order, under names of their own', () => {
  const slides = ['/pictures/first.jpg', '/pictures/second.jpg'].map((image_url) => ({
    image_url,
    design: single.design,
    title: '',
    description: '',
    link: '',
  }))
  const pictures = picturesOf({ ...single, media: { kind: 'carousel', slides } })
  expect(pictures.map(({ address }) => address)).toEqual(slides.map((slide) => slide.image_url))
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(2)
})

test('another pin gives its one picture, or none while it has none', () => {
  expect(picturesOf(single).map(({ address }) => address)).toEqual(['/pictures/first.jpg'])
  expect(picturesOf({ ...single, image_url: '' })).toEqual([])
})
