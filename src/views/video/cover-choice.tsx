/**
 * The cover of a video: the frame at which the video stands, or a picture from the person's disk. A
 * video that this browser can't play has only the second way.
 */
import { type SyntheticEvent, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { PICTURE_TYPES } from '../ui/picture-types.ts'
import { Banner } from '../ui/states.tsx'
import { frameOf } from './cover-frame.ts'
import css from './video.module.css'
import { videoMessages } from './video.messages.ts'

export interface ChosenCover {
  readonly picture: Blob
  /** Null = it is no frame. */
  readonly atMs: number | null
}

/** Seconds: most videos begin with a black or a blurred frame. */
const FIRST_FRAME = 1

export function CoverChoice({
  src,
  cover,
  isBusy = false,
  isFirstTaken = false,
  onCover,
}: {
  readonly src: string
  /** Address of the present one; null = none yet, missing = it is shown elsewhere. */
  readonly cover?: string | null
  readonly isBusy?: boolean
  /** Takes a frame by itself as soon as there is one. */
  readonly isFirstTaken?: boolean
  readonly onCover: (cover: ChosenCover) => void
}) {
  const t = useText(videoMessages)
  const player = useRef<HTMLVideoElement>(null)
  const [isPlayable, setPlayable] = useState(true)
  const takeFrame = async () => {
    const video = player.current
    const picture = video && (await frameOf(video))
    if (video && picture) onCover({ picture, atMs: Math.round(video.currentTime * 1_000) })
    else setPlayable(false)
  }
  const firstFrame = useFirstFrame(isFirstTaken, takeFrame)
  return (
    <div className={css.choice}>
      <div className={css.row}>
        <figure className={css.figure}>
          <video
            ref={player}
            className={css.player}
            src={src}
            controls
            playsInline
            muted
            preload="auto"
            aria-label={t('videoPin.player')}
            {...firstFrame}
            onError={() => setPlayable(false)}
          />
          <figcaption className={css.caption}>{t('videoPin.player')}</figcaption>
        </figure>
        {cover === undefined ? null : <PresentCover src={cover} />}
      </div>
      {isPlayable ? null : <Banner tone="warning">{t('videoPin.notPlayable')}</Banner>}
      <div className={css.buttons}>
        {isPlayable ? (
          <Button size="small" icon="picture" isBusy={isBusy} onPress={() => void takeFrame()}>
            {t('videoPin.useFrame')}
          </Button>
        ) : null}
        <OwnPicture isBusy={isBusy} onCover={onCover} />
      </div>
    </div>
  )
}

/** Once the video stands there. */
function useFirstFrame(isWanted: boolean, takeFrame: () => Promise<void>) {
  const isTaken = useRef(!isWanted)
  return {
    onLoadedMetadata: ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
      if (!isTaken.current) video.currentTime = Math.min(FIRST_FRAME, video.duration / 2)
    },
    onSeeked: () => {
      if (isTaken.current) return
      isTaken.current = true
      void takeFrame()
    },
  }
}

function PresentCover({ src }: { src: string | null }) {
  const t = useText(videoMessages)
  return (
    <figure className={css.figure}>
      {src === null ? (
        <span className={css.noCover} />
      ) : (
        <img className={css.cover} src={src} alt={t('videoPin.cover')} />
      )}
      <figcaption className={css.caption}>{t('videoPin.cover')}</figcaption>
    </figure>
  )
}

function OwnPicture({
  isBusy,
  onCover,
}: {
  isBusy: boolean
  onCover: (cover: ChosenCover) => void
}) {
  const t = useText(videoMessages)
  return (
    <FileTrigger
      acceptedFileTypes={PICTURE_TYPES}
      onSelect={(files) => {
        const picture = files?.[0]
        if (picture !== undefined) onCover({ picture, atMs: null })
      }}
    >
      <Button size="small" icon="upload" isBusy={isBusy}>
        {t('videoPin.usePicture')}
      </Button>
    </FileTrigger>
  )
}
