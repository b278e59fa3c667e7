import { expect, test } from 'vitest'
import type { LayoutFault } from '#core/templates/choice/layout-faults.ts'
import { SizeName } from '#core/templates/document/template.schema.ts'
import type { Drawn } from '../../../../kit/drawing/design-canvas.ts'
import { problemGroups } from './problem-groups.ts'

const fault = (layerId: string, x = 0): LayoutFault => ({
  rule: 'margin',
  box: { x, y: 0, width: 10, height: 10 },
  words: `${layerId} ${x}`,
  layerId,
})
const drawnWith = (faultsOf: (size: SizeName) => LayoutFault[]) =>
  new Map(SizeName.options.map((size) => [size, { faults: faultsOf(size) } as unknown as Drawn]))
const told = (drawn: ReturnType<typeof drawnWith>) =>
  problemGroups(drawn, '1080x1080').map(({ of, faults }) => [
    of,
    ...faults.map(({ layerId }) => layerId),
  ])

test('what is wrong at every size is told once, the rest by size, the shown one first', () => {
  const drawn = drawnWith((size) => [
    fault('brand', size.length),
    ...(size === '1080x1080' || size === '1000x1500' ? [fault('headline')] : []),
  ])
  expect(told(drawn)).toEqual([
    ['all', 'brand'],
    ['1080x1080', 'headline'],
    ['1000x1500', 'headline'],
  ])
})

test('while a size is not drawn yet, nothing is said of all', () => {
  const drawn = drawnWith(() => [fault('brand')])
  drawn.delete('1080x1920')
  expect(told(drawn)).toHaveLength(4)
})

test('without problems there is no group', () => {
  expect(told(drawnWith(() => []))).toEqual([])
})
