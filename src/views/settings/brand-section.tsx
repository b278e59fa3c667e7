/**
 * The brand of the account: name, colours, fonts, logo, with a pin beside them that is drawn again
 * at every change.
 */
import { Form } from 'react-aria-components/Form'
import { accountCalls, MAX_BRAND_NAME_LENGTH } from '#core/contract/accounts.contract.ts'
import { usePages } from '../app-context.tsx'
import { useLoad, useSend } from '../data.ts'
import { useFieldChecks } from '../forms/use-field-checks.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Banner } from '../ui/states.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useToast } from '../ui/toast.tsx'
import { BrandColors } from './brand-colors.tsx'
import { BrandFonts } from './brand-fonts.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { NeedsAccount } from './needs-account.tsx'
import { CardSkeleton, FormFailure, LoadFailed, SectionCard } from './section-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import brandCss from './brand.module.css'
import css from './section.module.css'
import { useBrandDraft } from './use-brand-draft.ts'
import type { Brand } from '#core/contract/accounts.contract.ts'

export function BrandSection() {
  return <NeedsAccount>{(account) => <BrandOf key={account.id} account={account} />}</NeedsAccount>
}

function BrandOf({ account }: { account: { id: string; name: string } }) {
  const load = useLoad('getBrand', { params: { account_id: account.id } })
  if (load.data === null)
    return load.failure ? (
      <LoadFailed failure={load.failure} onRetry={load.reload} />
    ) : (
      <CardSkeleton lines={4} />
    )
  return <BrandForm account={account} saved={load.data} onSaved={load.replace} />
}

function BrandForm({
  account,
  saved,
  onSaved,
}: {
  account: { id: string; name: string }
  saved: Brand
  onSaved: (brand: Brand) => void
}) {
  const t = useText(settingsMessages)
  const toast = useToast()
  const { send, busy, failure } = useSend()
  const { brand, change, isChanged, isRestored, discard, taken } = useBrandDraft(account.id, saved)
  const siteName = useSiteName() || account.name
  const checks = useFieldChecks(accountCalls.putBrand.body, { name: brand.name })
  const save = async () => {
    const outcome = await send('putBrand', { params: { account_id: account.id }, body: brand })
    if (!outcome.ok) return
    onSaved(outcome.answer)
    taken(brand, outcome.answer)
    toast({ text: t('settings.saved'), tone: 'success' })
  }
  return (
    <SectionCard title={t('settings.brand')} lead={t('settings.brandLead', { name: account.name })}>
      <div className={brandCss['brand']}>
        <Form
          className={brandCss['brandForm'] ?? ''}
          validationBehavior="aria"
          onSubmit={checks.submit(save)}
        >
          {isRestored && isChanged ? <RestoredNote onDiscard={discard} /> : null}
          <TextField
            label={t('settings.brandName')}
            hint={t('settings.brandNameHint')}
            placeholder={siteName}
            value={brand.name}
            maxLength={MAX_BRAND_NAME_LENGTH}
            error={checks.problemOf('name')}
            onChange={(name) => change((now) => ({ ...now, name }))}
          />
          <BrandColors brand={brand} onChange={change} />
          <BrandFonts brand={brand} onChange={change} />
          <BrandLogo brand={brand} onChange={change} />
          <FormFailure failure={failure} />
          <div className={css['actions']}>
            <Button type="submit" variant="primary" isBusy={busy !== null} isDisabled={!isChanged}>
              {t('settings.brandSave')}
            </Button>
            {isChanged ? <span className={css['quiet']}>{t('settings.unsaved')}</span> : null}
          </div>
        </Form>
        <BrandPreview accountId={account.id} brand={brand} siteName={siteName} />
      </div>
    </SectionCard>
  )
}

/** Shown while the form holds changes from before a reload. */
function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useText(settingsMessages)
  return (
    <Banner
      action={
        <Button size="small" variant="quiet" onPress={onDiscard}>
          {t('settings.discard')}
        </Button>
      }
    >
      {t('settings.brandRestored')}
    </Banner>
  )
}

/**
 * The site of the newest page: its name is what pins of an unnamed brand use. Empty while there is
 * no page.
 */
function useSiteName(): string {
  return usePages(
    (snapshot) => snapshot.context.pages.find(({ site_name }) => site_name !== '')?.site_name ?? '',
  )
}
