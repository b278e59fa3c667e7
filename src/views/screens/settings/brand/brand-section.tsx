/**
 * The brand of the account: name, colours, fonts, logo, with a pin beside them that is drawn again
 * at every change.
 */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { accountCalls, MAX_BRAND_NAME_LENGTH } from '#core/contract/account/accounts.contract.ts'
import type { BrandChange } from '#core/templates/palettes/brand-change.rules.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { kitOf } from '#core/pages/brand-kit.ts'
import { useActor, usePages } from '../../../kit/context/app-context.tsx'
import { useLoad, useSend } from '../../../kit/context/data.ts'
import { useFieldChecks } from '../../../kit/forms/use-field-checks.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { Checkbox } from '../../../kit/ui/fields/toggle.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { BrandColors } from './brand-colors.tsx'
import { BrandFonts } from './brand-fonts.tsx'
import { BrandKits } from './brand-kits.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { BrandTemplates } from './brand-templates.tsx'
import { changedKit, changeKit, isNameless, type KitId } from '../kit-draft.ts'
import { NeedsAccount } from '../needs-account.tsx'
import { affectedDrafts, type AffectedDraft } from '../rebrand/affected-drafts.ts'
import { RebrandDrafts } from '../rebrand/rebrand-drafts.tsx'
import { CardSkeleton, FormFailure, LoadFailed, SectionCard } from '../section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import brandCss from './brand.module.css'
import css from '../section.module.css'
import { type ChangeBrand, useBrandDraft } from './use-brand-draft.ts'
import type { Brand } from '#core/contract/account/accounts.contract.ts'

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
  const { kitId, kit, changeShown, show } = useShownKit({ brand, saved, change })
  const affected = useAffectedDrafts()
  const siteName = useSiteName() || account.name
  const checks = useFieldChecks(accountCalls.putBrand.body, { name: kit.name })
  const save = async () => {
    const outcome = await send('putBrand', { params: { account_id: account.id }, body: brand })
    if (!outcome.ok) return
    onSaved(outcome.answer)
    taken(brand, outcome.answer)
    toast({ text: t('settings.saved'), tone: 'success' })
    affected.find({ before: saved, after: outcome.answer })
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
          <BrandKits brand={brand} shown={kitId} onShow={show} onChange={change} />
          <TextField
            label={t('settings.brandName')}
            hint={t('settings.brandNameHint')}
            placeholder={siteName}
            value={kit.name}
            maxLength={MAX_BRAND_NAME_LENGTH}
            error={checks.problemOf('name')}
            onChange={(name) => changeShown((now) => ({ ...now, name }))}
          />
          <BrandColors brand={kit} onChange={changeShown} />
          <BrandFonts brand={kit} onChange={changeShown} />
          <BrandLogo brand={kit} onChange={changeShown} />
          <OnlyBrand brand={kit} onChange={changeShown} />
          <BrandTemplates accountId={account.id} brand={kit} onChange={changeShown} />
          <FormFailure failure={failure} />
          <SaveLine isBusy={busy !== null} isChanged={isChanged} isDisabled={isNameless(brand)} />
        </Form>
        <RebrandDrafts drafts={affected.drafts} onClose={affected.clear} />
        <BrandPreview accountId={account.id} brand={kit} siteName={siteName} />
      </div>
    </SectionCard>
  )
}

/** Restricts pins to the kit's colours; disabled while it has none. */
function OnlyBrand({ brand, onChange }: { brand: Brand; onChange: ChangeBrand }) {
  const t = useText(settingsMessages)
  if (brand.colors.length === 0) return null
  return (
    <div>
      <Checkbox
        isSelected={brand.only_brand ?? false}
        onChange={(isOn) => onChange((now) => ({ ...now, only_brand: isOn }))}
      >
        {t('settings.onlyBrand')}
      </Checkbox>
      <p className={css['small']}>{t('settings.onlyBrandHint')}</p>
    </div>
  )
}

function useAffectedDrafts() {
  const pins = useActor('pins')
  const [drafts, setDrafts] = useState<readonly AffectedDraft[]>([])
  return {
    drafts,
    find: (change: BrandChange): void =>
      setDrafts(affectedDrafts(listPins(pins.getSnapshot().context.book), change)),
    clear: (): void => setDrafts([]),
  }
}

function SaveLine({
  isBusy,
  isChanged,
  isDisabled,
}: Record<'isBusy' | 'isChanged' | 'isDisabled', boolean>) {
  const t = useText(settingsMessages)
  return (
    <div className={css['actions']}>
      <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!isChanged || isDisabled}>
        {t('settings.brandSave')}
      </Button>
      {isChanged ? <span className={css['quiet']}>{t('settings.unsaved')}</span> : null}
    </div>
  )
}

interface EditedBrand {
  readonly brand: Brand
  readonly saved: Brand
  readonly change: ChangeBrand
}

/**
 * One kit is edited at a time, first the one with unsaved changes. A kit that was never saved
 * disappears when it is discarded.
 */
function useShownKit({ brand, saved, change }: EditedBrand) {
  const [chosen, show] = useState<KitId>(() => changedKit(brand, saved))
  const kitId = brand.kits?.some(({ id }) => id === chosen) === true ? chosen : null
  const changeShown: ChangeBrand = (make) => change((now) => changeKit(now, kitId, make))
  return { kitId, kit: kitOf(brand, kitId ?? undefined), changeShown, show }
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
