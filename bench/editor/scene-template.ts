/** The scene as a template of ours. */
import { blankTemplate } from '../../core/templates/document/blank-template.ts'
import type { Layer, Template } from '../../core/templates/document/template.schema.ts'
import { FONT_SIZE, SHADOW, type SceneLayer, sceneOf, WORDS } from './scene.ts'

export const templateOf = (count: number): Template => ({
  ...blankTemplate(`Bench of ${count} layers`),
  layers: sceneOf(count).map(layerOf),
})

function layerOf(one: SceneLayer): Layer {
  const { id, x, y, width, height, color, radius } = one
  const shared = {
    id,
    box: { x, y, width, height },
    ...(one.hasShadow && { effects: [{ kind: 'shadow' as const, ...SHADOW }] }),
  }
  if (one.kind === 'photo') return { ...shared, kind: 'picture', source: 0 }
  if (one.kind === 'text')
    return {
      ...shared,
      kind: 'text',
      role: 'ornament',
      parts: [{ text: WORDS }],
      color,
      fit: { largest: FONT_SIZE, smallest: 20, lines: 3 },
    }
  const shape = one.kind === 'ellipse' ? 'ellipse' : 'rect'
  return { ...shared, kind: 'shape', shape, fill: color, ...(radius > 0 && { radius }) }
}
