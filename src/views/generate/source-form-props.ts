/** What every form of the source box is handed. */
import type { SourceRequest } from '#core/contract/pages.contract.ts'

export interface SourceFormProps {
  readonly isBusy: boolean
  readonly onAdd: (source: SourceRequest) => void
}
