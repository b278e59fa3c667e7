/** What becomes of a planned pin, and what it waits for. */
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { isOnNetwork } from '#core/publishing/missing-boards.ts'
import { useText } from '../../../kit/i18n/text.ts'
import boardsThereMessages from '#locales/en/calendar/boards-there.json' with { type: 'json' }
import type { CalendarDisplay } from '../calendar-display.ts'
import { useStateWords } from './state-words.tsx'

export function WhatFollows({
  publication,
  display,
}: {
  readonly publication: Publication
  readonly display: CalendarDisplay
}) {
  const t = useText(boardsThereMessages)
  const words = useStateWords(display)
  const { connection, isByHand } = display.publishing
  const state = display.stateOf(publication)
  const isToGo = state === 'planned' || state === 'due'
  const isWaiting =
    isToGo && typeof connection !== 'string' && connection.state === 'connected' && !isByHand
  if (!isWaiting || isOnNetwork(connection, publication.board_id)) return words(publication)
  return t('boardsThere.waits', { network: t(`boardsThere.network.${connection.network}`) })
}
