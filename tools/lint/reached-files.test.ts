import { expect, test } from 'vitest'
import { compilerGraph, importsOf, reachedFiles } from './reached-files.mjs'

const importers = new Map([
  ['a.ts', ['b.ts']],
  ['b.ts', ['c.tsx', 'a.ts']],
  ['words.json', ['c.tsx']],
])
const reach = (...changed: [string, string | null][]) => reachedFiles(new Map(changed), importers)

test('a change reaches who imports it, and who imports those', () => {
  expect(reach(['a.ts', ''])).toEqual(['a.ts', 'b.ts', 'c.tsx'])
  expect(reach(['c.tsx', ''])).toEqual(['c.tsx'])
  expect(reach(['words.json', ''])).toEqual(['c.tsx'])
  expect(reach(['README.md', ''], ['a.css', null])).toEqual([])
})

test.each([
  ['package-lock.json', ''],
  ['core/tsconfig.json', ''],
  ['.oxlintrc.json', ''],
  ['a.d.ts', ''],
  ['a.ts', null],
  ['words.json', null],
  ['a.ts', "import 'x'\ndeclare module 'x' {}"],
])('a change of %s that anything may see reaches everything', (file, text) => {
  expect(reach([file, text])).toBeNull()
})

test('the compiler’s graph is read by the place of its file', () => {
  const kept = JSON.stringify({
    fileNames: ['../../core/a.ts', '../../src/b.ts', '../../src/c.ts'],
    fileIdsList: [[1], [1, 2]],
    referencedMap: [
      [2, 1],
      [3, 2],
    ],
  })
  const graph = compilerGraph(kept, '/r/.cache/types', '/r')
  expect(graph?.files).toEqual(new Set(['core/a.ts', 'src/b.ts', 'src/c.ts']))
  expect(graph?.importers).toEqual(
    new Map([
      ['core/a.ts', ['src/b.ts', 'src/c.ts']],
      ['src/b.ts', ['src/c.ts']],
    ]),
  )
  expect(compilerGraph('{}', '/r/.cache/types', '/r')).toBeNull()
})

test('imports by path and of the core are found, packages are not', () => {
  const text = `import { a } from './a.ts'
export type { B } from '../b.ts'
import '#core/c.ts'
const d = await import('./d.mjs')
import { e } from 'package'`
  expect(importsOf('bench/words/x.ts', text)).toEqual([
    'bench/words/a.ts',
    'bench/b.ts',
    'core/c.ts',
    'bench/words/d.mjs',
  ])
})
