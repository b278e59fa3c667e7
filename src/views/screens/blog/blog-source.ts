/**
 * Where the blog's pages get what they show: in the browser from the server's files, while
 * prerendering from what was just built.
 */
import type { BlogList, BlogPost } from '#core/public/blog.ts'

/**
 * Null for what there is not. Anything else that goes wrong is thrown with a sentence for the error
 * page.
 */
export interface BlogSource {
  list(page: number): Promise<BlogList | null>
  post(slug: string): Promise<BlogPost | null>
}
