/**
 * The question, once the page is taken over and only where there is one: no other page loads it.
 */
import { lazy, Suspense } from 'react'
import { useApp } from '../context/app-context.tsx'
import { useIsTakenOver } from '../context/taken-over.ts'
import { consentHosts, undecided } from './consent.ts'
import { useConsent } from './use-consent.ts'

const ConsentQuestion = lazy(async () => ({
  default: (await import('./consent-question.tsx')).ConsentQuestion,
}))

export function AskedConsent() {
  const { store } = useConsent()
  const { config } = useApp()
  if (!useIsTakenOver() || undecided(consentHosts(config), store).length === 0) return null
  return (
    <Suspense>
      <ConsentQuestion />
    </Suspense>
  )
}
