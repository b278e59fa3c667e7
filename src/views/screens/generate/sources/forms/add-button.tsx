import type { ReactNode } from 'react'
import { Button } from '../../../../kit/ui/button.tsx'

interface AddButtonProps {
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

/** Submits a form of sources. */
export function AddButton({ isBusy, isDisabled = false, children }: AddButtonProps) {
  return (
    <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={isDisabled} icon="plus">
      {children}
    </Button>
  )
}
