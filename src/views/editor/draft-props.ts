/** What every part of the editor is handed: the pin as it is, the draft, and how to change the draft. */
import type { Page } from '#core/contract/pages.contract.ts'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { PinDraft } from './pin-draft.ts'

export interface DraftProps {
  readonly pin: Pin
  readonly draft: PinDraft
  readonly onChange: (draft: PinDraft) => void
}

export interface DesignFieldsProps extends DraftProps {
  readonly page: Page | undefined
}
