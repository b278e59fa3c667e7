/** The documents for newcomers name files that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/glossary.md']
const folders =
  /^(?:bench|cli|content|core|docs|examples|packages|server|src|tests|tools|views)\/|^[A-Z]+\.md$/

/** Paths in backticks. Of a path with a placeholder or a star, the folder before it. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => (code.startsWith('views/') ? `src/${code}` : code))
    .filter((code) => folders.test(code))
    .map((path) => path.replace(/[^/]*[<*].*$/, ''))
}

test('each row of a table in ARCHITECTURE.md is written once', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const rows = [...text.matchAll(/^\| (.*?) +\|/gm)].map(([, first = '']) => first)
  expect(rows.length, 'rows found').toBeGreaterThan(2)
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
})

test.each(documents)('every path in %s exists', (document) => {
  const paths = pathsIn(document)
  expect(paths.length, 'paths found').toBeGreaterThan(2)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
