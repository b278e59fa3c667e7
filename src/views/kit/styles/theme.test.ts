import { expect, test } from 'vitest'
import { isThemeChoice, memoryThemeStore, schemeOf, themeOf, themes } from './theme.ts'

test('light is the default, whatever the system asks for', () => {
  expect(themeOf(memoryThemeStore().get(), true)).toBe('light')
})

test('a theme that was chosen stays, by day and by night', () => {
  for (const theme of themes)
    expect([themeOf(theme, true), themeOf(theme, false)]).toEqual([theme, theme])
})

test('the system chooses between light and dark where that is left to it', () => {
  expect([themeOf('system', false), themeOf('system', true)]).toEqual([
    'light',
    'dark-experimental',
  ])
})

test('an unknown theme is not a choice', () => {
  expect(['light', 'system', 'dark', '', null].map(isThemeChoice)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('public pages follow the device until a theme is chosen', () => {
  const store = memoryThemeStore()
  expect([store.get(), schemeOf(store.get())]).toEqual([null, 'system'])
  store.set('light')
  expect([store.get(), schemeOf(store.get())]).toEqual(['light', null])
  expect(schemeOf('dark-experimental')).toBe('dark')
  expect(schemeOf('system')).toBe('system')
  expect(schemeOf('light-high-contrast-experimental')).toBeNull()
})
