/**
 * The pages that anyone may read, by their paths: what search engines are given, and what
 * beneath these folders is a page at all.
 */
import { boardCategories } from '../text/boards/board-categories.ts'
import { toolNames } from './tool-names.ts'

export const publicPages: readonly string[] = [
  '/',
  '/privacy-policy',
  '/terms-of-service',
  '/subscribe',
  '/template-library',
  '/free-tools',
  ...toolNames.map((name) => `/free-tools/${name}`),
  '/board-names',
  ...boardCategories.map(({ slug }) => `/board-names/${slug}`),
]

/**
 * Looks like a public page, and is none: `/free-tools/no-such-tool`. A slash at the end makes no
 * difference.
 */
export function isMissingPublicPage(path: string): boolean {
  return (
    /^\/(?:free-tools|board-names)\/./.test(path) && !publicPages.includes(path.replace(/\/$/, ''))
  )
}
