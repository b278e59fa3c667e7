/** Background, text and accent by name, then free ones; says how well the text can be read. */
import { useId } from 'react'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { contrastOf } from '../../../pins/design/color-contrast.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { addColor, canAddColor, removeColor, setColor } from './brand-draft.ts'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import brandCss from './brand.module.css'
import css from '../section.module.css'
import type { ChangeBrand } from './use-brand-draft.ts'
import type { Brand } from '#core/contract/account/accounts.contract.ts'

const named = ['settings.colorBackground', 'settings.colorText', 'settings.colorAccent'] as const

interface BrandColorsProps {
  readonly brand: Brand
  readonly onChange: ChangeBrand
}

export function BrandColors({ brand, onChange }: BrandColorsProps) {
  const t = useText(settingsMessages)
  const hasColors = brand.colors.length > 0
  return (
    <fieldset className={brandCss['group']}>
      <legend className={brandCss['legend']}>{t('settings.colors')}</legend>
      <p className={css['small']}>{t('settings.colorsHint')}</p>
      <div className={brandCss['colors']}>
        {brand.colors.map((_, index) => (
          // A place in the list is what a colour is: the first is the background.
          // oxlint-disable-next-line react/no-array-index-key
          <BrandColor key={index} index={index} brand={brand} onChange={onChange} />
        ))}
      </div>
      <Contrast brand={brand} />
      <div className={css['actions']}>
        {canAddColor(brand) || !hasColors ? (
          <Button size="small" icon="plus" onPress={() => onChange(addColor)}>
            {t(hasColors ? 'settings.colorAdd' : 'settings.colorsStart')}
          </Button>
        ) : null}
        {hasColors ? (
          <Button
            size="small"
            variant="quiet"
            onPress={() => onChange((now) => ({ ...now, colors: [] }))}
          >
            {t('settings.colorsNone')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

/**
 * Only the name is its label: the code changes with every move in the colour field, and the button
 * is one of its own.
 */
function BrandColor({ brand, index, onChange }: BrandColorsProps & { readonly index: number }) {
  const t = useText(settingsMessages)
  const id = useId()
  const color = brand.colors[index]
  const name = named[index]
  return (
    <div className={brandCss['color']}>
      <label htmlFor={id}>{name ? t(name) : t('settings.colorFree', { number: index + 1 })}</label>{' '}
      <span className={brandCss['colorLine']}>
        <input
          id={id}
          type="color"
          className={brandCss['colorInput']}
          value={color}
          onChange={(event) => onChange((now) => setColor(now, index, event.target.value))}
        />
        {index < 3 ? null : (
          <IconButton
            icon="cross"
            size="small"
            label={t('settings.colorRemove', { number: index + 1 })}
            onPress={() => onChange((now) => removeColor(now, index))}
          />
        )}
      </span>
      <span className={css['code']}>{color}</span>
    </div>
  )
}

function Contrast({ brand }: { brand: Brand }) {
  const t = useText(settingsMessages)
  const format = useFormat()
  const [background, text] = brand.colors
  if (background === undefined || text === undefined) return null
  const contrast = contrastOf(background, text)
  const ratio = format.number(Math.round(contrast * 10) / 10)
  return contrast < 4.5 ? (
    <Banner tone="warning">{t('settings.contrastLow', { ratio })}</Banner>
  ) : (
    <p className={css['small']}>{t('settings.contrast', { ratio })}</p>
  )
}
