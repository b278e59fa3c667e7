import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import type { BlogFeed } from '#core/public/blog.ts'
import { rssOf } from './rss.ts'

const picture = {
  src: '/blog/pictures/a.webp',
  small: '/blog/pictures/a-small.webp',
  card: '/blog/pictures/a-card.jpg',
  alt: 'A “pin” & more',
}
const post: BlogFeed['posts'][number] = {
  slug: 'a',
  title: 'Pins & <boards>',
  description: 'What "fits"',
  date: '2026-11-02',
  updated: null,
  tags: ['Making', 'R&D'],
  minutes: 3,
  picture,
  words: 700,
  questions: [],
  html: '<p>See <a href="/blog/b">b</a> ]]&gt; and <a href="https://elsewhere.example/">there</a>.</p>',
}
const place = { address: 'https://pins.example', brand: 'Ada & Co' }

type Node = ReturnType<typeof parseDocument>['children'][number]
const inside = (node: Node): Node[] => ('children' in node ? node.children : [])
const named = (nodes: readonly Node[], name: string): Node[] =>
  nodes.filter((node) => 'name' in node && node.name === name)
const text = (node: Node | undefined): string =>
  node === undefined ? '' : 'data' in node ? node.data : inside(node).map(text).join('')
const channelOf = (xml: string): Node[] =>
  inside(
    named(
      inside(named(parseDocument(xml, { xmlMode: true }).children, 'rss')[0] as Node),
      'channel',
    )[0] as Node,
  )
const wordOf = (nodes: readonly Node[], name: string): string => text(named(nodes, name)[0])

test('a reader of feeds finds the channel and each post, whatever stands in them', () => {
  const channel = channelOf(rssOf({ posts: [post] }, place))
  expect([wordOf(channel, 'title'), wordOf(channel, 'link'), wordOf(channel, 'language')]).toEqual([
    'Blog · Ada & Co',
    'https://pins.example/blog',
    'en',
  ])
  const [item] = named(channel, 'item').map(inside)
  expect(
    item?.filter((node) => 'name' in node).map((node) => ('name' in node ? node.name : '')),
  ).toEqual([
    'title',
    'link',
    'guid',
    'pubDate',
    'category',
    'category',
    'description',
    'content:encoded',
  ])
  expect(
    ['title', 'link', 'guid', 'pubDate', 'category', 'description'].map((name) =>
      wordOf(item ?? [], name),
    ),
  ).toEqual([
    'Pins & <boards>',
    'https://pins.example/blog/a',
    'https://pins.example/blog/a',
    'Mon, 02 Nov 2026 00:00:00 GMT',
    'Making',
    'What "fits"',
  ])
})

test('the whole text is there with its picture, and every address in it is absolute', () => {
  const [item] = named(channelOf(rssOf({ posts: [post] }, place)), 'item').map(inside)
  const html = wordOf(item ?? [], 'content:encoded')
  expect(html).toContain(
    '<img src="https://pins.example/blog/pictures/a.webp" alt="A “pin” &amp; more"',
  )
  expect(html).toContain(
    '<a href="https://pins.example/blog/b">b</a> ]]&gt; and <a href="https://elsewhere.example/">',
  )
  expect([...html.matchAll(/(?:href|src)="(?!https:\/\/)/g)]).toEqual([])
})

test('the feed was changed when its last post was', () => {
  const posts = [post, { ...post, slug: 'b', date: '2026-10-01', updated: '2026-11-20' }]
  expect(wordOf(channelOf(rssOf({ posts }, place)), 'lastBuildDate')).toBe(
    'Fri, 20 Nov 2026 00:00:00 GMT',
  )
})

test('without posts it is a feed all the same', () => {
  const channel = channelOf(rssOf({ posts: [] }, place))
  expect([
    wordOf(channel, 'title'),
    named(channel, 'lastBuildDate'),
    named(channel, 'item'),
  ]).toEqual(['Blog · Ada & Co', [], []])
})
