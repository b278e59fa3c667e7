/** A new pin of a video: the file, its cover, its words and boards. The file uploads meanwhile. */
import { useEffect, useMemo, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { VideoPinInput } from '#core/contract/content/media.contract.ts'
import { useActor, useApp } from '../../kit/context/app-context.tsx'
import { useClient } from '../../kit/context/data.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { CoverChoice, type ChosenCover } from './cover-choice.tsx'
import { useVideoUpload, type VideoUpload } from './use-video-upload.ts'
import css from './video.module.css'
import { emptyWords, faultsIn, tidied, VideoWords, type WordsOfVideo } from './video-words.tsx'
import videoMessages from '#locales/en/pins/video.json' with { type: 'json' }

const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/x-m4v', '.mp4', '.mov', '.m4v']

export function AddVideo({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const t = useText(videoMessages)
  const { upload, start } = useVideoUpload()
  const [words, setWords] = useState<WordsOfVideo>(emptyWords)
  const [cover, setCover] = useState<ChosenCover | null>(null)
  const [isShown, setShown] = useState(false)
  const { isSaving, failure, save } = useSaveVideo(accountId, onClose)
  const file = 'file' in upload ? upload.file : null
  const [choice, setChoice] = useState(0)
  const choose = (next: File) => {
    setCover(null)
    // The same file chosen again starts over, too.
    setChoice(choice + 1)
    void start(next)
  }
  const submit = () => {
    setShown(true)
    if (upload.state !== 'uploaded' || cover === null || faultsIn(words).size > 0) return
    void save({ video_id: upload.video.id, cover, words })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={file === null}
      title={t('videoPin.title')}
      width="large"
      actions={
        file === null ? null : (
          <Buttons
            isBusy={isSaving}
            isReady={upload.state === 'uploaded'}
            onCancel={onClose}
            onAdd={submit}
          />
        )
      }
    >
      <div className={css.form}>
        <FileChoice upload={upload} onFile={choose} />
        {file === null ? null : (
          <>
            <Progress upload={upload} onRetry={() => void start(file)} />
            <div className={css.sides}>
              <OwnCover
                key={choice}
                file={file}
                cover={cover}
                isMissedShown={isShown}
                onCover={setCover}
              />
              <VideoWords words={words} onChange={setWords} areFaultsShown={isShown} />
            </div>
            <Failure reason={failure} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Buttons({
  isBusy,
  isReady,
  onCancel,
  onAdd,
}: {
  isBusy: boolean
  isReady: boolean
  onCancel: () => void
  onAdd: () => void
}) {
  const t = useText(videoMessages)
  return (
    <>
      <Button variant="quiet" onPress={onCancel}>
        {t('videoPin.cancel')}
      </Button>
      <Button variant="primary" isBusy={isBusy} isDisabled={!isReady} onPress={onAdd}>
        {t('videoPin.add')}
      </Button>
    </>
  )
}

function Failure({ reason }: { reason: string | null }) {
  if (reason === null) return null
  return (
    <Banner tone="danger" isAlert>
      {reason}
    </Banner>
  )
}

function FileChoice({ upload, onFile }: { upload: VideoUpload; onFile: (file: File) => void }) {
  const t = useText(videoMessages)
  const isFirst = upload.state === 'none' || upload.state === 'refused'
  return (
    <>
      {isFirst ? <p>{t('videoPin.chooseWords')}</p> : null}
      <div className={css.buttons}>
        <FileTrigger
          acceptedFileTypes={VIDEO_TYPES}
          onSelect={(files) => {
            const file = files?.[0]
            if (file !== undefined) onFile(file)
          }}
        >
          <Button icon="upload" variant={isFirst ? 'primary' : 'secondary'} size="small">
            {t(isFirst ? 'videoPin.choose' : 'videoPin.other')}
          </Button>
        </FileTrigger>
      </div>
      {upload.state === 'refused' ? (
        <Banner tone="danger" isAlert>
          {upload.reason}
        </Banner>
      ) : null}
    </>
  )
}

function Progress({ upload, onRetry }: { upload: VideoUpload; onRetry: () => void }) {
  const t = useText(videoMessages)
  const format = useFormat()
  switch (upload.state) {
    case 'checking':
      return <p className={css.caption}>{t('videoPin.checking')}</p>
    case 'uploading': {
      const words = t('videoPin.uploading', { share: format.percent(upload.share) })
      return (
        <div className={css.progress}>
          <progress max={1} value={upload.share} aria-label={words} />
          <span className={css.caption}>{words}</span>
        </div>
      )
    }
    case 'failed':
      return (
        <Banner
          tone="danger"
          isAlert
          action={
            <Button size="small" onPress={onRetry}>
              {t('videoPin.retry')}
            </Button>
          }
        >
          {upload.reason}
        </Banner>
      )
    case 'uploaded': {
      const { duration_ms, bytes } = upload.video
      const parts = { duration: format.duration(duration_ms), size: format.bytes(bytes) }
      return (
        <p className={css.caption} role="status">
          {t('videoPin.uploaded', parts)}
        </p>
      )
    }
    default:
      return null
  }
}

function OwnCover({
  file,
  cover,
  isMissedShown,
  onCover,
}: {
  file: File
  cover: ChosenCover | null
  isMissedShown: boolean
  onCover: (cover: ChosenCover) => void
}) {
  const t = useText(videoMessages)
  const src = useObjectUrl(file)
  const picture = useObjectUrl(cover?.picture ?? null)
  if (src === null) return null
  return (
    <div className={css.choice}>
      <CoverChoice src={src} cover={picture} isFirstTaken onCover={onCover} />
      {isMissedShown && cover === null ? (
        <Banner tone="danger">{t('videoPin.coverMissing')}</Banner>
      ) : null}
    </div>
  )
}

function useObjectUrl(blob: Blob | null): string | null {
  const url = useMemo(() => (blob === null ? null : URL.createObjectURL(blob)), [blob])
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url)
    },
    [url],
  )
  return url
}

interface NewVideo {
  readonly video_id: string
  readonly cover: ChosenCover
  readonly words: WordsOfVideo
}

function useSaveVideo(accountId: string, onSaved: () => void) {
  const t = useText(videoMessages)
  const client = useClient()
  const { newId } = useApp()
  const pins = useActor('pins')
  const toast = useToast()
  // Pressed again after a lost answer, it is the same pin.
  const [id] = useState(newId)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async ({ video_id, cover, words }: NewVideo): Promise<string | null> => {
    const uploaded = await client('uploadCover', { body: cover.picture })
    if (!uploaded.ok) return uploaded.failure.message
    const { places, ...texts } = tidied(words)
    const body: VideoPinInput = {
      id,
      video_id,
      cover_url: uploaded.answer.url,
      cover_ms: cover.atMs,
      ...texts,
      boards: places.map(({ board_id, section_id }) =>
        section_id === undefined ? { board_id } : { board_id, section_id },
      ),
      board_name: places.map(({ name }) => name).join(', '),
    }
    const made = await client('addVideoPin', { params: { account_id: accountId }, body })
    return made.ok ? null : made.failure.message
  }
  const save = async (video: NewVideo) => {
    setSaving(true)
    setFailure(null)
    const reason = await send(video)
    setSaving(false)
    if (reason !== null) return setFailure(reason)
    pins.send({ type: 'pins.pull' })
    toast({ text: t('videoPin.added'), tone: 'success' })
    return onSaved()
  }
  return { isSaving, failure, save }
}
