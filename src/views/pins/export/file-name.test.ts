import { expect, test } from 'vitest'
import { fileName } from './export-panel.tsx'

const now = Date.UTC(2026, 10, 21)

test('a file is named by its kind and day', () => {
  expect(fileName('zip', 'application/zip', now)).toBe('pins-2026-11-21.zip')
  expect(fileName('csv', 'text/csv; charset=utf-8', now)).toBe('pins-2026-11-21.csv')
  expect(fileName('csv', 'application/zip', now)).toBe('pins-2026-11-21-csv.zip')
})
