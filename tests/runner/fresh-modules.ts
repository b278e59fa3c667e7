/**
 * Vitest's set-up where files of tests share modules: a file that replaces modules with `vi.mock`
 * loads all of them again, and so does the file after it. What imports a replaced module would
 * otherwise keep what an earlier file had loaded, or give the replacement to a later one.
 */
import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

const { testPath } = expect.getState()
if (testPath !== undefined && /\bvi\.(?:doM|m)ock\(/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
