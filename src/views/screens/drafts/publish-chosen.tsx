/** "Publish now" for the selected pins, where the account is connected and not paused. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { ClientAnswer } from '#core/contract/client.ts'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import { defaultRules } from '#core/contract/publishing/schedule.contract.ts'
import { isByHand } from '#core/by-hand/due-by-hand.ts'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAccounts } from '../../kit/context/app-context.tsx'
import type { Boards } from '../../pins/boards/use-boards.ts'
import { useLoad } from '../../kit/context/data.ts'
import { linkToPlan } from '../../pins/grid/pins-to-plan.ts'
import { PublishNowButton } from '../../pins/publish-now/publish-now-button.tsx'

export function PublishChosen({ chosen, boards }: { chosen: readonly Pin[]; boards: Boards }) {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const params = accountId === null ? null : { params: { account_id: accountId } }
  const { data: connections, reload } = useLoad('listConnections', {})
  const { data: week } = useLoad('getSchedule', params)
  const { data: inFiles } = useLoad('listFiled', params)
  const filed = useMemo(
    () => new Set(inFiles?.filed.map(({ publication_id }) => publication_id)),
    [inFiles],
  )
  const navigate = useNavigate()
  const connection = connections?.connections.find((one) => one.account_id === accountId)
  if (connection === undefined || week === null || !isSending(connection, week)) return null
  const schedule = week.schedule ?? {
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    rules: defaultRules,
  }
  return (
    <PublishNowButton
      pins={chosen}
      onCreated={reload}
      onChooseTime={(pins) => {
        const { href, routerOptions } = linkToPlan(pins.map(({ id }) => id))
        void navigate({ to: href, ...routerOptions })
      }}
      {...{ boards, connection, schedule, filed }}
    />
  )
}

function isSending(connection: Connection, { schedule }: ClientAnswer<'getSchedule'>): boolean {
  const isPaused = schedule !== null && schedule.pause !== null
  return connection.state === 'connected' && !isByHand(connection) && !isPaused
}
