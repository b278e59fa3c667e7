import type { Problem } from '#core/contract/words/problem.schema.ts'
import type { Template } from '../../document/template.schema.ts'
import type { SimpleChange } from './template-change.schema.ts'

/** A template after one step, and the inverse changes in order. */
export interface Changed {
  template: Template
  back: SimpleChange[]
}
export type StepResult = Changed | Problem

export type ChangeOf<T extends SimpleChange['type']> = Extract<SimpleChange, { type: T }>
