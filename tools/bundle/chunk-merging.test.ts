import { expect, test } from 'vitest'
import { mergeChunks, type SplitChunk, type Visit } from './chunk-merging.ts'

const chunk = (file: string, size: number, imports: readonly string[] = []): SplitChunk => ({
  file,
  imports,
  size,
  modules: [`${file}.ts`],
  isFixed: false,
})
const entry = (file: string, imports: readonly string[]): SplitChunk => ({
  ...chunk(file, 100, imports),
  isFixed: true,
})
const visit = (...entries: readonly string[]): Visit => ({ entries, weight: 1 })

/** The files of each group, sorted. */
function groupsOf(chunks: readonly SplitChunk[], visits: readonly Visit[]): string[] {
  return mergeChunks(chunks, visits)
    .map((group) =>
      group
        .map(({ file }) => file)
        .toSorted()
        .join('+'),
    )
    .toSorted()
}

test('chunks that the same pages load become one file, whatever their size', () => {
  const chunks = [entry('page', ['a', 'b']), chunk('a', 500_000), chunk('b', 500_000)]
  expect(groupsOf(chunks, [visit('page')])).toEqual(['a+b'])
})

test('a large chunk stays apart where another page would load it for nothing', () => {
  const chunks = [
    entry('one', ['a', 'b']),
    entry('two', ['a']),
    chunk('a', 500),
    chunk('b', 50_000),
  ]
  expect(groupsOf(chunks, [visit('one'), visit('two')])).toEqual(['a', 'b'])
})

test('a small chunk joins another where that costs less than a request', () => {
  const chunks = [entry('one', ['a', 'b']), entry('two', ['a']), chunk('a', 50_000), chunk('b', 50)]
  expect(groupsOf(chunks, [visit('one'), visit('two')])).toEqual(['a+b'])
})

test('a page with a greater weight is spared bytes that others would save requests with', () => {
  const chunks = [
    entry('one', ['a', 'b']),
    entry('two', ['a']),
    chunk('a', 50_000),
    chunk('b', 500),
  ]
  const visits = [visit('one'), { ...visit('two'), weight: 50 }]
  expect(groupsOf(chunks, visits)).toEqual(['a', 'b'])
})

test('an entry stays a file of its own', () => {
  const chunks = [entry('page', ['a']), chunk('a', 50)]
  expect(groupsOf(chunks, [visit('page')])).toEqual(['a'])
})

test('a merge that would import itself through another file is not made', () => {
  const chunks = [
    entry('one', ['top']),
    entry('two', ['fixed']),
    chunk('top', 100, ['fixed']),
    { ...chunk('fixed', 100, ['bottom']), isFixed: true },
    chunk('bottom', 100),
  ]
  expect(groupsOf(chunks, [visit('one'), visit('two')])).toEqual(['bottom', 'top'])
})
