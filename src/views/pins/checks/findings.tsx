/**
 * What a pin still lacks, each with the reason and what to do; then what is good. What is not known
 * is left out unless asked for.
 */
import type { CheckFinding, CheckResult } from '#core/text/gates/pin-checklist.ts'
import { useText } from '../../kit/i18n/text.ts'
import { joined } from '../../kit/ui/class-names.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import checksMessages from '#locales/en/pins/checks.json' with { type: 'json' }
import css from './findings.module.css'

export function Findings({
  results,
  label,
  withUnknown = false,
  className,
}: {
  results: readonly CheckResult[]
  label: string
  withUnknown?: boolean
  className?: string | undefined
}) {
  const t = useText(checksMessages)
  const said = (finding: CheckFinding | null) =>
    finding === null ? null : t(`check.finding.${finding.reason}`, { ...finding })
  return (
    <ul className={joined(css.list, className)} aria-label={label}>
      {results
        .filter(({ state }) => state === 'mend')
        .map(({ code, finding }) => (
          <li key={code} className={css.finding}>
            <Icon name="warning" />
            <span>
              <strong>{t(`check.${code}`)}</strong> {said(finding)}
            </span>
          </li>
        ))}
      {results
        .filter(({ state }) => state === 'good')
        .map(({ code }) => (
          <li key={code} className={css.finding} data-good>
            <Icon name="check" />
            <span>{t(`check.${code}`)}</span>
          </li>
        ))}
      {results
        .filter(({ state }) => withUnknown && state === 'unknown')
        .map(({ code, finding }) => (
          <li key={code} className={css.finding} data-unknown>
            <Icon name="info" />
            <span>
              <strong>{t(`check.${code}`)}</strong> {said(finding)}
            </span>
          </li>
        ))}
    </ul>
  )
}
