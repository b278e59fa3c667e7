/** Which pins have changes that were neither applied nor discarded, wherever they were made. */
import { useMemo } from 'react'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { usePins } from '../../kit/context/app-context.tsx'
import { unsavedOwners, useUnsavedWords } from '../../kit/screen/unsaved-words.ts'

/** `isAny` is true for those of a form of the account, too. */
export function useUnsavedPins(): { isAny: boolean; pinIds: readonly string[] } {
  const kept = useUnsavedWords()
  const accountId = usePins((snapshot) => snapshot.context.accountId)
  // As one string: a screen is drawn again when the answer is another, not with every change of
  // pins.
  const owners = usePins(({ context: { accountId: own, book } }) =>
    unsavedOwners(kept, own, (id) => getPin(book, id) !== undefined).join(' '),
  )
  return useMemo(() => {
    const ids = owners === '' ? [] : owners.split(' ')
    return { isAny: ids.length > 0, pinIds: ids.filter((id) => id !== accountId) }
  }, [owners, accountId])
}
