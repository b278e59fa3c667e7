/** What search engines ask for first: which pages are worth reading (sitemaps.org 0.9), and which are not for them (RFC 9309). */
import type { FastifyInstance } from 'fastify'
import { screens } from '#core/contract/screens.ts'
import { publicPages } from '#core/public/public-pages.ts'

/** `address`: of this server as the world reaches it, without a slash at the end. */
export function guideSearchEngines(app: FastifyInstance, address: string): void {
  const closed = ['/api/', ...screens.filter(({ access }) => access === 'user').map(({ path }) => path)]
  const robots = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${address}/sitemap.xml`, ''].join('\n')
  const places = publicPages.map((path) => `<url><loc>${escaped(`${address}${path}`)}</loc></url>`).join('\n')
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places}\n</urlset>\n`
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
