/** The built blog, for its pages. */
import type { z } from 'zod'
import { parseJson } from '#core/contract/call/json-text.ts'
import { blogListPath, blogPostPath, payloadPath } from '#core/public/blog-paths.ts'
import { BlogList, BlogPost } from '#core/public/blog.ts'
import type { BlogSource } from '../views/screens/blog/blog-source.ts'

/** `read`: a file of the build by its path there; rejects where there is none. */
export function builtBlog(read: (file: string) => Promise<string>): BlogSource {
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
