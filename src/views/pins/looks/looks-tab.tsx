/** The looks beside the preview of the editor. Taking one changes the draft. */
import type { DesignFieldsProps } from '../editor/draft/draft-props.ts'
import { LookList } from './look-list.tsx'
import { withLook } from './with-look.ts'

export function LooksTab({ draft, onChange, page }: DesignFieldsProps) {
  return (
    <LookList
      design={draft.design}
      page={page}
      onTake={(look) => onChange((now) => withLook(now, look))}
    />
  )
}
