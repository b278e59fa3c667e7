/** One automation: what it does, when, and how its last run went. */
import type { Automation, AutomationRun } from '#core/contract/publishing/automations.contract.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Badge, ProgressBar } from '../../kit/ui/marks/badge.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { Menu } from '../../kit/ui/overlays/menu.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import automationsMessages from '#locales/en/automations/automations.json' with { type: 'json' }
import css from './automations.module.css'
import { type AutomationActions, isHeld, isRunning } from './use-automations.ts'
import { useRunWords } from './use-run-words.ts'

export interface AutomationCardProps {
  readonly one: Automation
  readonly actions: AutomationActions
  readonly onEdit: () => void
  readonly onLog: () => void
}

export function AutomationCard({ one, actions, onEdit, onLog }: AutomationCardProps) {
  const t = useText(automationsMessages)
  const { settings, problem } = one
  return (
    <article className={css.card} aria-label={settings.name}>
      <header className={css.head}>
        <h2 className={css.name}>{settings.name}</h2>
        <State one={one} />
        <span className={css.buttons}>
          <Button
            size="small"
            icon="refresh"
            isBusy={actions.isBusy(one, 'run')}
            isDisabled={isRunning(one) || isHeld(one)}
            onPress={() => void actions.run(one)}
          >
            {t('automations.runNow')}
          </Button>
          <More {...{ one, actions, onEdit, onLog }} />
        </span>
      </header>
      {problem === null ? null : <Banner tone="warning">{problem}</Banner>}
      <Facts one={one} />
    </article>
  )
}

function State({ one }: { one: Automation }) {
  const t = useText(automationsMessages)
  if (isRunning(one)) return <Badge tone="accent">{t('automations.running')}</Badge>
  if (!one.is_on) return <Badge>{t('automations.off')}</Badge>
  return one.problem === null ? (
    <Badge tone="success">{t('automations.on')}</Badge>
  ) : (
    <Badge tone="warning">{t('automations.held')}</Badge>
  )
}

function More({ one, actions, onEdit, onLog }: AutomationCardProps) {
  const t = useText(automationsMessages)
  const label = t('automations.more', { name: one.settings.name })
  const run = (id: string): void => {
    if (id === 'edit') onEdit()
    else if (id === 'log') onLog()
    else if (id === 'delete') void actions.remove(one)
    else void actions.turn(one, !one.is_on)
  }
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon="more" size="small" variant="secondary" label={label} />}
      items={[
        { id: 'edit', label: t('automations.edit'), icon: 'edit' },
        { id: 'log', label: t('automations.log'), icon: 'history' },
        one.is_on
          ? { id: 'turn', label: t('automations.pause'), icon: 'pause' }
          : { id: 'turn', label: t('automations.turnOn'), icon: 'check' },
        { id: 'delete', label: t('automations.delete'), icon: 'trash', isDanger: true },
      ]}
      onAction={run}
    />
  )
}

function Facts({ one }: { one: Automation }) {
  const t = useText(automationsMessages)
  const { settings, waiting, last_run: run } = one
  const goal = t(`automations.goal.${settings.goal.kind}`, {
    count: settings.goal.kind === 'spread' ? settings.goal.days : 0,
  })
  return (
    <dl className={css.facts}>
      <dt>{t('automations.from')}</dt>
      <dd>
        {settings.sources.map((source, place) => (
          <span key={place} className={css.source}>
            {source.kind === 'addresses' ? (
              t('automations.kind.addresses', { count: source.addresses.length })
            ) : (
              <>
                {t(`automations.kind.${source.kind}`)} <bdi>{source.address}</bdi>
              </>
            )}
          </span>
        ))}
      </dd>
      <dt>{t('automations.makes')}</dt>
      <dd>
        {t('automations.makesWords', {
          pins: t('automations.pinsAPage', { count: settings.pins_a_page }),
          goal,
        })}
        {settings.again_after_days === null ? null : (
          <span className={css.source}>
            {t('automations.again', { count: settings.again_after_days })}
          </span>
        )}
      </dd>
      <dt>{t('automations.last')}</dt>
      <dd>
        {run === null ? t('automations.never') : <LastRun run={run} />}
        <span className={css.source}>
          <Next one={one} />
        </span>
        {waiting > 0 && !isRunning(one) ? (
          <span className={css.source}>{t('automations.waiting', { count: waiting })}</span>
        ) : null}
      </dd>
    </dl>
  )
}

function Next({ one: { is_on, next_run_at: at } }: { one: Automation }) {
  const t = useText(automationsMessages)
  const format = useFormat()
  if (!is_on) return t('automations.isOff')
  return at === null
    ? t('automations.onlyAsked')
    : t('automations.nextRun', { moment: format.moment(at) })
}

function LastRun({ run }: { run: AutomationRun }) {
  const t = useText(automationsMessages)
  const words = useRunWords()
  if (run.outcome !== 'running')
    return (
      <>
        {words(run)}
        {run.problem === null ? null : <span className={css.source}>{run.problem}</span>}
      </>
    )
  return run.articles === 0 ? (
    <ProgressBar label={t('automations.reading')} />
  ) : (
    <ProgressBar
      label={t('automations.running')}
      value={run.articles_done}
      max={run.articles}
      valueLabel={t('automations.progress', {
        done: run.articles_done,
        all: run.articles,
        pins: run.pins,
      })}
    />
  )
}
