import { expect, test } from 'vitest'
import { screenOf } from '../contract/call/screens.ts'
import { isMissingPublicPage, publicPages } from './public-pages.ts'

test('every public page is a screen that needs no account', () => {
  expect(publicPages.filter((path) => screenOf(path)?.access !== 'public')).toEqual([])
  expect(publicPages).toHaveLength(37)
})

test('beneath their folders only the pages that there are', () => {
  for (const path of [...publicPages, '/free-tools/', '/board-names/art/', '/generate', '/nowhere'])
    expect(isMissingPublicPage(path)).toBe(false)
  for (const path of ['/free-tools/no-such-tool', '/board-names/nothing', '/board-names/art/more'])
    expect(isMissingPublicPage(path)).toBe(true)
})
