import { expect, test } from 'vitest'
import { withSourcePaths } from './source-paths.ts'

const places = {
  root: '/project',
  outDir: '/project/dist-server',
  entries: { 'page.worker': '/project/server/pages/page.worker.ts' },
}
const rewrite = (code: string) => withSourcePaths(code, '/project/server/pages/reader.ts', places)

test('paths of a bundled module are those of its source', () => {
  expect(rewrite('createRequire(import.meta.url)')).toBe(
    `createRequire(new URL('__BUNDLE__/../server/pages/reader.ts', import.meta["url"]).href)`,
  )
  expect(rewrite("join(import.meta.dirname, 'data')")).toContain(
    "new URL('__BUNDLE__/../server/pages', ",
  )
})

test('what is started by its path is the entry of the bundle', () => {
  expect(rewrite("new URL('./page.worker.ts', import.meta.url)")).toBe(
    `new URL('__BUNDLE__/page.worker.js', import.meta["url"])`,
  )
})

test('a path that is started and is no entry fails the build', () => {
  expect(() => rewrite("new URL('./other.worker.ts', import.meta.url)")).toThrow(
    '/project/server/pages/other.worker.ts is started by its path, and no entry.',
  )
})
