import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { FoundPicture } from '#core/pages/page-content.schema.ts'
import type { SafeFetch } from '../../../platform/fetch/safe-fetch.ts'
import { fetchPictures } from './fetch-pictures.ts'
import type { PictureOfPage } from './page-picture.store.ts'

const lost = () => Promise.reject(new Error('the pictures of this test are inline'))
const fetcher: SafeFetch = {
  page: lost,
  open: lost,
  list: lost,
  newerList: lost,
  picture: lost,
  sitemapsOf: lost,
  close: () => Promise.resolve(),
}

/** `at` makes each file another one. */
async function inline(alt: string, edge: number, at: number): Promise<FoundPicture> {
  const background = { r: at * 10, g: 90, b: 90 }
  const bytes = await sharp({ create: { width: edge, height: edge, channels: 3, background } })
    .png()
    .toBuffer()
  return {
    address: `data:image/png;base64,${bytes.toString('base64')}`,
    alt,
    width: null,
    height: null,
    from: 'article',
  }
}

async function keptOf(
  edges: readonly number[],
  known: readonly PictureOfPage[] = [],
): Promise<string[]> {
  const found = await Promise.all(edges.map((edge, at) => inline(`${at}`, edge, at)))
  let next = 0
  const { pictures } = await fetchPictures(
    {
      fetcher,
      pictureStorage: {
        keep: () => Promise.resolve({ id: `${next++}`, url: '', width: 1, height: 1 }),
        find: () => Promise.resolve([]),
      },
    },
    { owner: 'o', found, known, signal: new AbortController().signal },
  )
  return pictures.map(({ alt }) => alt)
}

test('of fourteen steps of one size, the last two are kept: they show what was made', async () => {
  expect(await keptOf(Array.from({ length: 14 }, () => 300))).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `${at}`),
    '12',
    '13',
  ])
})

test('a small picture at the end of a page is left out for larger ones', async () => {
  const kept = await keptOf([...Array.from({ length: 13 }, () => 400), 210])
  expect(kept).toHaveLength(12)
  expect(kept).toContain('12')
  expect(kept).not.toContain('13')
})

test('pictures whose addresses left the page take no place of those that it names now', async () => {
  const gone = Array.from({ length: 12 }, (_, at) => ({
    id: `gone-${at}`,
    url: '',
    width: 300,
    height: 300,
    alt: '',
    excluded: false,
    own: false,
    address: `https://oven.example/up/plums-${at}-300x200.jpg`,
  }))
  expect(await keptOf([400, 410], gone)).toEqual(['0', '1'])
})
