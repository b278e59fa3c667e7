import { expect, test } from 'vitest'
import { matchesKeys } from './use-shortcut.ts'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

test('Ctrl is also the Command key', () => {
  expect(
    [
      press('k', { ctrlKey: true }),
      press('k', { metaKey: true }),
      press('k'),
      press('k', { ctrlKey: true, altKey: true }),
    ].map((event) => matchesKeys('Ctrl+K', event)),
  ).toEqual([true, true, false, false])
})

test('a printable key counts as it is typed, whatever is held for it', () => {
  expect(
    [press('?', { shiftKey: true }), press('?'), press('?', { ctrlKey: true })].map((event) =>
      matchesKeys('?', event),
    ),
  ).toEqual([true, true, false])
})

test('Shift counts where it is asked for', () => {
  expect(
    [press('Z', { ctrlKey: true, shiftKey: true }), press('z', { ctrlKey: true })].map((event) =>
      matchesKeys('Ctrl+Shift+Z', event),
    ),
  ).toEqual([true, false])
  expect(
    [press('Z', { ctrlKey: true, shiftKey: true }), press('z', { metaKey: true })].map((event) =>
      matchesKeys('Ctrl+Z', event),
    ),
  ).toEqual([false, true])
})
