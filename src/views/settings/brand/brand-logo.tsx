/** The logo: one of the person's own pictures. */
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useState } from 'react'
import { useLoad, useSend } from '../../data.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LOGO_TYPES } from '../../ui/files/picture-types.ts'
import { FormFailure } from '../section-card.tsx'
import { settingsMessages } from '../settings.messages.ts'
import brandCss from './brand.module.css'
import css from '../section.module.css'
import type { ChangeBrand } from './use-brand-draft.ts'
import type { Brand } from '#core/contract/accounts.contract.ts'
import type { Picture } from '#core/contract/templates.contract.ts'

export function BrandLogo({ brand, onChange }: { brand: Brand; onChange: ChangeBrand }) {
  const t = useText(settingsMessages)
  const load = useLoad('listPictures', brand.logo_picture_id === null ? null : {})
  const { send, busy, failure } = useSend()
  const [uploaded, setUploaded] = useState<Picture | null>(null)
  const upload = async (file: File | undefined) => {
    if (!file) return
    const outcome = await send('uploadPicture', { body: file })
    if (!outcome.ok) return
    setUploaded(outcome.answer)
    onChange((now) => ({ ...now, logo_picture_id: outcome.answer.id }))
  }
  const picture = [uploaded, ...(load.data?.pictures ?? [])].find(
    (one) => one !== null && one.id === brand.logo_picture_id,
  )
  return (
    <fieldset className={brandCss['group']}>
      <legend className={brandCss['legend']}>{t('settings.logo')}</legend>
      <div className={css['actions']}>
        <div className={brandCss['logo']}>
          {picture ? (
            <img src={picture.url} alt={t('settings.logoAlt')} />
          ) : (
            <Icon name="picture" size={24} />
          )}
        </div>
        <FileTrigger acceptedFileTypes={LOGO_TYPES} onSelect={(files) => void upload(files?.[0])}>
          <Button size="small" icon="upload" isBusy={busy !== null}>
            {t(brand.logo_picture_id === null ? 'settings.logoUpload' : 'settings.logoReplace')}
          </Button>
        </FileTrigger>
        {brand.logo_picture_id === null ? null : (
          <Button
            size="small"
            variant="quiet"
            onPress={() => onChange((now) => ({ ...now, logo_picture_id: null }))}
          >
            {t('settings.logoRemove')}
          </Button>
        )}
      </div>
      <p className={css['small']}>{t('settings.logoHint')}</p>
      <FormFailure failure={failure} />
    </fieldset>
  )
}
