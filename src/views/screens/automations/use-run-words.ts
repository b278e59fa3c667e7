/** A run that has ended, in one line. */
import type { AutomationRun } from '#core/contract/publishing/automations.contract.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import automationsMessages from '#locales/en/automations/automations.json' with { type: 'json' }

export function useRunWords(): (run: AutomationRun) => string {
  const t = useText(automationsMessages)
  const format = useFormat()
  return ({ outcome, started_at, articles, pins, planned }) => {
    const moment = format.moment(started_at)
    if (outcome === 'failed') return t('automations.result.failed', { moment })
    if (articles === 0) return t('automations.result.none', { moment })
    return planned > 0
      ? t('automations.result.planned', { moment, pins, articles, planned })
      : t('automations.result.pins', { moment, pins, articles })
  }
}
