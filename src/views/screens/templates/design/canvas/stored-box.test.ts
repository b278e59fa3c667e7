import { expect, test } from 'vitest'
import { applyChange } from '#core/templates/edit/changes.ts'
import { blankTemplate } from '#core/templates/document/blank-template.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import { boxChange, boxOf, hasOwnBox, ownBoxChange } from './stored-box.ts'

const SQUARE = '1080x1080'
const start = (): Template => {
  const template = blankTemplate('Mine')
  return { ...template, sizes: { [SQUARE]: { layers: { headline: { opacity: 0.5 } } } } }
}
const box = { x: 80, y: 450, width: 840, height: 600 }

function after(template: Template, change: Parameters<typeof applyChange>[1] | null): Template {
  if (change === null) throw new Error('There is no change.')
  const applied = applyChange(template, change)
  if (!applied.ok) throw new Error(applied.problem.message)
  return applied.template
}

test('a separate place at one size starts where the layer is and changes only that size', () => {
  const template = start()
  const at = { template, size: SQUARE } as const
  expect(hasOwnBox(at, 'headline')).toBe(false)
  const own = after(template, ownBoxChange(at, 'headline', true))
  expect(own.sizes[SQUARE]?.layers['headline']).toEqual({ opacity: 0.5, box })

  const moved = after(
    own,
    boxChange({ template: own, size: SQUARE }, 'headline', { ...box, x: 200 }),
  )
  expect(boxOf(moved, 'headline', SQUARE)?.x).toBe(200)
  expect(boxOf(moved, 'headline', '1000x1500')?.x).toBe(80)
  const others = after(
    moved,
    boxChange({ template: moved, size: '1000x1500' }, 'headline', { ...box, x: 90 }),
  )
  expect(boxOf(others, 'headline', SQUARE)?.x).toBe(200)
  expect(boxOf(others, 'headline', '1080x1920')?.x).toBe(90)
})

test('removing the separate place restores the shared one and keeps other overrides of the size', () => {
  const template = start()
  const own = after(template, ownBoxChange({ template, size: SQUARE }, 'headline', true))
  const back = after(own, ownBoxChange({ template: own, size: SQUARE }, 'headline', false))
  expect(back).toEqual(template)
})

test.each([
  ['a layer without a box', 'ground', true],
  ['a layer that has none of its own already', 'headline', false],
])('%s gets no change', (_, id, wish) => {
  expect(ownBoxChange({ template: start(), size: SQUARE }, id, wish)).toBeNull()
})
