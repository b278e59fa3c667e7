/** The cover of a video that is a pin already. A new one counts at once, as its own step. */
import { useState } from 'react'
import type { Pin, VideoMedia } from '#core/contract/content/pins.contract.ts'
import { useClient } from '../../kit/context/data.ts'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { CoverChoice, type ChosenCover } from './cover-choice.tsx'
import videoMessages from '#locales/en/pins/video.json' with { type: 'json' }

export function VideoFields({
  pin,
  media,
  onChange,
}: {
  pin: Pin
  media: VideoMedia
  onChange: (cause: string) => void
}) {
  const t = useText(videoMessages)
  const client = useClient()
  const actions = usePinActions()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const change = async ({ picture, atMs }: ChosenCover) => {
    setBusy(true)
    const uploaded = await client('uploadCover', { body: picture })
    setBusy(false)
    if (!uploaded.ok) {
      toast({
        text: t('videoPin.coverFailed', { reason: uploaded.failure.message }),
        requestId: uploaded.failure.requestId,
        tone: 'danger',
      })
      return
    }
    const patch = { image_url: uploaded.answer.url, media: { ...media, cover_ms: atMs } }
    const cause = actions.edit([{ id: pin.id, patch }])
    if (cause === null) return
    onChange(cause)
    toast({
      kind: 'undo',
      text: t('videoPin.coverChanged'),
      tone: 'success',
      action: { label: t('videoPin.undo'), onPress: () => actions.undo(cause) },
    })
  }
  return <CoverChoice src={media.url} isBusy={isBusy} onCover={(cover) => void change(cover)} />
}
