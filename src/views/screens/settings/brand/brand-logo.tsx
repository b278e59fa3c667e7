/** The logo, and its variant for dark grounds: the person's own pictures. */
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useState } from 'react'
import { useLoad, useSend } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { LOGO_TYPES } from '../../../kit/ui/files/picture-types.ts'
import { FormFailure } from '../section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import brandCss from './brand.module.css'
import css from '../section.module.css'
import type { ChangeBrand } from './use-brand-draft.ts'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { Picture } from '#core/contract/content/templates.contract.ts'

interface BrandLogoProps {
  readonly brand: Brand
  readonly onChange: ChangeBrand
}

export function BrandLogo({ brand, onChange }: BrandLogoProps) {
  const t = useText(settingsMessages)
  const hasLogo = brand.logo_picture_id !== null || typeof brand.logo_dark_picture_id === 'string'
  return (
    <fieldset className={brandCss['group']}>
      <legend className={brandCss['legend']}>{t('settings.logo')}</legend>
      <Variant
        id={brand.logo_picture_id}
        words="settings.logo"
        onChange={(id) => onChange((now) => ({ ...now, logo_picture_id: id }))}
      />
      <p className={css['small']}>{t('settings.logoHint')}</p>
      {hasLogo ? (
        <>
          <Variant
            id={brand.logo_dark_picture_id ?? null}
            words="settings.logoDark"
            onChange={(id) => onChange((now) => ({ ...now, logo_dark_picture_id: id }))}
          />
          <p className={css['small']}>{t('settings.logoDarkHint')}</p>
        </>
      ) : null}
    </fieldset>
  )
}

function Variant({
  id,
  words,
  onChange,
}: {
  id: string | null
  words: 'settings.logo' | 'settings.logoDark'
  onChange: (id: string | null) => void
}) {
  const t = useText(settingsMessages)
  const load = useLoad('listPictures', id === null ? null : {})
  const { send, busy, failure } = useSend()
  const [uploaded, setUploaded] = useState<Picture | null>(null)
  const upload = async (file: File | undefined) => {
    if (!file) return
    const outcome = await send('uploadPicture', { body: file })
    if (!outcome.ok) return
    setUploaded(outcome.answer)
    onChange(outcome.answer.id)
  }
  const picture = [uploaded, ...(load.data?.pictures ?? [])].find(
    (one) => one !== null && one.id === id,
  )
  return (
    <>
      <div className={css['actions']} role="group" aria-label={t(words)}>
        <div
          className={brandCss['logo']}
          data-ground={words === 'settings.logoDark' ? 'dark' : undefined}
        >
          {picture ? (
            <img src={picture.url} alt={t(`${words}Alt`)} />
          ) : (
            <Icon name="picture" size={24} />
          )}
        </div>
        <FileTrigger acceptedFileTypes={LOGO_TYPES} onSelect={(files) => void upload(files?.[0])}>
          <Button size="small" icon="upload" isBusy={busy !== null}>
            {t(id === null ? `${words}Upload` : 'settings.logoReplace')}
          </Button>
        </FileTrigger>
        {id === null ? null : (
          <Button size="small" variant="quiet" onPress={() => onChange(null)}>
            {t('settings.logoRemove')}
          </Button>
        )}
      </div>
      <FormFailure failure={failure} />
    </>
  )
}
