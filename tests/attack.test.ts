/** `npm run test:attack` has every test that attacks the server. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const groups = z
  .record(z.string(), z.array(z.string()).min(1))
  .parse(JSON.parse(readFileSync(join(ROOT, 'tests/attack.json'), 'utf8')))
const listed = Object.values(groups).flat()

test('each file is there, and listed once', () => {
  expect(listed.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

test('tests of hostile input, of access and of limits are listed', () => {
  const found = globSync(
    [
      '{server,tests}/**/*{hostile,bomb,access-matrix}*.test.ts',
      'server/platform/http/limits/*.test.ts',
      'server/platform/usage/*.test.ts',
    ],
    { cwd: ROOT },
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((file) => !listed.includes(file))).toEqual([])
})
