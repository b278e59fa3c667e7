/** The pictures of a carousel: their order, their words. Each change counts at once, as a step. */
import { useState } from 'react'
import {
  carouselLimits,
  type Pin,
  pinWordLimits as limits,
  type PinSlide,
} from '#core/contract/pins.contract.ts'
import { editSlide, moveSlide, patchOfSlides, removeSlide } from '#core/media/slides.ts'
import type { Slides } from '#core/media/slides.ts'
import { tidyWords, wordFault } from '#core/pins/pin-words.ts'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../i18n/text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import css from './carousel.module.css'
import { carouselMessages } from './carousel.messages.ts'

export function CarouselFields({ pin, slides }: { pin: Pin; slides: Slides }) {
  const t = useText(carouselMessages)
  const actions = usePinActions()
  const put = (next: readonly PinSlide[]) =>
    void actions.edit([{ id: pin.id, patch: patchOfSlides(next) }])
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
                  onPress={() => put(moveSlide(slides, at, -1))}
                />
                <IconButton
                  icon="chevronDown"
                  label={t('carousel.later', { number: at + 1 })}
                  isDisabled={at === slides.length - 1}
                  onPress={() => put(moveSlide(slides, at, 1))}
                />
                <IconButton
                  icon="cross"
                  label={t('carousel.remove', { number: at + 1 })}
                  isDisabled={isLeast}
                  onPress={() => put(removeSlide(slides, at))}
                />
              </div>
            </div>
            <SlideWords
              slide={slide}
              number={at + 1}
              onChange={(words) => put(editSlide(slides, at, words))}
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

function SlideWords({
  slide,
  number,
  onChange,
}: {
  slide: PinSlide
  number: number
  onChange: (words: Partial<Pick<PinSlide, Field>>) => void
}) {
  return (
    <div className={css.fields}>
      {FIELDS.map((field) => (
        <SlideField
          key={`${field} ${slide[field]}`}
          field={field}
          number={number}
          text={slide[field]}
          onChange={(text) => onChange({ [field]: text })}
        />
      ))}
    </div>
  )
}

/** Kept when it is left. */
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
  const [typed, setTyped] = useState(text)
  const isWrong = field === 'link' && wordFault('link', typed) !== null
  const keep = () => {
    const next = tidyWords(field, typed)
    if (next !== text && !isWrong) onChange(next)
  }
  return (
    <TextField
      label={t(`carousel.${field}`)}
      aria-label={t('carousel.ofSlide', { field: t(`carousel.${field}`), number })}
      maxLength={limits[field]}
      inputMode={field === 'link' ? 'url' : 'text'}
      value={typed}
      error={isWrong ? t('carousel.linkWrong') : null}
      onChange={setTyped}
      onBlur={keep}
    />
  )
}
