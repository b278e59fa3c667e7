import { expect, test } from 'vitest'
import { countWords } from './plan-file-dialog.tsx'

test('says that all pins are already in a file', () => {
  expect(countWords({ rows: [], filed: 5 })).toEqual({ id: 'planFile.allFiled', count: 5 })
  expect(countWords({ rows: [], filed: 0 })).toEqual({ id: 'planFile.fits', count: 0 })
  expect(countWords({ rows: [1, 2], filed: 5 })).toEqual({ id: 'planFile.fits', count: 2 })
})
