/** What every form of the source box is handed. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { SourceRequest } from '#core/contract/content/pages.contract.ts'
import { addressFault } from './page-address.ts'
import type { ChangeDraft } from './source-drafts.ts'

export interface SourceFormProps<D> {
  readonly draft: D
  readonly onDraft: ChangeDraft<D>
  readonly isBusy: boolean
  readonly onAdd: AddSource
  /** The form has reported the refusal at its field: it need not be in the list below. */
  readonly onShown: () => void
}

/**
 * Reports what became of a source: only when it was accepted may a form forget what was typed into
 * it. `continues`: what the parts before were refused for stays listed.
 */
export type AddSource = (source: SourceRequest, continues?: boolean) => Promise<SourceOutcome>

export interface SourceOutcome {
  readonly isAccepted: boolean
  /** How many pages it brought, though other parts may have been refused. */
  readonly added: number
  /** The parts that were refused; none when the whole call failed. */
  readonly errors: readonly PageError[]
}

/**
 * A single refusal belongs to the field that was sent; several are listed below the box. A page
 * that is known already is no fault of the field.
 */
export function fieldFault(errors: readonly PageError[]): PageError | null {
  const [only] = errors
  return only !== undefined && errors.length === 1 && only.code !== 'duplicate' ? only : null
}

/**
 * The same for a form of two fields: what was wrong with the address that pins lead to, and with
 * the rest.
 */
export function fieldFaults(errors: readonly PageError[]): {
  urlFault: string | null
  otherFault: string | null
  isShown: boolean
} {
  const urlFault = addressFault(errors)
  const only = fieldFault(errors)
  return {
    urlFault,
    otherFault: urlFault === null && only !== null ? only.message : null,
    isShown: only !== null,
  }
}
