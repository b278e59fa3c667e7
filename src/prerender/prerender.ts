/**
 * Opens a build for making its public pages: the module that `core/public/prerendering.ts`
 * describes.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '#core/contract/call/json-text.ts'
import { blogListPath, blogPostPath, POSTS_PER_PAGE, payloadPath } from '#core/public/blog-paths.ts'
import { BlogFeed, BlogList, BlogPost } from '#core/public/blog.ts'
import { languages } from '#core/contract/call/languages.ts'
import { isTranslated, pathIn, placeOf } from '#core/public/languages.ts'
import type { PrerenderModule } from '#core/public/prerendering.ts'
import { publicPages } from '#core/public/public-pages.ts'
import { loadWords } from '../views/kit/i18n/languages.ts'
import { sheetsOf, type Manifest } from './build-manifest.ts'
import { criticalCss } from './critical-css.ts'
import { pageHtml } from './page-html.ts'
import { renderApp } from './render-app.tsx'
import type { z } from 'zod'
import type { BlogSource } from '../views/screens/blog/blog-source.ts'

const STARTER = 'src/main/page/starter.ts'

export const openPrerenderer: PrerenderModule['openPrerenderer'] = async (distDir) => {
  const read = async (file: string): Promise<string> => readFile(join(distDir, file), 'utf8')
  const shell = await read('index.html')
  // Vite's own file.
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const sheets = await Promise.all(sheetsOf(manifest).map(read))
  const starter = await read(manifest[STARTER]?.file ?? STARTER)
  const blog = builtBlog(read)
  const addresses = [
    ...inAllLanguages(publicPages),
    ...blogPages(BlogFeed.parse(parseJson(await read('blog/_feed.json')))),
  ]
  return {
    addresses,
    async page(asked, config) {
      const address = asked === '/' ? asked : asked.replace(/\/$/, '')
      if (!addresses.includes(address)) return null
      const language = placeOf(address).language ?? 'en'
      const app = await renderApp({
        path: address,
        language,
        words: await loadWords(language),
        config,
        blog,
      })
      // It has no Arabic letters.
      const css = criticalCss(sheets, app.body, { hasHeadingFont: language !== 'ar' })
      return pageHtml({ ...app, language, css, shell, starter })
    },
  }
}

function inAllLanguages(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    isTranslated(path) ? languages.map((language) => pathIn(language, path)) : [path],
  )
}

function blogPages({ posts }: BlogFeed): string[] {
  const lists = Array.from({ length: Math.ceil(posts.length / POSTS_PER_PAGE) }, (_, nth) =>
    blogListPath(nth + 1),
  )
  return [...new Set([...lists, ...posts.map(({ slug }) => blogPostPath(slug))])]
}

/**
 * The built blog, for its pages. `read` returns a file of the build by its path, and rejects if
 * there is none.
 */
function builtBlog(read: (file: string) => Promise<string>): BlogSource {
  const payload = async <S extends z.ZodType>(
    path: string,
    schema: S,
  ): Promise<z.infer<S> | null> => {
    const text = await read(payloadPath(path).slice(1)).catch(() => null)
    return text === null ? null : schema.parse(parseJson(text))
  }
  return {
    list: async (page) => payload(blogListPath(page), BlogList),
    post: async (slug) => payload(blogPostPath(slug), BlogPost),
  }
}
