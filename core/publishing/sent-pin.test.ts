import { expect, test } from 'vitest'
import { pinWordLimits } from '#core/contract/content/pins.contract.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { createPinBody, sentPinOf, type SentSlide } from './sent-pin.ts'

const PUBLICATION = '0192f0c1-2d3e-7abc-8def-000000000001'
const place = { board_id: '1', board_section_id: '2' }
const picture = { type: 'image/jpeg', base64: 'AAAA' }
const sent = { ...place, title: 'Cake', description: '', alt_text: 'A cake', link: '' }

test('a pin is sent with its words, its place, and its publication in the link', () => {
  const row = pin('a', { link: 'https://example.com/a' })
  expect(sentPinOf(row, PUBLICATION, place)).toEqual({
    ...place,
    title: row.title,
    description: row.description,
    alt_text: row.alt_text,
    link: expect.stringContaining(`utm_content=${PUBLICATION}`),
  })
  expect(sentPinOf(pin('a', { link: '' }), PUBLICATION, place)).toMatchObject({ link: '' })
})

test('a link that is too long with its marker is not sent, one that just fits is', () => {
  const of = (length: number) =>
    sentPinOf(pin('a', { link: `https://example.com/${'a'.repeat(length)}` }), PUBLICATION, place)
  const marked = of(0)?.link.length ?? 0
  const most = pinWordLimits.link - marked
  expect(of(most)?.link).toHaveLength(pinWordLimits.link)
  expect(of(most + 1)).toBeNull()
})

test('what is empty is not sent', () => {
  expect(createPinBody(sent, { kind: 'picture', picture })).toEqual({
    ...place,
    title: 'Cake',
    alt_text: 'A cake',
    media_source: { source_type: 'image_base64', content_type: 'image/jpeg', data: 'AAAA' },
  })
  const body = createPinBody({ ...sent, board_section_id: null }, { kind: 'picture', picture })
  expect(body).not.toHaveProperty('board_section_id')
})

test('a video is sent by its id, with its cover', () => {
  expect(createPinBody(sent, { kind: 'video', mediaId: '9', picture })).toMatchObject({
    media_source: {
      source_type: 'video_id',
      media_id: '9',
      cover_image_content_type: 'image/jpeg',
      cover_image_data: 'AAAA',
    },
  })
})

test('a carousel is sent with the words that each slide has', () => {
  const slide: SentSlide = { ...picture, title: 'One', description: '', link: 'https://a.example/' }
  expect(
    createPinBody(sent, { kind: 'carousel', slides: [slide, { ...slide, title: '' }] }),
  ).toMatchObject({
    media_source: {
      source_type: 'multiple_image_base64',
      items: [
        { content_type: 'image/jpeg', data: 'AAAA', title: 'One', link: 'https://a.example/' },
        { content_type: 'image/jpeg', data: 'AAAA', link: 'https://a.example/' },
      ],
    },
  })
  const { media_source } = createPinBody(sent, { kind: 'carousel', slides: [slide] })
  expect(JSON.stringify(media_source)).not.toContain('description')
})
