import { expect, test } from 'vitest'
import { templates } from '../../choice/template-list.ts'
import { allLayers } from '../../document/layer-tree.ts'
import type { Template } from '../../document/template.schema.ts'
import { applyChange } from '../changes.ts'
import { aspectsOfFields } from '../diff-templates.ts'
import { findLayer } from '../tree/layer-places.ts'
import type { SimpleChange } from '../tree/template-change.schema.ts'
import { caseRemoval, caseWhenChange } from './cases.ts'

const template = templates.find(({ id }) => id === 'check-photo')?.document
if (!template) throw new Error('The template is missing.')

function layerIn(document: Template, id: string) {
  const layer = findLayer(document.layers, id)?.layer
  if (!layer || layer.kind === 'other') throw new Error('The layer is missing.')
  return layer
}
function done(change: SimpleChange): Template {
  const applied = applyChange(template as Template, change)
  if (!applied.ok) throw new Error(applied.problem.message)
  return applied.template
}
const list = layerIn(template, 'list')

test('the condition of one case is changed, and the others stay', () => {
  const [first, second, third] = list.cases ?? []
  const after = layerIn(done(caseWhenChange(list, 1, { rowsUpTo: 8 })), 'list')
  expect(after.cases).toEqual([first, { ...second, when: { rowsUpTo: 8 } }, third])
})

test('a case without conditions applies to every pin', () => {
  const after = layerIn(done(caseWhenChange(list, 0, null)), 'list')
  expect(after.cases?.[0]).toMatchObject({ when: {}, set: list.cases?.[0]?.set })
})

test('removing the last case leaves no list of cases', () => {
  const photo = layerIn(template, 'photo')
  expect(layerIn(done(caseRemoval(list, 2)), 'list').cases).toEqual(list.cases?.slice(0, 2))
  expect(layerIn(done(caseRemoval(photo, 0)), 'photo')).not.toHaveProperty('cases')
})

test('every field that a case of a built-in template changes has words', () => {
  const fields = templates.flatMap(({ document }) =>
    allLayers(document.layers).flatMap((layer) =>
      layer.kind === 'other' ? [] : (layer.cases ?? []).map(({ set }) => Object.keys(set)),
    ),
  )
  expect(fields.length).toBeGreaterThan(50)
  for (const names of fields) expect(aspectsOfFields(names)).not.toEqual([])
  expect(aspectsOfFields(['largest', 'gap', 'parts', 'of'])).toEqual(['type', 'other', 'text'])
})
