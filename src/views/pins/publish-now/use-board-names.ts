/** The names of boards as a list in words. A long list ends with how many more there are. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import publishNowMessages from '#locales/en/pins/publish-now.json' with { type: 'json' }

const MAX_NAMED = 5

export function useBoardNames(): (boards: readonly Pick<Board, 'name'>[]) => string {
  const t = useText(publishNowMessages)
  const format = useFormat()
  return (boards) => {
    const names = boards.slice(0, MAX_NAMED).map(({ name }) => t('publishNow.board', { name }))
    const count = boards.length - names.length
    return format.list(count === 0 ? names : [...names, t('publishNow.moreBoards', { count })])
  }
}
