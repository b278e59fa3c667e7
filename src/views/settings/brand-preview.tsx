/** A pin in the brand, rendered by the server as every pin is. While a newer one is on its way the last one stays, paler. */
import { useLoad } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { previewDesign, previewTemplate } from './brand-draft.ts'
import { settingsMessages } from './settings.messages.ts'
import { useLast, useSettled } from './use-settled.ts'
import css from './settings.module.css'
import type { Brand } from '#core/contract/accounts.contract.ts'

export function BrandPreview({ accountId, brand }: { accountId: string; brand: Brand }) {
  const t = useText(settingsMessages)
  const templates = useLoad('listTemplates', {})
  const fonts = useLoad('listFonts', {})
  const settledBrand = useSettled(brand, 300)
  const template = previewTemplate(templates.data?.templates ?? [])
  const font = fonts.data?.fonts[0]?.family
  const design = template && font ? previewDesign(settledBrand, template, { headline: t('settings.previewHeadline'), kicker: t('settings.previewKicker'), font }) : null
  const preview = useLoad('preview', design ? { params: { account_id: accountId }, body: { design } } : null)
  const image = useLast(preview.data?.image ?? null)
  return (
    <figure className={css['preview']}>
      <figcaption className={css['legend']}>{t('settings.preview')}</figcaption>
      <div className={css['previewPin']} data-late={preview.status === 'loading' || undefined}>
        {image ? <img src={image} alt={t('settings.previewAlt')} /> : null}
      </div>
      {preview.status === 'failed' || templates.status === 'failed' ? <p className={css['small']}>{t('settings.previewFailed')}</p> : null}
    </figure>
  )
}
