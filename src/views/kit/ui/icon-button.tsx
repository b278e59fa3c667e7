/**
 * A button of a sign only, its label shown as a tooltip. Apart from the others: tooltips bring
 * 20,000 bytes, which a first visit does not need.
 */
import { SquareButton, type SquareButtonProps } from './button.tsx'
import { Tooltip } from './overlays/tooltip.tsx'

export function IconButton({ label, ...props }: SquareButtonProps) {
  return (
    <Tooltip text={label}>
      <SquareButton label={label} {...props} />
    </Tooltip>
  )
}
