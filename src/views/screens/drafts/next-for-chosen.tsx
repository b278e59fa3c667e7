/**
 * What comes next for the selected pins: generated ones are saved, then drafts are planned or
 * published at once, and what failed is published again.
 */
import { Suspense } from 'react'
import type { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { canPublishNow } from '#core/pins/publish-pins-now.ts'
import type { Boards } from '../../pins/boards/use-boards.ts'
import { useAccounts } from '../../kit/context/app-context.tsx'
import { linkToPlan } from '../../pins/grid/pins-to-plan.ts'
import type { PinActions } from '../../pins/grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'
import draftsMessages from '#locales/en/drafts/drafts.json' with { type: 'json' }

const PublishChosen = lazyExtra(async () => (await import('./publish-chosen.tsx')).PublishChosen)

export function NextForChosen({
  chosen,
  actions,
  boards,
}: {
  chosen: readonly Pin[]
  actions: PinActions
  boards: Boards
}) {
  const t = useText(draftsMessages)
  const next = nextFor(chosen)
  if (next.step === 'save')
    return (
      <Button size="small" icon="drafts" onPress={() => actions.setStatus(next.ids, 'draft')}>
        {t('drafts.save')}
      </Button>
    )
  return (
    <>
      {next.step === 'plan' ? (
        <LinkButton size="small" icon="calendar" {...linkToPlan(next.ids)}>
          {t('drafts.plan')}
        </LinkButton>
      ) : null}
      <PublishNext chosen={chosen} boards={boards} />
    </>
  )
}

/** Only an account that is connected sends anything. */
function PublishNext({ chosen, boards }: { chosen: readonly Pin[]; boards: Boards }) {
  const isConnected = useAccounts(
    ({ context }) => (context.selectedAccount?.kind ?? 'manual') !== 'manual',
  )
  if (!isConnected || !chosen.some(canPublishNow)) return null
  return (
    <Suspense fallback={null}>
      <PublishChosen chosen={chosen} boards={boards} />
    </Suspense>
  )
}

type NextStep =
  | { readonly step: 'save'; readonly ids: readonly string[] }
  | { readonly step: 'plan'; readonly ids: readonly string[] }
  | { readonly step: 'none' }

/** Saving comes first: only drafts can be planned. What is planned or published needs neither. */
export function nextFor(pins: readonly Pick<Pin, 'id' | 'status'>[]): NextStep {
  const idsWith = (wanted: PinStatus) =>
    pins.filter(({ status }) => status === wanted).map(({ id }) => id)
  const [generated, drafts] = [idsWith('generated'), idsWith('draft')]
  if (generated.length > 0) return { step: 'save', ids: generated }
  return drafts.length > 0 ? { step: 'plan', ids: drafts } : { step: 'none' }
}
