/** What the pin grid shows and what it reports. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinSelection, SelectionChange } from './selection/pin-selection.ts'

export interface PinGridProps {
  readonly label: string
  readonly pins: readonly Pin[]
  readonly selected: PinSelection
  readonly committed?: ReadonlySet<string>
  /** Pins whose new picture is being rendered. */
  readonly working?: ReadonlySet<string>
  readonly pendingCount?: number
  readonly showStatus?: boolean
  readonly onSelect: (change: SelectionChange) => void
  readonly onOpen: (pinId: string) => void
  /** Shows the pin in other designs. */
  readonly onLooks: (pinId: string) => void
  /** Makes others of the same pages. */
  readonly onVary: (pinIds: readonly string[]) => void
  readonly onFavor: (pinId: string) => void
  readonly onDelete: (pinIds: readonly string[]) => void
}
