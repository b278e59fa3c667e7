/**
 * The pages of the account that is open. The tray leaves out problems of pages that are not among
 * them any more.
 */
import { createContext, useMemo } from 'react'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import { usePages } from '../../kit/context/app-context.tsx'

export interface KnownPages {
  readonly accountId: string
  /** As a job names its pages: by address, those without one by title. */
  readonly names: ReadonlySet<string>
}

/** Null while the pages are not known: then every problem counts. */
export const KnownPagesContext = createContext<KnownPages | null>(null)

export function useKnownPages(): KnownPages | null {
  const accountId = usePages((snapshot) => snapshot.context.accountId)
  const pages = usePages((snapshot) => (snapshot.hasTag('ready') ? snapshot.context.pages : null))
  return useMemo(
    () => (accountId === null || pages === null ? null : { accountId, names: namesOf(pages) }),
    [accountId, pages],
  )
}

/** A page that failed and was renamed since is known by the name in its error. */
export function namesOf(pages: readonly Page[]): ReadonlySet<string> {
  return new Set(pages.flatMap(({ url, title, error }) => [url || title, error?.address ?? '']))
}

/** What was not made because the page would only have repeated itself is no problem. */
const REPEATS = 'automations.nothingNew'

const isRepeat = ({ problem_codes }: PageError): boolean =>
  [problem_codes?.['message'] ?? []].flat().some(({ code }) => code === REPEATS)

export function countRepeats(report: TaskReport | null): number {
  return (report?.failures ?? []).filter(isRepeat).length
}

/** A rendering's problems are of pins. */
export function problemsOf(
  report: TaskReport | null,
  known: KnownPages | null,
): readonly PageError[] {
  const failures = (report?.failures ?? []).filter((failure) => !isRepeat(failure))
  return known === null || report?.kind === 'rendering' || report?.account_id !== known.accountId
    ? failures
    : failures.filter(({ address }) => known.names.has(address))
}
