/** What is stated about a new video, and the boards that it goes on. */
import { pinWordLimits as limits } from '#core/contract/content/pins.contract.ts'
import { tidyWords, wordFault } from '#core/pins/pin-words.ts'
import { useText } from '../../kit/i18n/text.ts'
import { BoardPicker } from '../boards/board-picker.tsx'
import { useBoards, type BoardPlace } from '../boards/use-boards.ts'
import { Button } from '../../kit/ui/button.tsx'
import { TextArea } from '../../kit/ui/fields/text-area.tsx'
import { TextField } from '../../kit/ui/fields/text-field.tsx'
import css from './video.module.css'
import videoMessages from '#locales/en/pins/video.json' with { type: 'json' }

export interface WordsOfVideo {
  readonly title: string
  readonly description: string
  readonly alt_text: string
  readonly link: string
  readonly places: readonly BoardPlace[]
}

export const emptyWords: WordsOfVideo = {
  title: '',
  description: '',
  alt_text: '',
  link: '',
  places: [],
}

const FIELDS = ['title', 'description', 'alt_text', 'link'] as const

export function faultsIn(words: WordsOfVideo): ReadonlySet<(typeof FIELDS)[number]> {
  return new Set(FIELDS.filter((field) => wordFault(field, words[field]) !== null))
}

/** As they are kept. */
export function tidied({ places, ...texts }: WordsOfVideo): WordsOfVideo {
  return {
    title: tidyWords('title', texts.title),
    description: tidyWords('description', texts.description),
    alt_text: tidyWords('alt_text', texts.alt_text),
    link: tidyWords('link', texts.link),
    places,
  }
}

export function VideoWords({
  words,
  onChange,
  areFaultsShown,
}: {
  words: WordsOfVideo
  /** `make` gets the words of this moment: a board that was being created comes later. */
  onChange: (make: (now: WordsOfVideo) => WordsOfVideo) => void
  areFaultsShown: boolean
}) {
  const t = useText(videoMessages)
  const faults = areFaultsShown ? faultsIn(words) : new Set<string>()
  const put = (field: (typeof FIELDS)[number]) => (text: string) =>
    onChange((now) => ({ ...now, [field]: text }))
  return (
    <div className={css.form}>
      <TextField
        label={t('videoPin.pinTitle')}
        value={words.title}
        maxLength={limits.title}
        error={faults.has('title') ? t('videoPin.titleMissing') : null}
        onChange={put('title')}
      />
      <TextArea
        label={t('videoPin.description')}
        value={words.description}
        maxLength={limits.description}
        onChange={put('description')}
      />
      <TextArea
        label={t('videoPin.alt')}
        rows={2}
        hint={t('videoPin.altHint')}
        value={words.alt_text}
        maxLength={limits.alt_text}
        onChange={put('alt_text')}
      />
      <TextField
        label={t('videoPin.link')}
        hint={t('videoPin.linkHint')}
        inputMode="url"
        spellCheck="false"
        value={words.link}
        maxLength={limits.link}
        error={faults.has('link') ? t('videoPin.linkWrong') : null}
        onChange={put('link')}
      />
      <BoardsOfVideo
        places={words.places}
        onTick={(place, isTicked) =>
          onChange((now) => ({ ...now, places: tickPlace(now.places, place, isTicked) }))
        }
      />
    </div>
  )
}

function tickPlace(
  places: readonly BoardPlace[],
  place: BoardPlace,
  isTicked: boolean,
): readonly BoardPlace[] {
  const others = places.filter(({ key }) => key !== place.key)
  return isTicked ? [...others, place] : others
}

function BoardsOfVideo({
  places,
  onTick,
}: {
  places: readonly BoardPlace[]
  onTick: (place: BoardPlace, isTicked: boolean) => void
}) {
  const t = useText(videoMessages)
  const boards = useBoards()
  const names = places.map(({ name }) => name).join(', ')
  return (
    <div className={css.boards}>
      <span className={css.label}>{t('videoPin.boards')}</span>
      <BoardPicker
        label={t('videoPin.chooseBoards')}
        boards={boards}
        value={places}
        onTick={onTick}
        trigger={
          <Button size="small" icon={places.length > 0 ? 'board' : 'plus'}>
            <span dir="auto">{names || t('videoPin.chooseBoards')}</span>
          </Button>
        }
      />
    </div>
  )
}
