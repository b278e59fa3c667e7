/** Fetches the data of a blog page, which the build has written beside the page. */
import type { z } from 'zod'
import { blogListPath, blogPostPath, payloadPath } from '#core/public/blog-paths.ts'
import type { GeneralClient } from '../../api/general-client.ts'
import type { BlogSource } from '../../views/screens/blog/blog-source.ts'

export function createBlogSource(general: GeneralClient): BlogSource {
  const read = async <S extends z.ZodType>(path: string, schema: S): Promise<z.infer<S> | null> => {
    const outcome = await general(payloadPath(path), schema)
    if (outcome.ok) return outcome.answer
    if (outcome.failure.status === 404) return null
    throw new Error(outcome.failure.message)
  }
  return {
    list: async (page) => read(blogListPath(page), (await schemas()).BlogList),
    post: async (slug) => read(blogPostPath(encodeURIComponent(slug)), (await schemas()).BlogPost),
  }
}

/** Loaded late: the first visit of another page does not need them. */
const schemas = async () => import('#core/public/blog.ts')
