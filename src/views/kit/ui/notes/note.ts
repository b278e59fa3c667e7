import type { ReactNode } from 'react'

/** What a short note at the edge of the screen says (toast.tsx). */
export interface Note {
  readonly text: string
  readonly detail?: string
  /** Shown in place of `text`, as it changes. Such a note stays until it is dismissed. */
  readonly live?: ReactNode
  /** Of the failure that it states, if the server gave one. */
  readonly requestId?: string | undefined
  readonly tone?: 'plain' | 'success' | 'danger'
  readonly action?: { label: string; onPress: () => void }
  /** Ctrl+Z runs the action while this is true. */
  readonly isNextUndo?: () => boolean
  /**
   * A note takes the place of the one of its kind that is still shown: what that stated is over.
   */
  readonly kind?: string
}
