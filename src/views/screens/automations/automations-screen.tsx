/** New articles of a site that become pins by themselves. */
import { lazy, Suspense, useState } from 'react'
import type { Automation } from '#core/contract/publishing/automations.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { Banner, EmptyState, ErrorState, Loading, Skeleton } from '../../kit/ui/states.tsx'
import { AutomationCard } from './automation-card.tsx'
import type { AutomationFormProps } from './form/automation-form.tsx'
import automationsMessages from '#locales/en/automations/automations.json' with { type: 'json' }
import css from './automations.module.css'
import { useFocusAfterRemoval } from '../../kit/ui/use-focus-after-removal.ts'
import { type Automations, useAutomationActions, useAutomations } from './use-automations.ts'

const AutomationForm = lazy(async () => ({
  default: (await import('./form/automation-form.tsx')).AutomationForm,
}))
const RunLog = lazy(async () => ({ default: (await import('./run-log.tsx')).RunLog }))

/** `form` of null makes a new one. */
type Open =
  | { readonly what: 'form'; readonly one: Automation | null }
  | { readonly what: 'log'; readonly one: Automation }

export function AutomationsScreen() {
  const t = useText(automationsMessages)
  const automations = useAutomations()
  const [open, setOpen] = useState<Open | null>(null)
  useFocusAfterRemoval(automations.list?.length ?? null, () =>
    document.querySelector<HTMLElement>('main h1'),
  )
  const isEmpty = automations.list?.length === 0
  return (
    <Screen
      title={t('automations.title')}
      lead={t('automations.lead')}
      actions={
        isEmpty ? null : (
          <Button
            variant="primary"
            icon="plus"
            isDisabled={automations.list === null}
            onPress={() => setOpen({ what: 'form', one: null })}
          >
            {t('automations.new')}
          </Button>
        )
      }
    >
      {automations.isOffline ? <Banner tone="warning">{t('automations.offline')}</Banner> : null}
      <Content automations={automations} onOpen={setOpen} />
      <Suspense>
        {open?.what === 'form' ? (
          <OpenForm
            {...open}
            automations={automations}
            onClose={() => setOpen(null)}
            onReopen={() => setOpen(open)}
          />
        ) : null}
        {open?.what === 'log' ? <RunLog one={open.one} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </Screen>
  )
}

/** Gets what another device has changed meanwhile, and keeps what is typed. */
function OpenForm({ one, ...props }: Omit<AutomationFormProps, 'accountId'>) {
  const { list, accountId } = props.automations
  const current = list?.find(({ id }) => id === one?.id) ?? one
  return accountId === null ? null : (
    <AutomationForm key={one?.id} one={current} accountId={accountId} {...props} />
  )
}

function Content({
  automations,
  onOpen,
}: {
  automations: Automations
  onOpen: (open: Open) => void
}) {
  const t = useText(automationsMessages)
  const actions = useAutomationActions(automations)
  const { list, failure, reload } = automations
  if (list === null)
    return failure === null ? (
      <Loading label={t('automations.loading')}>
        <Skeleton height="180px" radius="var(--radius-16)" />
      </Loading>
    ) : (
      <ErrorState title={t('automations.failed')} requestId={failure.requestId} onRetry={reload}>
        {t('automations.failedWords')} {failure.message}
      </ErrorState>
    )
  if (list.length === 0)
    return (
      <EmptyState
        icon="refresh"
        title={t('automations.empty')}
        action={
          <Button variant="primary" icon="plus" onPress={() => onOpen({ what: 'form', one: null })}>
            {t('automations.new')}
          </Button>
        }
      >
        {t('automations.emptyWords')}
      </EmptyState>
    )
  return (
    <ul className={css.list}>
      {list.map((one) => (
        <li key={one.id}>
          <AutomationCard
            one={one}
            actions={actions}
            onEdit={() => onOpen({ what: 'form', one })}
            onLog={() => onOpen({ what: 'log', one })}
          />
        </li>
      ))}
    </ul>
  )
}
