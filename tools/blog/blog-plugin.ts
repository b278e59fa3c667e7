/**
 * Builds the blog: beside each of its pages what the page shows, as JSON
 * (`dist/blog/<slug>/_payload.json`, `dist/blog/page-2/_payload.json`), the pictures under
 * addresses that stay the same forever, for feeds and boards keep them, and `_feed.json` for the
 * server.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { blogListPath, blogPostPath, payloadPath, POSTS_PER_PAGE } from '#core/public/blog-paths.ts'
import type { BlogFeed, BlogList, BlogPost } from '#core/public/blog.ts'
import { entriesOf, feedOf, pictureNames, presentBlog, readBlog } from './blog-content.ts'

const PICTURES = 'blog/pictures'

/** The files of `dist` by their paths. Throws BlogFaults. */
export function blogFiles(folder: string): Map<string, string | Buffer> {
  const sources = readBlog(folder)
  const posts = presentBlog(sources, (name) => `/${PICTURES}/${name}`)
  const files = new Map<string, string | Buffer>([
    ['blog/_feed.json', JSON.stringify(feedOf(posts) satisfies BlogFeed)],
  ])
  const add = (path: string, payload: BlogList | BlogPost): void =>
    void files.set(payloadPath(path).slice(1), JSON.stringify(payload))
  for (const post of posts) add(blogPostPath(post.slug), post)
  for (const list of listsOf(posts)) add(blogListPath(list.page), list)
  for (const { slug } of sources)
    for (const name of Object.values(pictureNames(slug)))
      files.set(`${PICTURES}/${name}`, readFileSync(join(folder, 'pictures', name)))
  return files
}

function listsOf(posts: readonly BlogPost[]): BlogList[] {
  const entries = entriesOf(posts)
  const pages = Math.ceil(entries.length / POSTS_PER_PAGE)
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    posts: entries.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
  }))
}

/** `folder`: `content/blog`. */
export function blog(folder: string): Plugin {
  let isForServer = false
  return {
    name: 'pinloom:blog',
    configResolved: (config) => {
      isForServer = Boolean(config.build.ssr)
    },
    generateBundle() {
      if (isForServer) return
      for (const [fileName, source] of blogFiles(folder))
        this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?', 1)[0]?.slice(1) ?? ''
        const file = path.startsWith('blog/') ? blogFiles(folder).get(path) : undefined
        if (file === undefined) return next()
        response.setHeader(
          'content-type',
          path.endsWith('.json')
            ? 'application/json'
            : path.endsWith('.jpg')
              ? 'image/jpeg'
              : 'image/webp',
        )
        response.end(file)
      })
    },
  }
}
