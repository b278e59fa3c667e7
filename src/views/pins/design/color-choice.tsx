/**
 * Colours of pins: what the brand or the pictures give, or three of one's own, with their contrast
 * measured at once.
 */
import { useId } from 'react'
import { useText } from '../../kit/i18n/text.ts'
import { LinkButton } from '../../kit/ui/button.tsx'
import { RadioGroup } from '../../kit/ui/fields/toggle.tsx'
import css from './color-choice.module.css'
import { contrastOf, FIRST_COLORS } from './color-contrast.ts'
import { Swatches } from './swatches.tsx'
import choicesMessages from '#locales/en/pins/choices.json' with { type: 'json' }

const ROLES = ['background', 'text', 'accent'] as const
const READABLE = 4.5

export interface ColorChoiceProps {
  readonly colors: readonly string[]
  readonly brand: readonly string[]
  readonly onChange: (colors: string[]) => void
}

/** In the place of the choices that the server would not follow: the kit is locked. */
export function LockedStyle({ brand }: { brand: readonly string[] }) {
  const t = useText(choicesMessages)
  const id = useId()
  return (
    <div className={css.choice} role="group" aria-labelledby={id}>
      <span id={id} className={css.name}>
        {t('choices.colorsAndFonts')}
      </span>
      <span className={css.locked}>
        <Swatches colors={brand} />
        {t('choices.locked')}
      </span>
      <p className={css.fine}>{t('choices.lockedHint')}</p>
      <LinkButton size="small" href="/settings?section=brand" className={css.toBrand}>
        {t('choices.toBrand')}
      </LinkButton>
    </div>
  )
}

export function ColorChoice({ colors, brand, onChange }: ColorChoiceProps) {
  const t = useText(choicesMessages)
  const isOwn = colors.length > 0
  const given = brand.length > 0 ? t('choices.colors.brand') : t('choices.colors.picture')
  const start = ROLES.map((_, index) => brand[index] ?? FIRST_COLORS[index] ?? '#000000')
  return (
    <div className={css.choice}>
      <RadioGroup
        label={t('choices.colors')}
        value={isOwn ? 'own' : 'given'}
        onChange={(id) => onChange(id === 'own' ? start : [])}
        options={[
          {
            id: 'given',
            label: given,
            ...(brand.length > 0 ? { before: <Swatches colors={brand} /> } : {}),
          },
          { id: 'own', label: t('choices.colors.own') },
        ]}
      />
      {isOwn ? <OwnColors colors={colors} onChange={onChange} /> : null}
    </div>
  )
}

interface OwnColorsProps {
  readonly colors: readonly string[]
  readonly onChange: (colors: string[]) => void
  /**
   * False beside a preview that says the contrast as it was measured on the pixels: two figures for
   * one thing confuse.
   */
  readonly hasContrast?: boolean
  /** False where the accent is not shown. */
  readonly hasAccent?: boolean
}

export function OwnColors({
  colors,
  onChange,
  hasContrast = true,
  hasAccent = true,
}: OwnColorsProps) {
  const t = useText(choicesMessages)
  const [background = '#ffffff', text = '#000000'] = colors
  const ratio = contrastOf(background, text)
  const words = { ratio: ratio.toFixed(1) }
  return (
    <div className={css.own}>
      <div className={css.inputs}>
        {ROLES.filter((role) => hasAccent || role !== 'accent').map((role, index) => (
          <label key={role} className={css.input}>
            <input
              type="color"
              value={colors[index] ?? '#000000'}
              onChange={(event) =>
                onChange(
                  ROLES.map((_, at) =>
                    at === index ? event.target.value : (colors[at] ?? '#000000'),
                  ),
                )
              }
            />
            {t(`choices.color.${role}`)}
          </label>
        ))}
      </div>
      {hasContrast ? (
        <p className={ratio < READABLE ? css.low : css.fine} aria-live="polite">
          {t(ratio < READABLE ? 'choices.contrastLow' : 'choices.contrast', words)}
        </p>
      ) : null}
    </div>
  )
}
