/** The pictures of a carousel: their order, their words. Each change counts at once, as a step. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  carouselLimits,
  type Pin,
  pinWordLimits as limits,
  type PinSlide,
} from '#core/contract/content/pins.contract.ts'
import { editSlide, moveSlide, patchOfSlides, removeSlide } from '#core/media/slides.ts'
import type { Slides } from '#core/media/slides.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { tidyWords, wordFault } from '#core/pins/pin-words.ts'
import { useActor } from '../../kit/context/app-context.tsx'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { TextField } from '../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import css from './carousel.module.css'
import carouselMessages from '#locales/en/pins/carousel.json' with { type: 'json' }

export function CarouselFields({
  pin,
  slides,
  onChange,
}: {
  pin: Pin
  slides: Slides
  onChange: (cause: string) => void
}) {
  const t = useText(carouselMessages)
  const { change, changeWords } = useSlideChanges(pin, onChange)
  const isLeast = slides.length <= carouselLimits.least
  return (
    <>
      <p className={css.quiet}>{t('carousel.lead')}</p>
      <ol className={css.slides} aria-label={t('carousel.slides')}>
        {slides.map((slide, at) => (
          <li key={slide.image_url} className={css.slide}>
            <div className={css.side}>
              <img
                className={css.picture}
                src={slide.image_url}
                alt={t('carousel.slide', { number: at + 1 })}
              />
              <div className={css.buttons}>
                <IconButton
                  icon="chevronUp"
                  label={t('carousel.earlier', { number: at + 1 })}
                  isDisabled={at === 0}
                  onPress={() => change(moveSlide(slides, at, -1))}
                />
                <IconButton
                  icon="chevronDown"
                  label={t('carousel.later', { number: at + 1 })}
                  isDisabled={at === slides.length - 1}
                  onPress={() => change(moveSlide(slides, at, 1))}
                />
                <IconButton
                  icon="cross"
                  label={t('carousel.remove', { number: at + 1 })}
                  isDisabled={isLeast}
                  onPress={() => change(removeSlide(slides, at))}
                />
              </div>
            </div>
            <SlideWords
              slide={slide}
              number={at + 1}
              onChange={(words) => changeWords(slide.image_url, words)}
            />
          </li>
        ))}
      </ol>
      {isLeast ? <p className={css.quiet}>{t('carousel.least')}</p> : null}
    </>
  )
}

const FIELDS = ['title', 'description', 'link'] as const
type Field = (typeof FIELDS)[number]
type SlideText = Partial<Pick<PinSlide, Field>>

/** Each change can be taken back by its toast: the draft's Ctrl+Z does not know it. */
function useSlideChanges({ id }: Pin, onChange: (cause: string) => void) {
  const t = useText(carouselMessages)
  const actions = usePinActions()
  const toast = useToast()
  const pins = useActor('pins')
  const change = (next: readonly PinSlide[]) => {
    const cause = actions.edit([{ id, patch: patchOfSlides(next) }])
    if (cause === null) return
    onChange(cause)
    toast({
      kind: 'undo',
      text: t('carousel.changed'),
      action: { label: t('carousel.undo'), onPress: () => actions.undo(cause) },
    })
  }
  return {
    change,
    /** By the picture and on the slides of now: a slide may have moved or gone since. */
    changeWords: (imageUrl: string, words: SlideText) => {
      const media = getPin(pins.getSnapshot().context.book, id)?.media
      if (media?.kind !== 'carousel') return
      const at = media.slides.findIndex(({ image_url }) => image_url === imageUrl)
      if (at >= 0) change(editSlide(media.slides, at, words))
    },
  }
}

function SlideWords({
  slide,
  number,
  onChange,
}: {
  slide: PinSlide
  number: number
  onChange: (words: SlideText) => void
}) {
  return (
    <div className={css.fields} data-native-undo="">
      {FIELDS.map((field) => (
        <SlideField
          key={field}
          field={field}
          number={number}
          text={slide[field]}
          onChange={(text) => onChange({ [field]: text })}
        />
      ))}
    </div>
  )
}

/**
 * Saved when it is left or closed; a link that is not valid yet stays, and is not lost silently.
 */
function SlideField({
  field,
  number,
  text,
  onChange,
}: {
  field: Field
  number: number
  text: string
  onChange: (text: string) => void
}) {
  const t = useText(carouselMessages)
  const toast = useToast()
  /** Null = nothing is typed that is not saved. */
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? text
  const isWrong = field === 'link' && wordFault('link', shown) !== null
  const save = () => {
    if (typed === null || isWrong) return
    setTyped(null)
    const next = tidyWords(field, typed)
    if (next !== text) onChange(next)
  }
  useOnClose(() => {
    if (typed !== null && isWrong)
      toast({ text: t('carousel.linkNotSaved', { number, link: typed }), tone: 'danger' })
    save()
  })
  return (
    <TextField
      label={t(`carousel.${field}`)}
      aria-label={t('carousel.ofSlide', { field: t(`carousel.${field}`), number })}
      maxLength={limits[field]}
      inputMode={field === 'link' ? 'url' : 'text'}
      value={shown}
      error={isWrong ? t('carousel.linkWrong') : null}
      onChange={setTyped}
      onBlur={save}
    />
  )
}

/** A field that goes while it has the focus is not blurred for React. */
function useOnClose(close: () => void): void {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  useEffect(() => () => latest.current(), [])
}
