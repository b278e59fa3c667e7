/** Background, text and accent by name, then free ones; says how well the text can be read. */
import { useFormat, useText } from '../i18n/text.ts'
import { contrastOf } from '../generate/color-contrast.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Banner } from '../ui/states.tsx'
import { addColor, canAddColor, removeColor, setColor } from './brand-draft.ts'
import { settingsMessages } from './settings.messages.ts'
import css from './settings.module.css'
import type { Brand } from '#core/contract/accounts.contract.ts'

const named = ['settings.colorBackground', 'settings.colorText', 'settings.colorAccent'] as const

export function BrandColors({ brand, onChange }: { brand: Brand; onChange: (brand: Brand) => void }) {
  const t = useText(settingsMessages)
  const hasColors = brand.colors.length > 0
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{t('settings.colors')}</legend>
      <p className={css['small']}>{t('settings.colorsHint')}</p>
      <div className={css['colors']}>
        {brand.colors.map((color, index) => {
          const name = named[index]
          return (
            // A place in the list is what a colour is: the first is the background.
            // oxlint-disable-next-line react/no-array-index-key
            <label key={index} className={css['color']}>
              {name ? t(name) : t('settings.colorFree', { number: index + 1 })}
              <span className={css['colorLine']}>
                <input type="color" className={css['colorInput']} value={color} onChange={(event) => onChange(setColor(brand, index, event.target.value))} />
                {index < 3 ? null : <IconButton icon="cross" size="small" label={t('settings.colorRemove', { number: index + 1 })} onPress={() => onChange(removeColor(brand, index))} />}
              </span>
              <span className={css['code']}>{color}</span>
            </label>
          )
        })}
      </div>
      <Contrast brand={brand} />
      <div className={css['actions']}>
        {canAddColor(brand) || !hasColors ? (
          <Button size="small" icon="plus" onPress={() => onChange(addColor(brand))}>
            {t(hasColors ? 'settings.colorAdd' : 'settings.colorsStart')}
          </Button>
        ) : null}
        {hasColors ? (
          <Button size="small" variant="quiet" onPress={() => onChange({ ...brand, colors: [] })}>
            {t('settings.colorsNone')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

function Contrast({ brand }: { brand: Brand }) {
  const t = useText(settingsMessages)
  const format = useFormat()
  const [background, text] = brand.colors
  if (background === undefined || text === undefined) return null
  const contrast = contrastOf(background, text)
  const ratio = format.number(Math.round(contrast * 10) / 10)
  return contrast < 4.5 ? <Banner tone="warning">{t('settings.contrastLow', { ratio })}</Banner> : <p className={css['small']}>{t('settings.contrast', { ratio })}</p>
}
