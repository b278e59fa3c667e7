import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedBetween, presentTree } from './last-check.mjs'

const tree = (folder: string): string => presentTree(folder) ?? ''
const changedSince = (checked: string, folder: string): string[] | undefined =>
  changedBetween(checked, tree(folder), folder)?.toSorted()

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'pinloom-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  write('.gitignore', '.cache\n')
  write('kept.ts', '1')
  write('edited.ts', '1')
  write('gone.ts', '1')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  return { folder, write, git }
}

test('does not repeat checks of uncommitted files, and repeats those of reverted ones', () => {
  const { folder, write, git } = repository()
  write('edited.ts', '2')
  write('added.ts', '2')
  const checked = tree(folder)
  expect(changedSince(checked, folder)).toEqual([])
  git('add', '.')
  expect(changedSince(checked, folder)).toEqual([])
  git('reset', '--quiet', '--hard')
  expect(changedSince(checked, folder)).toEqual(['added.ts', 'edited.ts'])
})

test('edited, new and deleted files have changed since a check; what Git ignores has not', () => {
  const { folder, write, git } = repository()
  const checked = tree(folder)
  expect(git('status', '--porcelain')).toBe('')
  write('edited.ts', '2')
  write('added.ts', '2')
  rmSync(join(folder, 'gone.ts'))
  expect(changedSince(checked, folder)).toEqual(['added.ts', 'edited.ts', 'gone.ts'])
})

test('an edit in the second of the last commit has changed, though the size is the same', () => {
  const { folder, write, git } = repository()
  git('config', 'core.trustctime', 'false')
  const setTime = (name: string): void =>
    utimesSync(join(folder, name), 1_000_000_000, 1_000_000_000)
  setTime('edited.ts')
  git('add', '.')
  setTime('.git/index')
  const committed = git('rev-parse', 'HEAD^{tree}').trim()
  write('edited.ts', '2')
  setTime('edited.ts')
  expect(changedSince(committed, folder)).toEqual(['edited.ts'])
})
