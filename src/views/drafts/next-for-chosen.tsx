/** What comes next for the selected pins: generated ones are saved, then drafts are planned. */
import type { Pin } from '#core/contract/pins.contract.ts'
import type { PinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../i18n/text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { draftsMessages } from './drafts.messages.ts'
import { nextFor } from './next-for.ts'

export function NextForChosen({
  chosen,
  actions,
}: {
  chosen: readonly Pin[]
  actions: PinActions
}) {
  const t = useText(draftsMessages)
  const next = nextFor(chosen)
  if (next.step === 'plan')
    return (
      <LinkButton size="small" icon="calendar" href="/calendar">
        {t('drafts.plan')}
      </LinkButton>
    )
  if (next.step === 'save')
    return (
      <Button size="small" icon="drafts" onPress={() => actions.setStatus(next.ids, 'draft')}>
        {t('drafts.save')}
      </Button>
    )
  return null
}
