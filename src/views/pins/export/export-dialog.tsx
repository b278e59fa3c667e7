/** The export of a selection, over the list it was made in. */
import { useText } from '../../kit/i18n/text.ts'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { ExportPanel } from './export-panel.tsx'
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }
import { Preflight } from './preflight-list.tsx'

export function ExportDialog({
  pinIds,
  onClose,
}: {
  pinIds: readonly string[]
  onClose: () => void
}) {
  const t = useText(exportMessages)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('export.dialog', { count: pinIds.length })}
      width="large"
    >
      <ExportPanel pinIds={pinIds} />
      <Preflight pinIds={pinIds} />
    </Dialog>
  )
}
