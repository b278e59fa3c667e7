/** Changes of the cases of a layer: what is different of it where conditions hold. */
import type { Layer, When } from '../../document/template.schema.ts'
import type { SimpleChange } from '../tree/template-change.schema.ts'

type Cased = Exclude<Layer, { kind: 'other' }>
type Cases = NonNullable<Cased['cases']>

/** Null: the case applies to every pin. */
export function caseWhenChange(layer: Cased, at: number, when: When | null): SimpleChange {
  const { cases = [] } = layer
  return casesChange(
    layer,
    cases.map((one, index) => (index === at ? { ...one, when: when ?? {} } : one)),
  )
}

export const caseRemoval = (layer: Cased, at: number): SimpleChange =>
  casesChange(layer, (layer.cases ?? []).toSpliced(at, 1))

const casesChange = ({ id }: Cased, cases: Cases): SimpleChange =>
  cases.length > 0
    ? { type: 'patchLayer', layerId: id, patch: { cases } }
    : { type: 'patchLayer', layerId: id, patch: {}, unset: ['cases'] }
