/**
 * The cover of a video: the frame that the video shows, or a picture from the person's disk. A
 * video that this browser can't play has only the second way.
 */
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { PICTURE_TYPES } from '../../kit/ui/files/picture-types.ts'
import { Banner } from '../../kit/ui/states.tsx'
import { frameOf, hasFrame } from './cover-frame.ts'
import css from './video.module.css'
import videoMessages from '#locales/en/pins/video.json' with { type: 'json' }

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
  const { player, problem, choose, captureFrame, firstFrame, onError } = useCapture(
    isFirstTaken,
    onCover,
  )
  const isPlayable = problem !== 'notPlayable'
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
            onError={onError}
          />
          <figcaption className={css.caption}>{t('videoPin.player')}</figcaption>
        </figure>
        {cover === undefined ? null : <PresentCover src={cover} />}
      </div>
      {problem === null ? null : (
        <Banner tone="warning" isAlert>
          {t(`videoPin.${problem}`)}
        </Banner>
      )}
      <div className={css.buttons}>
        {isPlayable ? (
          <Button size="small" icon="picture" isBusy={isBusy} onPress={() => void captureFrame()}>
            {t('videoPin.useFrame')}
          </Button>
        ) : null}
        <OwnPicture isBusy={isBusy} onCover={choose} />
      </div>
    </div>
  )
}

type CaptureProblem = 'notPlayable' | 'notReady'

function useCapture(isFirstTaken: boolean, onCover: (cover: ChosenCover) => void) {
  const player = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CaptureProblem | null>(null)
  /** A cover was chosen: the first frame is not wanted any more. */
  const isChosen = useRef(!isFirstTaken)
  const choose = (chosen: ChosenCover) => {
    isChosen.current = true
    setProblem((now) => (now === 'notReady' ? null : now))
    onCover(chosen)
  }
  const captureFrame = async (isWanted = () => true) => {
    const video = player.current
    if (video === null) return
    const atMs = Math.round(video.currentTime * 1_000)
    const picture = await frameOf(video)
    // Another video, or another cover, was chosen meanwhile.
    if (player.current !== video || !isWanted()) return
    setProblem(problemOf(video, picture))
    if (picture !== null) choose({ picture, atMs })
  }
  return {
    player,
    problem,
    choose,
    captureFrame,
    firstFrame: useFirstFrame(isChosen, captureFrame),
    onError: () => setProblem('notPlayable'),
  }
}

function problemOf(video: HTMLVideoElement, picture: Blob | null): CaptureProblem | null {
  if (picture !== null) return null
  return hasFrame(video) || video.error !== null ? 'notPlayable' : 'notReady'
}

/** Once the video is shown, unless a cover was chosen by then. */
function useFirstFrame(
  isChosen: RefObject<boolean>,
  captureFrame: (isWanted: () => boolean) => Promise<void>,
) {
  return {
    onLoadedMetadata: ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
      if (!isChosen.current) video.currentTime = Math.min(FIRST_FRAME, video.duration / 2)
    },
    onSeeked: () => {
      if (!isChosen.current) void captureFrame(() => !isChosen.current)
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
