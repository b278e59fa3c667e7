/**
 * What search engines ask for first: which pages are worth reading (sitemaps.org 0.9), and which
 * are not for them (RFC 9309).
 */
import type { FastifyInstance } from 'fastify'
import { screens } from '#core/contract/call/screens.ts'
import { escapeMarkup } from '#core/export/escape-markup.ts'
import { blogPostPath } from '#core/public/blog-paths.ts'
import { languages } from '#core/contract/call/languages.ts'
import { pathIn } from '#core/public/languages.ts'
import { publicPages } from '#core/public/public-pages.ts'
import type { BuiltBlog } from './built-blog.ts'
import { lastChange, rssOf, type RssPlace } from './rss.ts'

/** `blog`: its posts are listed with the day of their last change. */
export function guideSearchEngines(app: FastifyInstance, place: RssPlace, blog: BuiltBlog): void {
  const { address } = place
  const closed = [
    '/api/',
    ...screens.filter(({ access }) => access === 'user').map(({ path }) => path),
  ]
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${address}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapOf(address, await pagesOf(blog))),
  )
  app.get('/blog/rss.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/rss+xml; charset=utf-8').send(rssOf(await blog.feed(), place)),
  )
}

interface GuidedPage {
  readonly path: string
  readonly changed?: string | undefined
}

async function pagesOf(blog: BuiltBlog): Promise<GuidedPage[]> {
  const { posts } = await blog.feed()
  const told = posts.map((post): GuidedPage => ({
    path: blogPostPath(post.slug),
    changed: lastChange(post),
  }))
  const list = {
    path: '/blog',
    changed: told
      .map(({ changed = '' }) => changed)
      .toSorted()
      .at(-1),
  }
  return [
    ...publicPages.flatMap((page) =>
      languages.map((language) => ({ path: pathIn(language, page) })),
    ),
    ...(told.length > 0 ? [list, ...told] : []),
  ]
}

function sitemapOf(address: string, pages: readonly GuidedPage[]): string {
  const places = pages.map(
    ({ path, changed }) =>
      `<url><loc>${escapeMarkup(address + path)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`
}
