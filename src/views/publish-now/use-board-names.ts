/** The names of boards in one sentence; of many only the first. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import { useFormat, useText } from '../i18n/text.ts'
import { publishNowMessages } from './publish-now.messages.ts'

/** More are no longer read. */
const MOST_NAMED = 5

export function useBoardNames(): (boards: readonly Pick<Board, 'name'>[]) => string {
  const t = useText(publishNowMessages)
  const format = useFormat()
  return (boards) => {
    const names = boards.slice(0, MOST_NAMED).map(({ name }) => t('publishNow.board', { name }))
    const count = boards.length - names.length
    return format.list(count === 0 ? names : [...names, t('publishNow.moreBoards', { count })])
  }
}
