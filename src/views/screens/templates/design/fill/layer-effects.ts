/**
 * The shadow and the outline of a layer among its effects. A second one of a kind is kept as it is.
 */
import { isDrawing } from '#core/templates/drawings/drawing-names.ts'
import type { Layer } from '#core/templates/document/template.schema.ts'

type Effect = NonNullable<Layer['effects']>[number]
type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

export const FIRST_EFFECT: { readonly [Kind in Effect['kind']]: EffectOf<Kind> } = {
  shadow: { kind: 'shadow', down: 12, blur: 40, opacity: 0.3 },
  ring: { kind: 'ring', by: 8, color: 'accent', open: false },
}

export const effectOf = <Kind extends Effect['kind']>(
  { effects = [] }: Pick<Layer, 'effects'>,
  kind: Kind,
): EffectOf<Kind> | undefined =>
  effects.find((effect): effect is EffectOf<Kind> => effect.kind === kind)

/** Null = it has no effects. `next` null removes all of the kind. */
export function effectsWith(
  { effects = [] }: Pick<Layer, 'effects'>,
  kind: Effect['kind'],
  next: Effect | null,
): Effect[] | null {
  if (next === null) {
    const others = effects.filter((effect) => effect.kind !== kind)
    return others.length === 0 ? null : others
  }
  const at = effects.findIndex((effect) => effect.kind === kind)
  return at === -1 ? [...effects, next] : effects.with(at, next)
}

/** Effects that the picture shows of a layer. */
export function effectsFor(layer: Layer): readonly Effect['kind'][] {
  switch (layer.kind) {
    case 'text':
      // words on a circle cast none
      return (layer.curve ?? 0) === 0 ? ['shadow'] : []
    case 'shape':
      // the ring of a drawing would be a rectangle
      return isDrawing(layer.shape) ? ['shadow'] : ['shadow', 'ring']
    case 'picture':
    case 'group':
      return ['shadow', 'ring']
    default:
      return []
  }
}

/** The widest soft edge that the picture shows, in units. */
export const maxBlur = ({ kind }: Pick<Layer, 'kind'>): number => (kind === 'text' ? 40 : 200)
