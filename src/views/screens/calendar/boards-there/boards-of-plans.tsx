/**
 * Creates on the network, right after pins were planned here, those of their boards that it lacks.
 * Not before: of two plans in a row the second would not see the first. What can't be created, the
 * banner of missing boards names.
 */
import { useEffect, useRef } from 'react'
import { useBoardsThere } from '../../../pins/publish-now/use-boards-there.ts'
import { nextPlanned } from '../plan/next-planned.ts'
import type { ShownCalendar } from '../use-calendar.ts'

export interface BoardsOfPlansProps {
  readonly calendar: Pick<ShownCalendar, 'plans' | 'plan' | 'boards' | 'display'>
}

export function BoardsOfPlans({ calendar }: BoardsOfPlansProps): null {
  const { plans, plan, boards } = calendar
  const { connection, isByHand, reloadConnection } = calendar.display.publishing
  const { create } = useBoardsThere({ boards, connection, onCreated: reloadConnection })
  const seen = useRef(0)
  const last = useRef(Promise.resolve())
  const isKnown = connection !== 'unknown' && boards.status === 'ready'
  useEffect(() => {
    if (seen.current === plans || !isKnown) return
    seen.current = plans
    if (isByHand) return
    const { all, now } = plan
    const ids = nextPlanned({ all, now }, Infinity).map(({ publication }) => publication.board_id)
    last.current = last.current.then(async () => void (await create(new Set(ids))))
  }, [plans, plan, isKnown, isByHand, create])
  return null
}
