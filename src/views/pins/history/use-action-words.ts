/** The words of actions, from the pins and the history of now. */
import { useMemo } from 'react'
import { deviceOf } from '#core/pins/events/pin-author.ts'
import { actionOf, type PinHistory } from '#core/pins/history/pin-history.ts'
import { listActions, summaryOf } from '#core/pins/history/pin-past.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { useActor, usePins } from '../../kit/context/app-context.tsx'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import type { WordsOf } from './action-words.ts'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }
import { useDeviceLabels } from './devices/use-device-labels.ts'

export function useActionWords(history: PinHistory): WordsOf {
  const t = useText(historyMessages)
  const { list } = useFormat()
  const pins = useActor('pins')
  const tab = usePins((snapshot) => snapshot.context.tab)
  const labelsIn = useDeviceLabels()
  return useMemo(
    () => ({
      t,
      list,
      titleOf: (id) => getPin(pins.getSnapshot().context.book, id)?.title,
      deviceOf: (author) =>
        labelsIn([...listActions(history, tab), { by: 'elsewhere', tab: author }]).get(
          deviceOf(author),
        ),
      rootOf: (root) => {
        const action = actionOf(history, root)
        return action === undefined ? undefined : summaryOf(action, tab)
      },
    }),
    [t, list, pins, tab, labelsIn, history],
  )
}
