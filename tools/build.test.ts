/** Builds of the server in a small project whose bundler copies one file. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const MODULES = ['build.mjs', 'bootstrap.mjs', 'installed-packages.mjs', 'bundle/server-builds.mjs']
const BUNDLER = `
const { readFileSync, writeFileSync } = require('node:fs')
const folder = process.argv[process.argv.indexOf('--outDir') + 1]
const source = readFileSync('server/main.js', 'utf8')
writeFileSync(folder + '/main.js', source.replace('NODE_ENV', process.env.NODE_ENV))
process.exit(source.includes('fault') ? 1 : 0)
`

function project() {
  const root = mkdtempSync(join(tmpdir(), 'pinloom-build-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const module of MODULES) {
    mkdirSync(dirname(join(root, 'tools', module)), { recursive: true })
    copyFileSync(join(import.meta.dirname, module), join(root, 'tools', module))
  }
  write('node_modules/vite/package.json', '{}')
  write('node_modules/vite/bin/vite.js', BUNDLER)
  write('package.json', '{ "type": "module" }')
  write('server/main.js', "process.stdout.write('first')")
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
    })
    return { isDone: status === 0, written: `${stdout}${stderr}` }
  }
  return {
    write,
    builds: () => readdirSync(join(root, 'dist-server')).filter((name) => name !== 'main.js'),
    build: () =>
      run(
        '--input-type=module',
        '-e',
        "const { ensureServerBuilt } = await import('./tools/build.mjs'); process.exit(ensureServerBuilt() ? 0 : 1)",
      ),
    check: () => run('tools/build.mjs', '--check'),
    start: () => run('dist-server/main.js').written,
  }
}

test('a check fails until the server is built, and again when a source has changed', () => {
  const { build, check, write, start } = project()
  expect(check()).toEqual({
    isDone: false,
    written: expect.stringContaining('Run `npm run build`, then start it again.'),
  })
  expect(build().isDone).toBe(true)
  expect(check()).toEqual({ isDone: true, written: '' })
  write('server/main.js', "process.stdout.write('second')")
  expect(check().isDone).toBe(false)
  expect(start()).toBe('first')
  expect(build().isDone).toBe(true)
  expect(check().isDone).toBe(true)
  expect(start()).toBe('second')
})

test('a build is made once for the same sources', () => {
  const { build, builds } = project()
  build()
  expect(build()).toEqual({ isDone: true, written: '' })
  expect(builds()).toHaveLength(1)
})

test('a build that fails leaves the former in place and nothing else', () => {
  const { build, builds, write, start } = project()
  build()
  const former = builds()
  write('server/main.js', '// fault')
  expect(build().isDone).toBe(false)
  expect(builds()).toEqual(former)
  expect(start()).toBe('first')
})

test('a build in a test is as for production', () => {
  const { build, write, start } = project()
  expect(process.env['NODE_ENV']).toBe('test')
  write('server/main.js', "process.stdout.write('NODE_ENV')")
  build()
  expect(start()).toBe('production')
})
