import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../../tests/support/server/test-server.ts'

const distDir = mkdtempSync(join(tmpdir(), 'pinloom-blog-'))
const write = (file: string, text: string): void => {
  mkdirSync(join(distDir, file, '..'), { recursive: true })
  writeFileSync(join(distDir, file), text)
}
const picture = { src: '/blog/pictures/a.webp', small: '/s', card: '/c', alt: 'a' }
const post = {
  slug: 'a-post',
  title: 'A post',
  description: 'd',
  date: '2026-11-02',
  updated: '2026-11-09',
  tags: [],
  minutes: 1,
  picture,
  words: 3,
  questions: [],
  html: '<p>one two three</p>',
}

write('index.html', '<!doctype html><head></head>the application')
write('blog/_payload.json', '{"page":1}')
write('blog/page-2/_payload.json', '{"page":2}')
write('blog/a-post/_payload.json', '{"slug":"a-post"}')
write('blog/pictures/a.webp', 'picture')
write('blog/_feed.json', JSON.stringify({ posts: [post] }))

const server = await startTestServer({
  distDir,
  features: () => [],
  config: { publicUrl: 'https://pins.example/' },
})
const { request } = server.browser()
const statusOf = async (url: string): Promise<number> => (await request({ url })).statusCode
afterAll(async () => {
  await server.close()
  rmSync(distDir, { recursive: true })
})

test('a page of the blog is what has been built', async () => {
  for (const path of [
    '/blog',
    '/blog/',
    '/blog/page-2',
    '/blog/a-post',
    '/blog/a-post/',
    '/blog/a-post?from=feed',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 200])
  for (const path of [
    '/blog/page-0',
    '/blog/page-01',
    '/blog/page-abc',
    '/blog/page-999',
    '/blog/page-',
    '/blog/no-such-post',
    '/blog/A-POST',
    '/blog/a-post/more',
    '/blog/pictures',
    '/blog/..%2fblog',
    '/blogs',
    '/blog/%00',
    `/blog/${'a'.repeat(3000)}`,
  ])
    expect([path.slice(0, 40), await statusOf(path)]).toEqual([path.slice(0, 40), 404])
})

test('the first page has one address', async () => {
  for (const path of ['/blog/page-1', '/blog/page-1/']) {
    const { statusCode, headers } = await request({ url: path })
    expect([statusCode, headers['location']]).toEqual([301, '/blog'])
  }
})

test('what a page shows is a file, and there is none for a page that there is not', async () => {
  const answer = await request({ url: '/blog/a-post/_payload.json' })
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'application/json; charset=utf-8',
    '{"slug":"a-post"}',
  ])
  expect((await request({ url: '/blog/_payload.json' })).body).toBe('{"page":1}')
  const missing = await request({ url: '/blog/no-such-post/_payload.json' })
  expect([missing.statusCode, missing.body]).toEqual([404, 'Not found\n'])
})

test('a picture is kept for a day', async () => {
  const { headers } = await request({ url: '/blog/pictures/a.webp' })
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'image/webp',
    'public, max-age=86400',
  ])
})

test('feed and site map list the posts at the address of the operator, including those of a newer build', async () => {
  const feed = await request({ url: '/blog/rss.xml' })
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(feed.body).toContain('<link>https://pins.example/blog/a-post</link>')
  const sitemap = async () => (await request({ url: '/sitemap.xml' })).body
  expect(await sitemap()).toContain(
    '<url><loc>https://pins.example/blog</loc><lastmod>2026-11-09</lastmod></url>\n<url><loc>https://pins.example/blog/a-post</loc><lastmod>2026-11-09</lastmod></url>',
  )
  write(
    'blog/_feed.json',
    JSON.stringify({
      posts: [post, { ...post, slug: 'newer', updated: null, date: '2026-11-10' }],
    }),
  )
  utimesSync(join(distDir, 'blog/_feed.json'), 2_000_000_000, 2_000_000_000)
  expect(await sitemap()).toContain(
    '<loc>https://pins.example/blog/newer</loc><lastmod>2026-11-10</lastmod>',
  )
})

test('where nothing is built there is no post, and no failure', async () => {
  const bare = await startTestServer({ distDir: join(distDir, 'none'), features: () => [] })
  const answers = await Promise.all(
    ['/blog/rss.xml', '/sitemap.xml'].map(async (url) => bare.browser().request({ url })),
  )
  expect(
    answers.map(({ statusCode, body }) => [statusCode, body.includes('/blog/a-post')]),
  ).toEqual([
    [200, false],
    [200, false],
  ])
  await bare.close()
})
