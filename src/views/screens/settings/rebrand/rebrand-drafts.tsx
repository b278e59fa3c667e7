/** After a brand was saved: its drafts are shown, and changed only when the person says so. */
import { Suspense, useMemo } from 'react'
import { lazyExtra } from '../../../kit/ui/lazy-extra.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { AffectedDraft } from './affected-drafts.ts'
import effectMessages from '#locales/en/pins/draft-effect.json' with { type: 'json' }

const DraftEffectDialog = lazyExtra(
  async () =>
    (await import('../../../pins/draft-effect/draft-effect-dialog.tsx')).DraftEffectDialog,
)

interface RebrandDraftsProps {
  readonly drafts: readonly AffectedDraft[]
  readonly onClose: () => void
}

export function RebrandDrafts({ drafts, onClose }: RebrandDraftsProps) {
  const t = useText(effectMessages)
  const changed = useMemo(
    () => drafts.map(({ pin, design }) => ({ pin, patch: { design } })),
    [drafts],
  )
  if (changed.length === 0) return null
  return (
    <Suspense fallback={null}>
      <DraftEffectDialog
        title={t('effect.brand', { count: changed.length })}
        words={t('effect.brandWords')}
        drafts={changed}
        onClose={onClose}
      />
    </Suspense>
  )
}
