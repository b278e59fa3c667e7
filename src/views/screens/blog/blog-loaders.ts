/**
 * What each page of the blog needs before it is drawn; an address that is none of them is the 404
 * page.
 */
import { notFound, redirect } from '@tanstack/react-router'
import { blogListPath, readPageNumber } from '#core/public/blog-paths.ts'
import type { BlogList, BlogPost } from '#core/public/blog.ts'
import type { BlogSource } from './blog-source.ts'

export function blogLoaders(blog: BlogSource) {
  return {
    list: async (): Promise<BlogList> => found(await blog.list(1)),
    page: async ({ params }: { params: { page: string } }): Promise<BlogList> => {
      const page = readPageNumber(params.page)
      // The first page has one address, and this is how many guess another one.
      if (page === 1) throw redirect({ to: blogListPath(1), replace: true })
      return found(page === null ? null : await blog.list(page))
    },
    post: async ({ params }: { params: { slug: string } }): Promise<BlogPost> =>
      found(await blog.post(params.slug)),
  }
}

function found<T>(answer: T | null): T {
  if (answer === null) throw notFound()
  return answer
}
