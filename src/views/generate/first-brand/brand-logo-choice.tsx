/** The logo on the card of the brand: the website's, one of the person's own, or none. */
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import frame from '../generate.module.css'
import css from './first-brand.module.css'
import { firstBrandMessages } from './first-brand.messages.ts'
import type { BrandChoice } from './use-brand-choice.ts'

const FILES = ['image/png', 'image/svg+xml', 'image/webp', 'image/jpeg', 'image/avif']

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
        <FileTrigger acceptedFileTypes={FILES} onSelect={(files) => upload(files?.[0])}>
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
