/** The drafts of a template's older versions, offered its newest one; nothing where there are none. */
import { useState } from 'react'
import type { OwnTemplate } from '#core/contract/content/own-templates.contract.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { useActor } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { DraftEffectDialog } from './draft-effect-dialog.tsx'
import effectMessages from '#locales/en/pins/draft-effect.json' with { type: 'json' }
import { templateDrafts } from './template-drafts.ts'

export function DraftsOfTemplate({
  template,
  onClose,
}: {
  template: OwnTemplate
  onClose: () => void
}) {
  const t = useText(effectMessages)
  const pins = useActor('pins')
  const pages = useActor('pages')
  const [drafts] = useState(() =>
    templateDrafts(
      listPins(pins.getSnapshot().context.book),
      template,
      pages.getSnapshot().context.pages,
    ),
  )
  if (drafts.length === 0) return null
  return (
    <DraftEffectDialog
      title={t('effect.template', { count: drafts.length })}
      words={t('effect.templateWords', { version: template.version })}
      drafts={drafts}
      onClose={onClose}
    />
  )
}
