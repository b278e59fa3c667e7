import { expect, test } from 'vitest'
import { createRobots } from './robots.ts'

const robotsOf = (text: string | null) => createRobots({ userAgent: 'PinloomBot/0.1', now: () => 0, read: () => Promise.resolve(text) })

test('sitemaps are named by whole addresses, and by paths of the site', async () => {
  const robots = robotsOf('User-agent: *\nSitemap: /sitemap.xml\nSitemap: https://cdn.example/maps/2.xml\nSitemap: news/map.xml\n')
  expect(await robots.sitemaps(new URL('http://127.0.0.1:3001/blog/'))).toEqual(['http://127.0.0.1:3001/sitemap.xml', 'https://cdn.example/maps/2.xml', 'http://127.0.0.1:3001/news/map.xml'])
})

test('a line that is no address, and a site without the file, name no sitemap', async () => {
  expect(await robotsOf('Sitemap: http://:bad\n').sitemaps(new URL('https://a.example/'))).toEqual([])
  expect(await robotsOf(null).sitemaps(new URL('https://a.example/'))).toEqual([])
})
