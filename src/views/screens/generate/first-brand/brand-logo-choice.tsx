/** The logo on the brand card: the website's, an uploaded one, or none. */
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { LOGO_TYPES } from '../../../kit/ui/files/picture-types.ts'
import frame from '../../../pins/steps/step.module.css'
import css from './first-brand.module.css'
import firstBrandMessages from '#locales/en/generate/first-brand.json' with { type: 'json' }
import type { BrandChoice } from './use-brand-choice.ts'

export function BrandLogoChoice({ choice }: { choice: BrandChoice }) {
  const t = useText(firstBrandMessages)
  const { logo, isLogoLoading } = choice
  const upload = (file: File | undefined) => {
    if (file) void choice.uploadLogo(file)
  }
  return (
    <fieldset className={css.group} aria-busy={isLogoLoading}>
      <legend>{t('firstBrand.logo')}</legend>
      <div className={css.logo}>
        <div className={css.picture}>
          {logo === null ? (
            <Icon name="picture" size={24} />
          ) : (
            <img src={logo} alt={t('firstBrand.logoAlt')} />
          )}
        </div>
        <FileTrigger acceptedFileTypes={LOGO_TYPES} onSelect={(files) => upload(files?.[0])}>
          <Button size="small" icon="upload" isBusy={choice.busy === 'uploadPicture'}>
            {t(logo === null ? 'firstBrand.logoChoose' : 'firstBrand.logoReplace')}
          </Button>
        </FileTrigger>
        {logo === null ? null : (
          <Button size="small" variant="quiet" onPress={() => choice.change({ logo: null })}>
            {t('firstBrand.logoRemove')}
          </Button>
        )}
      </div>
      {isLogoLoading ? <p className={frame.quiet}>{t('firstBrand.logoLoading')}</p> : null}
    </fieldset>
  )
}
