import { expect, test } from 'vitest'
import { screenOf, screens } from './screens.ts'

test('every screen is found at its own path, with and without a slash at the end', () => {
  for (const screen of screens) {
    const path = screen.path.replace('{page}', '2').replace(/\{\w+\}/, 'some-thing')
    expect(screenOf(path)?.name).toBe(screen.name)
    expect(screenOf(path === '/' ? '/' : `${path}/`)?.name).toBe(screen.name)
  }
})

test('the calendar is for people who are signed in', () => {
  expect(screenOf('/calendar')).toMatchObject({ name: 'calendar', access: 'user' })
})

test('an unknown path is no screen', () => {
  for (const path of ['/nowhere', '/blog/a/b', '/verify-email', '/login/x', '/generatex', '/Login'])
    expect(screenOf(path)).toBeUndefined()
})
