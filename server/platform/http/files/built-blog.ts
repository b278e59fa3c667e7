/**
 * The blog as the build left it in `dist`: which of its addresses are pages, and all its posts for
 * the feed and the site map.
 */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { payloadPath } from '#core/public/blog-paths.ts'
import { BlogFeed } from '#core/public/blog.ts'

/**
 * Beneath `/blog` only what has been built is a page. `path`: decoded, with or without a slash at
 * the end.
 */
export async function isMissingBlogPage(distDir: string, path: string): Promise<boolean> {
  if (!/^\/blog(?:\/|$)/.test(path)) return false
  const payload = await stat(join(distDir, payloadPath(path.replace(/\/$/, '')))).catch(() => null)
  return payload?.isFile() !== true
}

/** The first page has one address; many guess this one. */
export function isFirstPageAgain(path: string): boolean {
  return /^\/blog\/page-1\/?$/.test(path)
}

export interface BuiltBlog {
  /** Without posts while nothing is built. */
  feed(): Promise<BlogFeed>
}

/** Read again when another build has been put in its place. */
export function openBuiltBlog(distDir: string): BuiltBlog {
  const file = join(distDir, 'blog', '_feed.json')
  let known: { readonly time: number; readonly feed: BlogFeed } | null = null
  return {
    feed: async () => {
      const time = (await stat(file).catch(() => null))?.mtimeMs
      if (time === undefined) return { posts: [] }
      if (known?.time !== time)
        known = { time, feed: BlogFeed.parse(JSON.parse(await readFile(file, 'utf8'))) }
      return known.feed
    },
  }
}
