import { expect, test } from 'vitest'
import { createRobots } from './robots.ts'

const robotsOf = (text: string | null) =>
  createRobots({ userAgent: 'PinloomBot/0.1', now: () => 0, read: () => Promise.resolve(text) })

test('sitemaps are named by whole addresses, and by paths of the site', async () => {
  const robots = robotsOf(
    'User-agent: *\nSitemap: /sitemap.xml\nSitemap: https://cdn.example/maps/2.xml\nSitemap: news/map.xml\n',
  )
  expect(await robots.sitemaps(new URL('http://127.0.0.1:3001/blog/'))).toEqual([
    'http://127.0.0.1:3001/sitemap.xml',
    'https://cdn.example/maps/2.xml',
    'http://127.0.0.1:3001/news/map.xml',
  ])
})

test('a line that is no address, and a site without the file, name no sitemap', async () => {
  expect(await robotsOf('Sitemap: http://:bad\n').sitemaps(new URL('https://a.example/'))).toEqual(
    [],
  )
  expect(await robotsOf(null).sitemaps(new URL('https://a.example/'))).toEqual([])
})

test('long files push the oldest out of what is kept, short ones do not', async () => {
  const asked: string[] = []
  const long = `user-agent: *\n${`disallow: /${'a'.repeat(200)}\n`.repeat(1_000)}`
  const robots = createRobots({
    userAgent: 'PinloomBot/0.1',
    now: () => 0,
    read: (url) => {
      asked.push(url.host)
      return Promise.resolve(
        url.host.startsWith('long') ? long : 'user-agent: *\ndisallow: /private\n',
      )
    },
  })
  const askAll = async (kind: string) => {
    for (let at = 0; at < 100; at += 1)
      await robots.allows(new URL(`https://${kind}${at}.example/`))
  }
  await askAll('short')
  await askAll('short')
  expect(asked.splice(0)).toHaveLength(100)
  await askAll('long')
  asked.length = 0
  await robots.allows(new URL('https://long99.example/'))
  expect(asked).toEqual([])
  await robots.allows(new URL('https://long0.example/'))
  await robots.allows(new URL('https://short0.example/'))
  expect(asked).toEqual(['long0.example', 'short0.example'])
})
