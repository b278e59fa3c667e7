/** What every form of the source box is handed. */
import type { PageError } from '#core/contract/errors.contract.ts'
import type { SourceRequest } from '#core/contract/pages.contract.ts'

export interface SourceFormProps {
  readonly isBusy: boolean
  readonly onAdd: AddSource
}

/** Tells what became of a source: only when it was accepted may a form forget what was typed into it. */
export type AddSource = (source: SourceRequest) => Promise<SourceOutcome>

export interface SourceOutcome {
  readonly isAccepted: boolean
  /** The parts that were refused; none when the whole call failed. */
  readonly errors: readonly PageError[]
}
