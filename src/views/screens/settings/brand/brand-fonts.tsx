/** Two fonts: headlines and small text. Built-in ones and the person's own. */
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useSend } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { useFontOptions } from '../../../pins/design/use-font-options.ts'
import { setFont } from './brand-draft.ts'
import { FormFailure } from '../section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import brandCss from './brand.module.css'
import css from '../section.module.css'
import type { ChangeBrand } from './use-brand-draft.ts'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { FontInfo } from '#core/contract/content/templates.contract.ts'

/** The select needs an id for "none". */
const AS_TEMPLATE = 'as-template'

export function BrandFonts({ brand, onChange }: { brand: Brand; onChange: ChangeBrand }) {
  const t = useText(settingsMessages)
  const toast = useToast()
  const { options: families, fonts, load } = useFontOptions()
  const { send, busy, failure } = useSend()
  const upload = async (file: File | undefined) => {
    if (!file) return
    const outcome = await send('uploadFont', { body: file })
    if (!outcome.ok) return
    toast({ text: t('settings.fontAdded', { family: outcome.answer.family }), tone: 'success' })
    load.reload()
    onChange((now) => setFont(now, 'heading', outcome.answer.family))
  }
  const remove = async ({ id, family }: FontInfo) => {
    const outcome = await send('deleteFont', { params: { font_id: id } })
    if (!outcome.ok) return
    load.reload()
    if (!fonts.some((font) => font.id !== id && font.family === family))
      onChange((now) => ({ ...now, fonts: now.fonts.map((font) => (font === family ? '' : font)) }))
  }
  const options = [{ id: AS_TEMPLATE, label: t('settings.fontDefault') }, ...families]
  return (
    <fieldset className={brandCss['group']}>
      <legend className={brandCss['legend']}>{t('settings.fonts')}</legend>
      <div className={css['pair']}>
        {(['heading', 'body'] as const).map((role, index) => (
          <Select
            key={role}
            label={t(role === 'heading' ? 'settings.fontHeading' : 'settings.fontBody')}
            options={options}
            value={brand.fonts[index] || AS_TEMPLATE}
            onChange={(id) => onChange((now) => setFont(now, role, id === AS_TEMPLATE ? '' : id))}
          />
        ))}
      </div>
      <OwnFamilies
        fonts={fonts.filter(({ own }) => own)}
        isBusy={busy !== null}
        onRemove={(font) => void remove(font)}
      />
      <FormFailure failure={failure} />
      <div className={css['actions']}>
        <FileTrigger
          acceptedFileTypes={['.ttf', '.otf', '.woff', '.woff2']}
          onSelect={(files) => void upload(files?.[0])}
        >
          <Button size="small" icon="upload" isBusy={busy === 'uploadFont'}>
            {t('settings.fontUpload')}
          </Button>
        </FileTrigger>
        <span className={css['small']}>{t('settings.fontHint')}</span>
      </div>
    </fieldset>
  )
}

/** A family is chosen as one; each of its styles came as a file and can go alone. */
function OwnFamilies({
  fonts,
  isBusy,
  onRemove,
}: {
  readonly fonts: readonly FontInfo[]
  readonly isBusy: boolean
  readonly onRemove: (font: FontInfo) => void
}) {
  const t = useText(settingsMessages)
  const families = Map.groupBy(fonts, ({ family }) => family)
  if (families.size === 0) return null
  return (
    <ul className={css['sub']}>
      {[...families].map(([family, styles]) => (
        <li key={family} className={css['subRow']} aria-label={family}>
          <span>{family}</span>
          <span className={brandCss['colorLine']}>
            {styles.map((font) => (
              <span key={font.id} className={brandCss['colorLine']}>
                <span className={css['small']}>{font.style}</span>
                <IconButton
                  icon="trash"
                  size="small"
                  label={t('settings.fontRemove', {
                    family: `${family} ${font.style ?? ''}`.trim(),
                  })}
                  isDisabled={isBusy}
                  onPress={() => onRemove(font)}
                />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
