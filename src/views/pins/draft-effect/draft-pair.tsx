/** One draft as it is and as it would be, with the box that says whether it changes. */
import type { DesignCanvas, DrawRequest } from '../../kit/drawing/design-canvas.ts'
import { SmallPicture } from '../../kit/drawing/small-picture.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { Checkbox } from '../../kit/ui/fields/toggle.tsx'
import type { ChangedDraft } from './changed-draft.ts'
import css from './draft-effect.module.css'
import effectMessages from '#locales/en/pins/draft-effect.json' with { type: 'json' }
import { useNewPicture } from './use-new-pictures.ts'

export interface DraftPairProps {
  readonly draft: ChangedDraft
  readonly canvas: DesignCanvas | 'failed' | null
  readonly wish: DrawRequest | 'failed' | null
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

export function DraftPair({ draft: { pin }, canvas, wish, isChosen, onChoose }: DraftPairProps) {
  const t = useText(effectMessages)
  const drawn = useNewPicture(canvas, `draft ${pin.id}`, wish)
  const isPicture = drawn !== null && drawn !== 'failed'
  return (
    <>
      <div className={css.pair}>
        <figure className={css.side}>
          <img className={css.picture} src={pin.image_url} alt="" />
          <figcaption className={css.quiet}>{t('effect.now')}</figcaption>
        </figure>
        <figure className={css.side}>
          <div className={css.picture} data-drawn={isPicture} aria-busy={drawn === null}>
            {isPicture ? <SmallPicture drawn={drawn} /> : null}
            {drawn === 'failed' ? <span className={css.quiet}>{t('effect.notDrawn')}</span> : null}
          </div>
          <figcaption className={css.quiet}>{t('effect.new')}</figcaption>
        </figure>
      </div>
      <Checkbox isSelected={isChosen} onChange={onChoose}>
        <span className={css.title} dir="auto">
          {pin.title}
        </span>
      </Checkbox>
    </>
  )
}
