import { expect, test } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import type { PinSlide } from '#core/contract/content/pins.contract.ts'
import { carouselPin, carouselProblem, inLookOf, redesigned } from './carousel-pin.ts'
import { editSlide, moveSlide, patchOfSlides, removeSlide, withDrawn } from './slides.ts'

const slide = (name: string): PinSlide => ({
  image_url: `/media/${name}.jpg`,
  design: { ...pin(name).design, template_id: name },
  title: name,
  description: '',
  link: '',
})
const [a, b, c] = [slide('a'), slide('b'), slide('c')]
const names = (slides: readonly PinSlide[]) => slides.map(({ title }) => title).join('')

test('pins of two pages, and pins that are more than a picture, are no carousel', () => {
  const media = patchOfSlides([a, b]).media
  expect(carouselProblem([pin('a'), pin('b')])).toBeNull()
  expect(carouselProblem([pin('a'), pin('b', { page_id: testId('other') })])).toMatchObject({
    code: 'carousel.otherPage',
  })
  expect(carouselProblem([pin('a'), pin('b', { ...(media && { media }) })])).toMatchObject({
    code: 'carousel.notPictures',
  })
})

test('a picture keeps its words and takes the look of the first', () => {
  const own = { ...pin('b').design, headline: 'Own', items: ['One'], template_id: 'other' }
  expect(inLookOf(pin('a').design, own)).toEqual({
    ...pin('a').design,
    headline: 'Own',
    items: ['One'],
  })
})

test('a new carousel says what the first pin says, and was never exported or planned', () => {
  const first = pin('a', { exported_at: 5, status: 'published', favored: true })
  const made = carouselPin(first, { id: testId('new'), now: 9, slides: [b, c] })
  expect(made).toMatchObject({
    id: testId('new'),
    title: 'Title a',
    status: 'draft',
    favored: false,
    created_at: 9,
    image_url: '/media/b.jpg',
    design: { template_id: 'b' },
    media: { kind: 'carousel', slides: [b, c] },
  })
  expect(made).not.toHaveProperty('exported_at')
})

test('the first picture is that of the pin', () => {
  expect(patchOfSlides([c, a])).toEqual({
    media: { kind: 'carousel', slides: [c, a] },
    image_url: c.image_url,
    design: c.design,
  })
})

test('pictures change places and stay at the ends', () => {
  expect(names(moveSlide([a, b, c], 0, 1))).toBe('bac')
  expect(names(moveSlide([a, b, c], 2, -1))).toBe('acb')
  expect(names(moveSlide([a, b, c], 0, -1))).toBe('abc')
  expect(names(moveSlide([a, b, c], 2, 1))).toBe('abc')
})

test('two pictures are the least, and words of one picture leave the others', () => {
  expect(names(removeSlide([a, b, c], 1))).toBe('ac')
  expect(names(removeSlide([a, b], 1))).toBe('ab')
  expect(names(editSlide([a, b], 1, { title: 'X' }))).toBe('aX')
})

test('a new design draws the first slide as it is and the others in its look', () => {
  const design = { ...a.design, template_id: 'new', headline: 'First' }
  const own = { ...b.design, headline: 'Second' }
  const slides = redesigned(design, [a, { ...b, design: own }])
  expect(slides.map((one) => one.design)).toEqual([design, { ...design, headline: 'Second' }])
})

test('drawn pictures reach their slides, wherever those are by now', () => {
  const drawn = [
    { from: a.image_url, image_url: '/media/a2.jpg', design: c.design },
    { from: '/media/gone.jpg', image_url: '/media/gone2.jpg', design: c.design },
  ]
  const now = [b, { ...a, title: 'Typed' }]
  expect(withDrawn(now, drawn)).toEqual([
    b,
    { ...a, title: 'Typed', image_url: '/media/a2.jpg', design: c.design },
  ])
})
