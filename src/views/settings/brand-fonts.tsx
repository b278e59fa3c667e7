/** Two fonts: headlines and small text. Built-in ones and the person's own. */
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useLoad, useSend } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Select } from '../ui/choice-field.tsx'
import { useToast } from '../ui/toast.tsx'
import { setFont } from './brand-draft.ts'
import { FormFailure } from './section-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './settings.module.css'
import type { Brand } from '#core/contract/accounts.contract.ts'

/** The select needs an id for "none". */
const AS_TEMPLATE = 'as-template'

export function BrandFonts({ brand, onChange }: { brand: Brand; onChange: (brand: Brand) => void }) {
  const t = useText(settingsMessages)
  const toast = useToast()
  const load = useLoad('listFonts', {})
  const { send, busy, failure } = useSend()
  const fonts = load.data?.fonts ?? []
  const upload = async (file: File | undefined) => {
    if (!file) return
    const outcome = await send('uploadFont', { body: file })
    if (!outcome.ok) return
    toast({ text: t('settings.fontAdded', { family: outcome.answer.family }), tone: 'success' })
    load.reload()
    onChange(setFont(brand, 'heading', outcome.answer.family))
  }
  const remove = async (id: string, family: string) => {
    const outcome = await send('deleteFont', { params: { font_id: id } })
    if (!outcome.ok) return
    load.reload()
    onChange({ ...brand, fonts: brand.fonts.map((font) => (font === family ? '' : font)) })
  }
  const options = [{ id: AS_TEMPLATE, label: t('settings.fontDefault') }, ...fonts.map((font) => ({ id: font.family, label: font.family }))]
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{t('settings.fonts')}</legend>
      <div className={css['pair']}>
        {(['heading', 'body'] as const).map((role, index) => (
          <Select key={role} label={t(role === 'heading' ? 'settings.fontHeading' : 'settings.fontBody')} options={options} value={brand.fonts[index] || AS_TEMPLATE} onChange={(id) => onChange(setFont(brand, role, id === AS_TEMPLATE ? '' : id))} />
        ))}
      </div>
      {fonts
        .filter((font) => font.own)
        .map((font) => (
          <div key={font.id} className={css['subRow']}>
            <span>{font.family}</span>
            <IconButton icon="trash" size="small" label={t('settings.fontRemove', { family: font.family })} isDisabled={busy !== null} onPress={() => void remove(font.id, font.family)} />
          </div>
        ))}
      <FormFailure failure={failure} />
      <div className={css['actions']}>
        <FileTrigger acceptedFileTypes={['.ttf', '.otf', '.woff', '.woff2']} onSelect={(files) => void upload(files?.[0])}>
          <Button size="small" icon="upload" isBusy={busy === 'uploadFont'}>
            {t('settings.fontUpload')}
          </Button>
        </FileTrigger>
        <span className={css['small']}>{t('settings.fontHint')}</span>
      </div>
    </fieldset>
  )
}
