import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileMessage } from './message-compiler.ts'
import { createI18n, translator } from './text.ts'

const views = join(dirname(fileURLToPath(import.meta.url)), '..')
const catalogueFiles = globSync('**/*.messages.ts', { cwd: views })
const sourceFiles = globSync('**/*.{ts,tsx}', { cwd: views }).filter((file) => !/\.(test|messages)\.tsx?$/.test(file) && file !== 'i18n/text.ts')

async function readCatalogues(): Promise<Map<string, Record<string, string>>> {
  const found = new Map<string, Record<string, string>>()
  for (const file of catalogueFiles) {
    const module = (await import(join(views, file))) as Record<string, Record<string, string>>
    for (const catalogue of Object.values(module)) found.set(file, { ...found.get(file), ...catalogue })
  }
  return found
}

test('every message can be said', async () => {
  const catalogues = await readCatalogues()
  expect(catalogues.size).toBeGreaterThan(5)
  for (const [file, catalogue] of catalogues) for (const [id, message] of Object.entries(catalogue)) expect(() => compileMessage(message), `${file}: ${id}`).not.toThrow()
})

test('no two catalogues say different things under one id', async () => {
  const said = new Map<string, string>()
  for (const [file, catalogue] of await readCatalogues()) {
    for (const [id, message] of Object.entries(catalogue)) {
      expect(said.get(id) ?? message, `${file}: ${id}`).toBe(message)
      said.set(id, message)
    }
  }
})

test('every id that the views name is in a catalogue', async () => {
  const ids = new Set([...(await readCatalogues()).values()].flatMap((catalogue) => Object.keys(catalogue)))
  let named = 0
  for (const file of sourceFiles) {
    const source = readFileSync(join(views, file), 'utf8')
    for (const [, id = ''] of source.matchAll(/\bt\w*\(\s*'([a-z]\w*\.[\w.-]+)'/g)) {
      named += 1
      expect(ids.has(id), `${file}: ${id}`).toBe(true)
    }
  }
  expect(named).toBeGreaterThan(100)
})

test('an id that is in no catalogue throws', () => {
  expect(() => createI18n({})._('nobody.says')).toThrow('nobody.says')
})

test('a lazy screen brings its own words', () => {
  const i18n = createI18n({ 'one.word': 'one' })
  const t = translator(i18n, { 'two.word': 'two {more}' } as const)
  expect(t('two.word', { more: 'more' })).toBe('two more')
})
