/** Pauses the account: its plan stays, and nothing goes out. */
import { useState } from 'react'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import type { Schedule } from '../use-schedule.ts'
import pauseMessages from '#locales/en/calendar/pause.json' with { type: 'json' }
import { useSetPause } from './use-set-pause.ts'

const MAX_REMARK = 200

export function PauseDialog({ adopt, onClose }: Pick<Schedule, 'adopt'> & { onClose: () => void }) {
  const setPause = useSetPause(adopt)
  const t = useText(pauseMessages)
  const [remark, setRemark] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const wrong = await setPause(remark)
    setBusy(false)
    if (wrong === null) onClose()
    else setError(wrong.message)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pause.title')}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('pause.cancel')}
          </Button>
          <Button variant="primary" icon="pause" isBusy={isBusy} onPress={() => void submit()}>
            {t('pause.pause')}
          </Button>
        </>
      }
    >
      <p>{t('pause.words')}</p>
      <TextField
        label={t('pause.remark')}
        hint={t('pause.remarkHint')}
        value={remark}
        maxLength={MAX_REMARK}
        error={error}
        onChange={setRemark}
      />
    </Dialog>
  )
}
