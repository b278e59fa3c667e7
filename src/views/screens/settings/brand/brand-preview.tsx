/**
 * A pin in the brand, rendered by the server as every pin is. While a newer one is on its way the
 * last one stays, paler.
 */
import { useLoad } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { previewDesign, previewTemplate } from './brand-draft.ts'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import { useLast, useSettled } from '../../../kit/context/use-settled.ts'
import brandCss from './brand.module.css'
import css from '../section.module.css'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'

interface BrandPreviewProps {
  readonly accountId: string
  readonly brand: Brand
  /** What a pin says when the brand has no name. */
  readonly siteName: string
}

export function BrandPreview(props: BrandPreviewProps) {
  const t = useText(settingsMessages)
  const { design, hasFailed } = usePreviewDesign(props)
  const preview = useLoad(
    'preview',
    design ? { params: { account_id: props.accountId }, body: { design } } : null,
  )
  const image = useLast(preview.data?.image ?? null)
  return (
    <figure className={brandCss['preview']}>
      <figcaption className={brandCss['legend']}>{t('settings.preview')}</figcaption>
      <div className={brandCss['previewPin']} data-late={preview.status === 'loading' || undefined}>
        {image ? <img src={image} alt={t('settings.previewAlt')} /> : null}
      </div>
      {preview.data?.warnings.map((warning) => (
        <p key={warning} className={css['small']}>
          {warning}
        </p>
      ))}
      {preview.status === 'failed' || hasFailed ? (
        <p className={css['small']}>{t('settings.previewFailed')}</p>
      ) : null}
    </figure>
  )
}

/** Null until templates and fonts are known; follows the brand when typing rests. */
function usePreviewDesign({ brand, siteName }: BrandPreviewProps): {
  design: PinDesign | null
  hasFailed: boolean
} {
  const t = useText(settingsMessages)
  const templates = useLoad('listTemplates', {})
  const fonts = useLoad('listFonts', {})
  const settled = useSettled(brand, 300)
  const hasFailed = templates.status === 'failed' || fonts.status === 'failed'
  const template = templates.data && previewTemplate(templates.data.templates)
  const font = fonts.data?.fonts[0]?.family
  if (!template || font === undefined) return { design: null, hasFailed }
  return {
    design: previewDesign(settled, template, {
      headline: t('settings.previewHeadline'),
      kicker: t('settings.previewKicker'),
      font,
      siteName,
    }),
    hasFailed,
  }
}
