import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTemplate } from '../document/template-file.ts'
import { templates } from '../choice/template-list.ts'

const folder = import.meta.dirname
const files = readdirSync(folder).filter((name) => name.endsWith('.template.json'))
const inFile = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))

test('the list has the document of each built-in file once, unchanged', () => {
  const byId = (documents: readonly unknown[]): unknown[] =>
    documents.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
  expect(files.length).toBeGreaterThan(50)
  expect(byId(templates.map(({ document }) => document))).toEqual(byId(files.map(inFile)))
})

test.each(files)('parsing %s finds nothing wrong, adds nothing and drops nothing', (name) => {
  expect(readTemplate(inFile(name))).toStrictEqual({
    ok: true,
    template: inFile(name),
    notes: [],
  })
})
