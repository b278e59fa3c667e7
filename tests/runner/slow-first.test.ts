import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SLOW } from './slow-first.ts'

test('every file that is started first is there', () => {
  const root = resolve(import.meta.dirname, '..', '..')
  expect(SLOW.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
