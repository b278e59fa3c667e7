/** Findings about drafts before they are planned. None of them blocks planning. */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useAccounts, useApp } from '../../kit/context/app-context.tsx'
import { useLoad } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import type { Boards } from '../boards/use-boards.ts'
import { checkedPins } from './checked-pins.ts'
import { PreflightNotice } from './preflight-notice.tsx'
import { publicLinkRule } from './public-links.ts'
import { usePinChecks } from './use-pin-checks.ts'
import draftFindingsMessages from '#locales/en/pins/draft-findings.json' with { type: 'json' }

export interface DraftFindingsProps {
  readonly pins: readonly Pin[]
  readonly boards: Boards
  /** Codes of what this screen shows already, by how they begin. */
  readonly without: readonly string[]
}

export function DraftFindings({ pins, boards, without }: DraftFindingsProps) {
  const t = useText(draftFindingsMessages)
  const { config } = useApp()
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const checks = usePinChecks(pins)
  const { data } = useLoad('listConnections', {})
  const found = useMemo(() => {
    if (data === null) return []
    const connection =
      data.connections.find(({ account_id }) => account_id === accountId) ?? ('none' as const)
    const drafts = pins.map((pin) => ({ pin, publication: null, delay: null }))
    const needsPublicLink = publicLinkRule({ connection, config })
    return checkedPins(drafts, { boards: boards.list, checks, needsPublicLink })
      .map((one) => ({
        ...one,
        findings: one.findings.filter(({ code }) => !without.some((part) => code.startsWith(part))),
      }))
      .filter(({ findings }) => findings.length > 0)
  }, [pins, boards.list, checks, data, accountId, config, without])
  if (boards.status !== 'ready') return null
  return (
    <PreflightNotice
      found={found}
      momentOf={() => ''}
      asTheyAre={t('draftFindings.asTheyAre', { count: found.length })}
    />
  )
}
