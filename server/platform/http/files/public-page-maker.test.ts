import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import type { Log } from '../../log.ts'
import { createPublicPageMaker } from './public-page-maker.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

const config = { brand: 'Mine' } as RuntimeConfig

/** A build whose module counts how often it makes a page. */
function build() {
  const distDir = mkdtempSync(join(tmpdir(), 'pinloom-pages-'))
  folders.push(distDir)
  const file = join(distDir, '.prerender', 'prerender.js')
  /** While there is such a file, the module can't be opened. */
  const hindrance = join(distDir, 'hindrance')
  mkdirSync(join(distDir, '.prerender'))
  const write = (
    name: string,
    seconds: number,
    body = 'return `${path} ${config.brand} ${made += 1}`',
  ) => {
    writeFileSync(
      file,
      `import { existsSync } from 'node:fs'\nif (existsSync('${hindrance}')) throw new Error('in the way')\nlet made = 0\nexport const openPrerenderer = async () => ({ addresses: ['/', '/free-tools'], page: async (path, config) => { ${body} } })\n// ${name}`,
    )
    utimesSync(file, seconds, seconds)
  }
  const errors: string[] = []
  const log = { error: (message: string) => void errors.push(message) } as unknown as Log
  return {
    write,
    errors,
    maker: createPublicPageMaker(distDir, log),
    remove: () => rmSync(file),
    hinder: () => writeFileSync(hindrance, ''),
    unhinder: () => rmSync(hindrance),
  }
}

test('each page is made once for a configuration, and only those that there are', async () => {
  const { write, maker } = build()
  write('first', 1000)
  expect([
    await maker.page('/free-tools', config),
    await maker.page('/free-tools/', config),
    await maker.page('/free-tools', { ...config, brand: 'Yours' }),
  ]).toEqual(['/free-tools Mine 1', '/free-tools Mine 1', '/free-tools Yours 2'])
  expect(await maker.page('/drafts', config)).toBeNull()
  expect(await maker.addresses()).toEqual(['/', '/free-tools'])
})

test('a build that was put in the place of the last one makes its own pages', async () => {
  const { write, maker } = build()
  write('first', 1000)
  await maker.page('/', config)
  write('second', 2000, "return 'second'")
  expect(await maker.page('/', config)).toBe('second')
})

test('without a module, and with one that fails, there is no page; the failure is logged and not cached', async () => {
  const { write, errors, maker, remove } = build()
  expect([await maker.page('/', config), await maker.addresses()]).toEqual([null, []])
  write('broken', 1000, "if (made++ === 0) throw new Error('once'); return 'mended'")
  expect(await maker.page('/', config)).toBeNull()
  expect(errors).toEqual(['A public page could not be made.'])
  expect(await maker.page('/', config)).toBe('mended')
  remove()
  expect(await maker.page('/', config)).toBeNull()
})

test('a module that could not be opened is opened again by the next who asks', async () => {
  const { write, errors, maker, hinder, unhinder } = build()
  write('first', 1000)
  hinder()
  expect(await maker.page('/', config)).toBeNull()
  await expect(maker.addresses()).rejects.toThrow('in the way')
  unhinder()
  expect(await maker.page('/', config)).toBe('/ Mine 1')
  expect(errors).toHaveLength(1)
})
