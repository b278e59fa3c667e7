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
  let now: Template = { ...blankTemplate('Mine'), layers: ids.map(shape) }
  const design = {
    current: () => ({ now }),
    change: (change: TemplateChange): boolean => {
      const applied = applyChange(now, change)
      if (!applied.ok) throw new Error(applied.problem.message)
      now = applied.template
      return true
    },
  }
  const errors: unknown[] = []
  const seenOf: Template[] = []
  const changes = createTreeChanges((error) => errors.push(error))
  const outlines = { onFind: (): void => undefined }
  changes.follow({
    design,
    findSeen: async (template) => {
      seenOf.push(template)
      outlines.onFind()
      return Promise.resolve([{ size: '1000x1500', outlines: [] }])
    },
  })
  const order = (): string =>
    allLayers(now.layers)
      .map(({ id }) => id)
      .join(' ')
  return { design, seenOf, outlines, errors, changes, order }
}
const isDone = () => new Promise((resolve) => setTimeout(resolve))

test('two moves are made one after the other', async () => {
  const { changes, order, seenOf } = edited(['a', 'b', 'c'])
  changes.relocate(['a'], { id: 'c', position: 'before' })
  changes.relocate(['b'], { id: 'a', position: 'before' })
  await isDone()
  expect(order()).toBe('c a b')
  expect(seenOf).toHaveLength(2)
})

test('a move starts from what was changed while the outlines were found', async () => {
  const { design, changes, order } = edited(['a', 'b', 'c'])
  changes.relocate(['a'], { id: 'b', position: 'before' })
  await Promise.resolve()
  design.change({ type: 'renameLayer', layerId: 'b', name: 'Bar' })
  await isDone()
  expect(order()).toBe('b a c')
  expect(design.current().now.layers[0]).toMatchObject({ id: 'b', name: 'Bar' })
})

test('a place that is not there changes nothing', async () => {
  const { changes, seenOf } = edited(['a', 'b'])
  changes.relocate(['a'], null)
  await isDone()
  expect(seenOf).toEqual([])
})

test('a layer is dropped beside its neighbour, wherever that is by then', async () => {
  const { design, changes, order } = edited(['a', 'b', 'c'])
  changes.relocate(['a'], { id: 'b', position: 'before' })
  await Promise.resolve()
  design.change({ type: 'moveLayers', moves: [{ id: 'b', parent: null, index: 2 }] })
  await isDone()
  expect(order()).toBe('c b a')
})

test('a change after one that failed is still made, and the error is reported', async () => {
  const { outlines, errors, changes, order } = edited(['a', 'b', 'c'])
  const error = new Error('The outlines were not found.')
  outlines.onFind = () => {
    outlines.onFind = () => undefined
    throw error
  }
  changes.relocate(['a'], { id: 'c', position: 'before' })
  changes.relocate(['b'], { id: 'c', position: 'before' })
  await isDone()
  expect(order()).toBe('a c b')
  expect(errors).toEqual([error])
})

test('a move is made even if the template changes each time the outlines are found', async () => {
  const { design, seenOf, outlines, changes, order } = edited(['a', 'b', 'c'])
  outlines.onFind = () => {
    if (seenOf.length > 50) throw new Error('The outlines are found again and again.')
    design.change({ type: 'renameLayer', layerId: 'b', name: `Bar ${seenOf.length}` })
  }
  changes.relocate(['a'], { id: 'b', position: 'before' })
  await isDone()
  expect(order()).toBe('b a c')
})
