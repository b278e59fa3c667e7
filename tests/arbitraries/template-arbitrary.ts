/** Templates with random trees of layers, and random changes of them. */
import fc from 'fast-check'
import { allLayers } from '#core/templates/document/layer-tree.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import type { Layer, Template } from '#core/templates/document/template.schema.ts'
import type {
  SimpleChange,
  TemplateChange,
} from '#core/templates/edit/tree/template-change.schema.ts'

const unit = fc.integer({ min: -400, max: 1600 })
const anySide = fc.integer({ min: 0, max: 1200 })
export const anyBox = fc
  .tuple(unit, unit, anySide, anySide)
  .map(([x, y, width, height]) => ({ x, y, width, height }))
const optional = {
  name: fc.string({ maxLength: 12 }),
  box: anyBox,
  turn: fc.integer({ min: -360, max: 360 }),
  opacity: fc.constantFrom(0, 0.5, 1),
  hidden: fc.boolean(),
  later: fc.constantFrom(null, 1, 'x'),
  lock: fc.constantFrom({ move: true }, { content: true }, { style: true }, { delete: true }, {}),
}
const leaf = fc.oneof(
  fc.record(
    {
      kind: fc.constant('shape' as const),
      shape: fc.constantFrom('rect' as const, 'ellipse' as const),
      fill: fc.constantFrom('accent', '#102030'),
      ...optional,
    },
    { requiredKeys: ['kind', 'shape', 'fill'] },
  ),
  fc.record(
    {
      kind: fc.constant('text' as const),
      role: fc.constantFrom('headline' as const, 'ornament' as const),
      parts: fc.constantFrom([{ text: '{headline}' }], [{ text: 'One ' }, { text: 'two' }]),
      color: fc.constant('text'),
      fit: fc.constantFrom({ largest: 90, smallest: 40 }),
      ...optional,
    },
    { requiredKeys: ['kind', 'role', 'parts', 'color', 'fit'] },
  ),
  fc.record(
    {
      kind: fc.constant('picture' as const),
      source: fc.integer({ min: 0, max: 2 }),
      ...optional,
    },
    { requiredKeys: ['kind', 'source'] },
  ),
  fc.record({ kind: fc.constant('logo' as const), color: fc.constant('text') }),
  fc.constant({ kind: 'hologram', mesh: [1, 2] }),
)

const { layers: anyLayers } = fc.letrec((tie) => ({
  layers: fc.array(
    fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.record(
        {
          kind: fc.constant('group' as const),
          layers: tie('layers'),
          stack: fc.constantFrom({ axis: 'down' as const, gap: 8 }),
          ...optional,
        },
        { requiredKeys: ['kind', 'layers'] },
      ),
    ),
    { minLength: 1, maxLength: 4 },
  ),
}))

function numbered(layers: readonly object[], count = { next: 0 }): object[] {
  return layers.map((layer) => {
    const id = `layer-${count.next++}`
    const kids: unknown = Reflect.get(layer, 'layers')
    return { ...layer, id, ...(Array.isArray(kids) && { layers: numbered(kids, count) }) }
  })
}

const anyOverride = fc.record({
  size: fc.constantFrom('1080x1080', '1080x1920', '1000x1800'),
  at: fc.nat(40),
  set: fc.constantFrom({ opacity: 0.2 }, { hidden: true }, {}),
})

