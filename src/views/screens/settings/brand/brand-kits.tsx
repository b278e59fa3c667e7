/** Which kit of the brand is edited, and how kits are added, named and removed. */
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import brandCss from './brand.module.css'
import { addKit, canAddKit, type KitId, nameKit, removeKit } from '../kit-draft.ts'
import kitsMessages from '#locales/en/settings/kits.json' with { type: 'json' }
import css from '../section.module.css'
import type { ChangeBrand } from './use-brand-draft.ts'

const OWN = 'own'
const MAX_LABEL = 60

interface BrandKitsProps {
  readonly brand: Brand
  readonly shown: KitId
  readonly onShow: (id: KitId) => void
  readonly onChange: ChangeBrand
}

export function BrandKits({ brand, shown, onShow, onChange }: BrandKitsProps) {
  const t = useText(kitsMessages)
  const { newId } = useApp()
  const { kits = [] } = brand
  const kit = kits.find(({ id }) => id === shown)
  const add = (): void => {
    const id = newId()
    const label = t('kits.newLabel', { number: kits.length + 2 })
    onChange((now) => addKit(now, { id, label, from: shown }))
    onShow(id)
  }
  const options = [
    { id: OWN, label: t('kits.own') },
    ...kits.map(({ id, label }) => ({ id, label: label || t('kits.unnamed') })),
  ]
  return (
    <fieldset className={brandCss['group']}>
      <legend className={brandCss['legend']}>{t('kits.title')}</legend>
      <p className={css['small']}>{t('kits.hint')}</p>
      {kits.length === 0 ? null : (
        <Select
          label={t('kits.shown')}
          options={options}
          value={kit?.id ?? OWN}
          onChange={(id) => onShow(id === OWN ? null : id)}
        />
      )}
      {kit === undefined ? null : (
        <TextField
          label={t('kits.label')}
          value={kit.label}
          maxLength={MAX_LABEL}
          error={kit.label.trim() === '' ? t('kits.labelMissing') : null}
          onChange={(label) => onChange((now) => nameKit(now, kit.id, label))}
        />
      )}
      <div className={css['actions']}>
        {canAddKit(brand) ? (
          <Button size="small" icon="plus" onPress={add}>
            {t('kits.add')}
          </Button>
        ) : null}
        {kit === undefined ? null : (
          <Button
            size="small"
            variant="quiet"
            icon="trash"
            onPress={() => {
              onShow(null)
              onChange((now) => removeKit(now, kit.id))
            }}
          >
            {t('kits.remove')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
