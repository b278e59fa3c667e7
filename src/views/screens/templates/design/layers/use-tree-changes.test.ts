import { expect, test } from 'vitest'
import { blankTemplate } from '#core/templates/document/blank-template.ts'
import { allLayers } from '#core/templates/document/layer-tree.ts'
import type { Layer, Template } from '#core/templates/document/template.schema.ts'
import { applyChange } from '#core/templates/edit/changes.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import { createTreeChanges } from './use-tree-changes.ts'

const shape = (id: string): Layer => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  box: { x: 0, y: 0, width: 50, height: 40 },
})

/** An edited template; `seenOf` lists the templates whose outlines were asked for. */
function edited(ids: readonly string[]) {
  const design = {
    edited: { now: { ...blankTemplate('Mine'), layers: ids.map(shape) } as Template },
    change: (change: TemplateChange): boolean => {
      const applied = applyChange(design.edited.now, change)
      if (!applied.ok) throw new Error(applied.problem.message)
      design.edited = { now: applied.template }
      return true
    },
  }
  const seenOf: Template[] = []
  const changes = createTreeChanges()
  changes.follow({
    design,
    findSeen: (template) => {
      seenOf.push(template)
      return Promise.resolve([{ size: '1000x1500', outlines: [] }])
    },
  })
  const order = (): string =>
    allLayers(design.edited.now.layers)
      .map(({ id }) => id)
      .join(' ')
  return { design, seenOf, changes, order }
}
const isDone = () => new Promise((resolve) => setTimeout(resolve))

test('two moves are made one after the other', async () => {
  const { changes, order, seenOf } = edited(['a', 'b', 'c'])
  changes.relocate(['a'], { parent: null, index: 3 })
  changes.relocate(['b'], { parent: null, index: 3 })
  await isDone()
  expect(order()).toBe('c a b')
  expect(seenOf).toHaveLength(2)
})

test('a move starts from what was changed while the outlines were found', async () => {
  const { design, changes, order } = edited(['a', 'b', 'c'])
  changes.relocate(['a'], { parent: null, index: 2 })
  await Promise.resolve()
  design.change({ type: 'renameLayer', layerId: 'b', name: 'Bar' })
  await isDone()
  expect(order()).toBe('b a c')
  expect(design.edited.now.layers[0]).toMatchObject({ id: 'b', name: 'Bar' })
})

test('a place that is not there changes nothing', async () => {
  const { changes, seenOf } = edited(['a', 'b'])
  changes.relocate(['a'], null)
  await isDone()
  expect(seenOf).toEqual([])
})
