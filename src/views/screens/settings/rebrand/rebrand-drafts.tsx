/** After a brand was saved: its drafts are shown, and changed only when the person says so. */
import { usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import type { AffectedDraft } from './affected-drafts.ts'
import css from './rebrand-drafts.module.css'
import rebrandMessages from '#locales/en/settings/rebrand.json' with { type: 'json' }

/** As many are seen without scrolling. */
const SHOWN = 8

interface RebrandDraftsProps {
  readonly drafts: readonly AffectedDraft[]
  readonly onClose: () => void
}

export function RebrandDrafts({ drafts, onClose }: RebrandDraftsProps) {
  const t = useText(rebrandMessages)
  const actions = usePinActions()
  const count = drafts.length
  const update = (): void => {
    onClose()
    actions.edit(drafts.map(({ pin, design }) => ({ id: pin.id, patch: { design } })))
    if (!actions.isReadOnly()) actions.render(drafts.map(({ pin }) => pin.id))
  }
  return (
    <Dialog
      isOpen={count > 0}
      onClose={onClose}
      title={t('rebrand.title', { count })}
      width="medium"
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('rebrand.leave')}
          </Button>
          <Button variant="primary" onPress={update}>
            {t('rebrand.update', { count })}
          </Button>
        </>
      }
    >
      <p className={css.words}>{t('rebrand.words')}</p>
      <div className={css.pins}>
        {drafts.slice(0, SHOWN).map(({ pin }) => (
          <img key={pin.id} className={css.pin} src={pin.image_url} alt={pin.title} />
        ))}
      </div>
    </Dialog>
  )
}