export const anyTemplate: fc.Arbitrary<Template> = fc
  .tuple(anyLayers, fc.array(anyOverride, { maxLength: 4 }), fc.boolean())
  .map(([kids, overrides, hasEmptySize]) => {
    const layers = numbered(kids as object[])
    const ids = allLayers(layers as Layer[]).map(({ id }) => id)
    const sizes: Record<string, { layers: Record<string, object> }> = hasEmptySize
      ? { '1000x2100': { layers: {} } }
      : {}
    for (const { size, at, set } of overrides) {
      const own = (sizes[size] ??= { layers: {} })
      own.layers[ids[at % ids.length] ?? ''] = set
    }
    const read = readTemplate({
      v: 1,
      id: 'any',
      name: 'Any',
      description: '',
      pinType: 'photo',
      base: { width: 1000, height: 1500 },
      use: { sample: { story: 'soup', mood: 'light' } },
      fonts: { heading: 'poppins', body: 'inter' },
      variables: { headline: { missing: { do: 'layout' } } },
      layers,
      sizes,
    })
    // a large tree may have more effects than a template can have
    if (!read.ok && read.problem.code !== 'template.tooManyFrames')
      throw new Error(read.problem.message)
    return read.ok ? read.template : null
  })
  .filter((template) => template !== null)

/** A change in numbers, which `changeIn` finds layers for. */
export const anyRequest = fc.record({
  kind: fc.nat(13),
  a: fc.nat(60),
  b: fc.nat(60),
  index: fc.nat(5),
  box: fc.option(anyBox),
  undoes: fc.boolean(),
})
export type Request = typeof anyRequest extends fc.Arbitrary<infer T> ? T : never

/** `fresh`: for ids of new layers. */
export function changeIn(template: Template, wish: Request, fresh: string): TemplateChange {
  const simple = simpleIn(template, wish, fresh)
  const { undoes } = wish
  if (wish.kind < 13) return { ...simple, undoes }
  const other = { ...wish, kind: wish.a % 13, a: wish.b, b: wish.a }
  const changes = [
    simpleIn(template, { ...wish, kind: wish.b % 13 }, fresh),
    simpleIn(template, other, `${fresh}-b`),
  ]
  return { type: 'batch', changes, undoes }
}

function simpleIn(template: Template, wish: Request, fresh: string): SimpleChange {
  const all = allLayers(template.layers)
  const at = (n: number): Layer => all[n % all.length] as Layer
  const layerId = at(wish.a).id
  const groups = all.filter(({ kind }) => kind === 'group')
  const parent = [null, ...groups.map(({ id }) => id)][wish.b % (groups.length + 1)] as
    | string
    | null
  const size = wish.index % 2 ? '1000x2100' : '1080x1080'
  const shape = { kind: 'shape', shape: 'rect', fill: 'accent' } as const
  const orNone = <T>(value: T): T | null => (wish.box ? value : null)
  const changes: SimpleChange[] = [
    { type: 'setBox', layerId, box: wish.box },
    { type: 'patchLayer', layerId, patch: { opacity: 0.3, extra: null }, unset: ['turn'] },
    { type: 'renameLayer', layerId, name: orNone('Renamed') },
    { type: 'setLock', layerId, lock: orNone({ move: true }) },
    { type: 'setHidden', layerId, hidden: wish.box !== null },
    {
      type: 'addLayers',
      layers: [{ layer: { ...shape, id: fresh }, parent, index: wish.index }],
    },
    { type: 'removeLayers', ids: [layerId, at(wish.b).id] },
    {
      type: 'moveLayers',
      moves: [
        { id: layerId, parent, index: wish.index },
        { id: at(wish.b).id, parent, index: wish.index, box: wish.box },
      ],
    },
    { type: 'group', ids: [layerId, at(wish.b).id], group: { id: fresh, name: 'New' } },
    { type: 'ungroup', groupId: groups[wish.a % Math.max(1, groups.length)]?.id ?? layerId },
    {
      type: 'setVariable',
      name: wish.index % 2 ? 'headline' : 'price',
      variable: orNone({ missing: { do: 'hide' as const } }),
    },
    { type: 'setSizeOverride', size, layerId, set: orNone({ opacity: 0.1 }) },
    {
      type: 'patchTemplate',
      patch: { name: 'Other', ...(wish.box && { guides: { x: [1], y: [] } }) },
      ...(!wish.box && { unset: ['guides'] }),
    },
  ]
  return changes[wish.kind % changes.length] as SimpleChange
}
