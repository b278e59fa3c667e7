/** The brand of the account: name, colours, fonts, logo, with a pin beside them that is drawn anew at every change. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useLoad, useSend } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useToast } from '../ui/toast.tsx'
import { BrandColors } from './brand-colors.tsx'
import { isSameBrand } from './brand-draft.ts'
import { BrandFonts } from './brand-fonts.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { NeedsAccount } from './needs-account.tsx'
import { CardSkeleton, FormFailure, LoadFailed, SectionCard, submitting } from './section-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './settings.module.css'
import type { Brand } from '#core/contract/accounts.contract.ts'

export function BrandSection() {
  return <NeedsAccount>{(account) => <BrandOf key={account.id} account={account} />}</NeedsAccount>
}

function BrandOf({ account }: { account: { id: string; name: string } }) {
  const load = useLoad('getBrand', { params: { account_id: account.id } })
  if (load.data === null) return load.failure ? <LoadFailed failure={load.failure} onRetry={load.reload} /> : <CardSkeleton lines={4} />
  return <BrandForm account={account} saved={load.data} onSaved={load.replace} />
}

function BrandForm({ account, saved, onSaved }: { account: { id: string; name: string }; saved: Brand; onSaved: (brand: Brand) => void }) {
  const t = useText(settingsMessages)
  const toast = useToast()
  const { send, busy, failure } = useSend()
  const [brand, setBrand] = useState(saved)
  const isChanged = !isSameBrand(brand, saved)
  const save = async () => {
    const outcome = await send('putBrand', { params: { account_id: account.id }, body: brand })
    if (!outcome.ok) return
    onSaved(outcome.answer)
    setBrand(outcome.answer)
    toast({ text: t('settings.saved'), tone: 'success' })
  }
  return (
    <SectionCard title={t('settings.brand')} lead={t('settings.brandLead', { name: account.name })}>
      <div className={css['brand']}>
        <Form className={css['brandForm'] ?? ''} validationBehavior="aria" onSubmit={submitting(save)}>
          <TextField label={t('settings.brandName')} hint={t('settings.brandNameHint')} placeholder={account.name} value={brand.name} maxLength={60} onChange={(name) => setBrand({ ...brand, name })} />
          <BrandColors brand={brand} onChange={setBrand} />
          <BrandFonts brand={brand} onChange={setBrand} />
          <BrandLogo brand={brand} onChange={setBrand} />
          <FormFailure failure={failure} />
          <div className={css['actions']}>
            <Button type="submit" variant="primary" isBusy={busy !== null} isDisabled={!isChanged}>
              {t('settings.brandSave')}
            </Button>
            {isChanged ? <span className={css['quiet']}>{t('settings.unsaved')}</span> : null}
          </div>
        </Form>
        <BrandPreview accountId={account.id} brand={brand} />
      </div>
    </SectionCard>
  )
}
