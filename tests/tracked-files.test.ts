/**
 * What the code reads at run time beside itself must be in every clone: a rule in .gitignore once
 * hid the word vectors from all of them.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** A path given as text to something that begins at the module's own place. */
const READS =
  /(?:new URL\(\s*|join\(\s*import\.meta\.dirname,\s*)'(\.{0,2}[^':]*)'(?:,\s*import\.meta\.url)?\s*\)/g
/** Made by the build of the browser application, and when a sample photo is first needed. */
const BUILT = new Set(['dist', '.cache/sample-photos'])

/** An exported archive has no git, and no rule that could hide anything. */
const tracked = trackedFiles()

test.skipIf(tracked === null)(
  'every file that the code reads by a path relative to its module is tracked',
  () => {
    const files = new Set(tracked)
    const isTracked = (path: string): boolean =>
      files.has(path) || (tracked ?? []).some((file) => file.startsWith(`${path}/`))
    const read = readPaths().filter(({ path }) => !BUILT.has(path))
    expect(read.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'core/text/data/word-vectors.bin',
        'examples/site',
        'examples/site/pictures',
      ]),
    )
    expect(read.filter(({ path }) => !isTracked(path))).toEqual([])
  },
)

test.skipIf(tracked === null)('no rule hides a file of data, and the demo site is tracked', () => {
  const hidden = git(
    'ls-files',
    '--others',
    '--ignored',
    '--exclude-standard',
    '--',
    'examples',
    'core',
    'content',
    'src',
    'server',
    'cli',
    'packages',
  )
  expect(
    hidden.filter((path) => /\.(?:bin|html|xml|txt|jpe?g|png|webp|woff2?|ttf|json|md)$/.test(path)),
  ).toEqual([])
  expect(
    tracked?.filter((path) => /^examples\/site\/.*\.(?:html|jpg)$/.test(path)).length,
  ).toBeGreaterThan(4)
})

interface Reading {
  readonly from: string
  readonly path: string
}

function readPaths(): Reading[] {
  const sources = globSync('{server,core,cli,packages,tools,src}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.includes('.test.'),
  )
  return sources.flatMap((from) => {
    const text = readFileSync(join(ROOT, from), 'utf8')
    return [...text.matchAll(READS)]
      .filter(([call]) => call.includes('import.meta'))
      .map(([, path = '']) => ({ from, path: relative(ROOT, join(ROOT, dirname(from), path)) }))
  })
}

function trackedFiles(): string[] | null {
  try {
    return git('ls-files')
  } catch (error) {
    if (error instanceof Error && 'status' in error) return null
    throw error
  }
}

function git(...words: string[]): string[] {
  return execFileSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter((line) => line !== '')
}
