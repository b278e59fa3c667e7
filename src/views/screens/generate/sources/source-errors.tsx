/** What never became a page, line by line, with what to do about it. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { type ErrorGroup, groupErrors } from './grouped-errors.ts'
import { PrivateHost } from './private-host.tsx'
import css from './source-errors.module.css'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }

export function SourceErrors({
  errors,
  onDismiss,
}: {
  errors: readonly PageError[]
  onDismiss: () => void
}) {
  const t = useText(sourcesMessages)
  if (errors.length === 0) return null
  return (
    <Banner
      tone="warning"
      isAlert
      title={t('sources.errors', { count: errors.length })}
      action={
        <Button size="small" variant="quiet" onPress={onDismiss}>
          {t('sources.dismiss')}
        </Button>
      }
    >
      <ul className={css.list}>
        {groupErrors(errors).map((group) => (
          <Group key={group.message} group={group} />
        ))}
      </ul>
    </Banner>
  )
}

/** So many are shown at once; the rest unfolds. */
const MAX_OPEN = 3

/** One reason, and the addresses that it holds for. */
function Group({ group: { message, errors } }: { group: ErrorGroup }) {
  const t = useText(sourcesMessages)
  const folded = errors.slice(MAX_OPEN)
  return (
    <li>
      <Addresses errors={errors.slice(0, MAX_OPEN)} />
      {folded.length > 0 ? (
        <details className={css.folded}>
          <summary>{t('sources.errorsMore', { count: folded.length })}</summary>
          <Addresses errors={folded} />
        </details>
      ) : null}
      {message}
      {errors.slice(0, MAX_OPEN).map((error) => (
        <PrivateHost key={error.address} error={error} />
      ))}
    </li>
  )
}

function Addresses({ errors }: { errors: readonly PageError[] }) {
  const t = useText(sourcesMessages)
  return keyed(errors).map(({ key, error }) => (
    <span key={key} className={css.where}>
      {error.line === undefined ? null : (
        <span>{t('sources.errorLine', { line: error.line })}</span>
      )}
      <bdi className={css.address}>{error.address}</bdi>
    </span>
  ))
}

/** By address and line; the same one may have been refused twice. */
function keyed(errors: readonly PageError[]): { key: string; error: PageError }[] {
  const met = new Map<string, number>()
  return errors.map((error) => {
    const name = `${error.line ?? ''} ${error.address}`
    const times = (met.get(name) ?? 0) + 1
    met.set(name, times)
    return { key: `${name} ${times}`, error }
  })
}
