import { expect, test } from 'vitest'
import { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { SharedEnvelope, type SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { rename, type Renaming } from './renaming.rules.ts'

const to: Renaming = { id: (old) => `new ${old}`, fileName: (old) => `new-${old}` }
const media = `/media/${'a'.repeat(32)}.jpg`

test('ids and own pictures of a pin get other names, words stay', () => {
  const old = pin('a', {
    title: testId('title'),
    link: `https://example.com${media}`,
    image_url: `${media}?v=3`,
    boards: [{ board_id: testId('board'), section_id: testId('section') }],
  })
  const renamed = rename(
    Pin,
    {
      ...old,
      design: {
        ...old.design,
        fonts: { heading: testId('font'), body: 'Inter' },
        pictures: [{ picture_id: testId('picture'), crop: null }],
      },
    },
    to,
  )
  expect(renamed).toMatchObject({
    id: `new ${testId('a')}`,
    title: testId('title'),
    link: `https://example.com${media}`,
    image_url: `/media/new-${'a'.repeat(32)}.jpg?v=3`,
    boards: [{ board_id: `new ${testId('board')}`, section_id: `new ${testId('section')}` }],
    interest: { id: `new ${testId('interest')}`, interest: 'lemon cake' },
  })
  expect(renamed.design).toMatchObject({
    fonts: { heading: `new ${testId('font')}`, body: 'Inter' },
    pictures: [{ picture_id: `new ${testId('picture')}` }],
    logo_picture_id: null,
  })
})

test('so do those inside of an event of any kind, and what is not there is not made', () => {
  const envelope = (event: SharedPinEvent) => ({
    id: testId('event'),
    at: 1,
    tab: 'tab',
    v: 1 as const,
    event,
  })
  const patched = rename(
    SharedEnvelope,
    envelope({
      type: 'pin.updated',
      data: { id: testId('a'), patch: { title: 'x', image_url: media }, before: { boards: [] } },
    }),
    to,
  )
  expect(patched).toEqual({
    ...patched,
    id: `new ${testId('event')}`,
    event: {
      type: 'pin.updated',
      data: {
        id: `new ${testId('a')}`,
        patch: { title: 'x', image_url: `/media/new-${'a'.repeat(32)}.jpg` },
        before: { boards: [] },
      },
    },
  })
  expect('cause' in patched).toBe(false)
  const restored = rename(
    SharedEnvelope,
    envelope({ type: 'pins.restored', data: { pins: [pin('a')], after: [null, testId('b')] } }),
    to,
  )
  expect(restored.event).toMatchObject({
    data: { pins: [{ id: `new ${testId('a')}` }], after: [null, `new ${testId('b')}`] },
  })
})

test('addresses of published pins stay when they are of the network, shared ones too', () => {
  const published = (name: string, url: string): Publication => ({
    id: testId(name),
    at: 1,
    wall: '2026-01-01T00:00',
    zone: 'UTC',
    board_id: testId('board'),
    state: 'published',
    url,
  })
  const { publications = [] } = rename(
    Pin,
    pin('a', {
      publications: [
        published('short', 'https://pin.it/4AbC'),
        published('country', 'https://www.pinterest.com.au/pin/1/'),
        published('other', 'https://pin.it.evil.example/4AbC'),
      ],
    }),
    to,
  )
  expect(publications.map(({ url }) => url)).toEqual([
    'https://pin.it/4AbC',
    'https://www.pinterest.com.au/pin/1/',
    '',
  ])
})

test('what is given stays as it was', () => {
  const old = pin('a')
  const copy = structuredClone(old)
  rename(Pin, old, to)
  expect(old).toEqual(copy)
})
