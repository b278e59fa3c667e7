/**
 * The looks of a pin over the grid: one that is taken is rendered, Escape leaves the pin as it is.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { FoundLook } from '#core/templates/looks/choose-looks.rules.ts'
import { usePages } from '../../kit/context/app-context.tsx'
import { withFollowingAltText } from '../editor/draft/follow-alt-text.ts'
import { draftOf, patchOf } from '../editor/draft/pin-draft.ts'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { useTemplates } from '../template-names/use-templates.ts'
import { Sheet } from '../../kit/ui/overlays/dialog.tsx'
import css from './looks-sheet.module.css'
import { LookList } from './look-list.tsx'
import looksMessages from '#locales/en/pins/looks.json' with { type: 'json' }
import { withLook } from './with-look.ts'

export function LooksSheet({ pin, onClose }: { pin: Pin; onClose: () => void }) {
  const t = useText(looksMessages)
  const actions = usePinActions()
  const page = usePages((snapshot) => snapshot.context.pages.find(({ id }) => id === pin.page_id))
  const templates = useTemplates('exact').templates ?? []
  const applyLook = (look: FoundLook) => {
    const before = draftOf(pin)
    const after = withFollowingAltText(before, withLook(before, look), { pin, page, templates })
    actions.edit([{ id: pin.id, patch: patchOf(pin, after) }])
    if (actions.isReadOnly()) return
    actions.render([pin.id])
    onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('looks.title')} width="large">
      <div className={css.compared}>
        <figure className={css.now}>
          <img className={css.nowPicture} src={pin.image_url} alt="" />
          <figcaption className={css.nowName}>{t('looks.now')}</figcaption>
        </figure>
        <LookList design={pin.design} page={page} onTake={applyLook} isSheet />
      </div>
    </Sheet>
  )
}
