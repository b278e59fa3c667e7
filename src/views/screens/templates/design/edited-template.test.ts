import { describe, expect, test } from 'vitest'
import { allLayers } from '#core/templates/document/layer-tree.ts'
import { readTemplate, writeTemplate } from '#core/templates/document/template-file.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import {
  edit,
  type EditedTemplate,
  isChanged,
  keptText,
  newestKept,
  openTemplate,
  readKept,
  redo,
  savedAs,
  undo,
} from './edited-template.ts'
import { layerCopy } from '#core/templates/edit/layers/layer-copy.ts'

const [first] = templates
if (!first) throw new Error('There is no template.')
const { document } = first
const [layer] = document.layers
if (!layer) throw new Error('The template has no layer.')

function named(edited: EditedTemplate, name: string, key?: string): EditedTemplate {
  const next = edit(edited, { type: 'patchTemplate', patch: { name } }, key)
  if (!next.ok) throw new Error(next.problem.message)
  return next.edited
}

describe('a template that is edited', () => {
  test('goes back and forward step by step', () => {
    const two = named(named(openTemplate(1, document), 'One'), 'Two')
    expect(isChanged(two)).toBe(true)
    expect(undo(two).now.name).toBe('One')
    const all = undo(undo(two))
    expect([all.now.name, isChanged(all)]).toEqual([document.name, false])
    expect(undo(all)).toBe(all)
    expect(redo(redo(all)).now.name).toBe('Two')
    expect(redo(two)).toBe(two)
  })

  test('changes of one kind are one step until something else is done', () => {
    const typed = named(named(openTemplate(1, document), 'A', 'name'), 'AB', 'name')
    expect(undo(typed).now.name).toBe(document.name)
    const later = named(savedAs(typed, 2, typed.now), 'ABC', 'name')
    expect(undo(later).now.name).toBe('AB')
  })

  test('a change after an undo leaves nothing to redo', () => {
    const undone = undo(named(openTemplate(1, document), 'One'))
    expect(redo(named(undone, 'Other')).now.name).toBe('Other')
  })

  test('undo goes on behind a saved version, and is unsaved then', () => {
    const changed = named(openTemplate(1, document), 'One')
    const saved = savedAs(changed, 2, changed.now)
    expect([saved.version, isChanged(saved), isChanged(undo(saved))]).toEqual([2, false, true])
  })

  test('a refused change leaves all as it was', () => {
    const next = edit(openTemplate(1, document), { type: 'removeLayers', ids: ['nobody'] })
    expect(next).toMatchObject({ ok: false, problem: { code: 'templateEdit.layerGone' } })
  })

  test('what was not saved is kept with its version and read again', () => {
    const opened = openTemplate(3, document)
    expect(keptText(opened, 1)).toBeNull()
    const kept = readKept(keptText(named(opened, 'Kept'), 1))
    expect([kept?.version, kept?.now.name]).toEqual([3, 'Kept'])
    for (const broken of [null, '', '{}', '{"version":1,"document":{"v":99}}'])
      expect(readKept(broken)).toBeNull()
  })
})

const idsOf = (template: Template): string[] => allLayers(template.layers).map(({ id }) => id)

test.each(
  templates.flatMap(({ id, document: one }) => one.layers.map((own) => [id, own.id, one] as const)),
)('a copy in %s of %s has ids of its own and can be read', (_id, layerId, one) => {
  const original = one.layers.find(({ id }) => id === layerId)
  if (!original) throw new Error('The layer is gone.')
  const longNamed = { ...one, layers: [...one.layers, layerCopy(one, original)] }
  const twice = { ...one, layers: [...longNamed.layers, layerCopy(longNamed, original)] }
  expect(new Set(idsOf(twice)).size).toBe(idsOf(twice).length)
  // lists and pictures of a template are limited
  const read = readTemplate(writeTemplate(longNamed))
  expect(read.ok ? 'template.tooMany' : read.problem.code).toMatch(/^template\.tooMany/)
})

describe('changes that are kept in two places', () => {
  const changed = named(openTemplate(1, document), 'Changed')
  const words = keptText(changed, 5)

  test('the later one counts', () => {
    expect(newestKept(words, { at: 4, text: 'older' })).toBe(words)
    expect(newestKept(words, { at: 6, text: 'newer' })).toBe('newer')
    expect(newestKept(words, { at: 5, text: words })).toBe(words)
  })

  test('what is only in one of them counts', () => {
    expect(newestKept(words, null)).toBe(words)
    expect(newestKept(null, { at: 1, text: 'kept' })).toBe('kept')
    expect(newestKept(null, null)).toBeNull()
  })

  test('what was saved since does not come back', () => {
    expect(newestKept(words, { at: 6, text: null })).toBeNull()
    expect(newestKept(null, { at: 6, text: null })).toBeNull()
  })

  test('words of an earlier build, which have no time, are older than a change on the disk only', () => {
    const earlier = JSON.stringify({ version: 1, document: {} })
    expect(newestKept(earlier, { at: 1, text: 'kept' })).toBe('kept')
    expect(newestKept(earlier, { at: 1, text: null })).toBe(earlier)
    expect(newestKept('broken', { at: 1, text: 'kept' })).toBe('kept')
  })
})
