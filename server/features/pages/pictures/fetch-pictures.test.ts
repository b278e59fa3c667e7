import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { FoundPicture } from '#core/pages/page-content.schema.ts'
import { pageFailure } from '../../../platform/fetch/page-failure.ts'
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

interface Answers {
  readonly [address: string]: 'dead' | 'html' | 'robots' | number
}

/** Pictures of a page with `plums.jpg`, linked from its small form, and what is kept of them. */
async function plumsOf(
  answers: Answers,
  {
    known = [],
    refused = [],
  }: { known?: readonly PictureOfPage[]; refused?: readonly number[] } = {},
) {
  const asked: string[] = []
  const picture: SafeFetch['picture'] = async (address) => {
    asked.push(address)
    const answer = answers[address] ?? 'dead'
    if (answer === 'dead') return { ok: false, failure: pageFailure('not_found') }
    if (answer === 'robots')
      return { ok: false, failure: pageFailure('robots', { host: 'oven.example' }) }
    const bytes = answer === 'html' ? Buffer.from('<!doctype html><p>plums') : await square(answer)
    return { ok: true, url: address, bytes, contentType: 'image/png' }
  }
  const { pictures, warnings } = await fetchPictures(
    {
      fetcher: { ...fetcher, picture },
      pictureStorage: {
        keep: async (_, bytes) => {
          const { width } = await sharp(bytes).metadata()
          return refused.includes(width) ? null : { id: `${width}`, url: '', width, height: width }
        },
        find: () => Promise.resolve([]),
      },
    },
    { owner: 'o', found: [plums], known, signal: new AbortController().signal },
  )
  return { kept: pictures.map(({ id, address }) => [id, address]), asked, warnings }
}

const whole = 'https://oven.example/plums.jpg'
const small = 'https://oven.example/plums-300x200.jpg'
const plums: FoundPicture = {
  address: whole,
  small,
  alt: 'Plums',
  width: null,
  height: null,
  from: 'article',
}

async function square(edge: number): Promise<Buffer> {
  const background = { r: 90, g: 20, b: 90 }
  return sharp({ create: { width: edge, height: edge, channels: 3, background } })
    .png()
    .toBuffer()
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

test.each(['dead', 'html', 'robots', 150] as const)(
  'the small form is kept where its whole file is %s',
  async (answer) => {
    const { kept, warnings } = await plumsOf({ [whole]: answer, [small]: 300 })
    expect(kept).toEqual([['300', whole]])
    expect(warnings).toEqual([])
  },
)

test('the small form is kept where its whole file is damaged, and is fetched only then', async () => {
  const both = { [whole]: 900, [small]: 300 }
  expect(await plumsOf(both, { refused: [900] })).toMatchObject({ kept: [['300', whole]] })
  expect(await plumsOf(both)).toMatchObject({ kept: [['900', whole]], asked: [whole] })
  expect(await plumsOf(both, { refused: [900, 300] })).toMatchObject({ kept: [] })
})

test('a picture that was read by its small address keeps its id when the page is read again', async () => {
  const known = { id: 'p', url: '', width: 300, height: 200, alt: '', excluded: true, own: false }
  const again = (address: string) => plumsOf({}, { known: [{ ...known, address }] })
  expect(await again(small)).toMatchObject({ kept: [['p', whole]], asked: [] })
  expect(await again(whole)).toMatchObject({ kept: [['p', whole]], asked: [] })
})
