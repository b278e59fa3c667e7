/**
 * What every part of the editor is handed: the pin as it is, the draft, and how to change the
 * draft.
 */
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinDraft } from './pin-draft.ts'

export interface DraftProps {
  readonly pin: Pin
  readonly draft: PinDraft
  /** `make` gets the draft of the moment it is made in, which may be later than this drawing. */
  readonly onChange: (make: (now: PinDraft) => PinDraft) => void
}

export interface DesignFieldsProps extends DraftProps {
  readonly page: Page | undefined
}
