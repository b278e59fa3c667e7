/**
 * The blog's feed: RSS 2.0 (rssboard.org/rss-specification), each post whole in `content:encoded`,
 * every address absolute.
 */
import { escapeMarkup } from '#core/export/escape-markup.ts'
import { blogPostPath } from '#core/public/blog-paths.ts'
import type { BlogFeed } from '#core/public/blog.ts'

export interface RssPlace {
  /** Of this server as the world reaches it, without a slash at the end. */
  readonly address: string
  readonly brand: string
}

type Post = BlogFeed['posts'][number]

export function rssOf({ posts }: BlogFeed, { address, brand }: RssPlace): string {
  const newest = posts.map(lastChange).toSorted().at(-1)
  const channel = [
    element('title', `Blog · ${brand}`),
    element('link', `${address}/blog`),
    element('description', 'Making, wording, planning and measuring pins.'),
    element('language', 'en'),
    ...(newest === undefined ? [] : [element('lastBuildDate', asDate(newest))]),
    `<atom:link href="${escapeMarkup(`${address}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, address)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
}

/** Day of its last change: `2026-11-22`. */
export function lastChange({ date, updated }: Pick<Post, 'date' | 'updated'>): string {
  return updated ?? date
}

function item(post: Post, address: string): string {
  const page = address + blogPostPath(post.slug)
  const picture = `<p><img src="${escapeMarkup(address + post.picture.src)}" alt="${escapeMarkup(post.picture.alt)}" width="1000" height="1500"/></p>`
  const parts = [
    element('title', post.title),
    element('link', page),
    `<guid isPermaLink="true">${escapeMarkup(page)}</guid>`,
    element('pubDate', asDate(post.date)),
    ...post.tags.map((tag) => element('category', tag)),
    element('description', post.description),
    element('content:encoded', picture + withAddress(post.html, address)),
  ]
  return `<item>\n${parts.join('\n')}\n</item>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}

/** The build writes attributes in double quotes and never a quote inside one. */
function withAddress(html: string, address: string): string {
  return html.replaceAll(/ (href|src)="\//g, ` $1="${escapeMarkup(address)}/`)
}

/** RFC 822, at the beginning of the day in UTC. */
function asDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString()
}
