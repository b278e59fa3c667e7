/**
 * The names of the person's other devices in a list of actions, as the server and this browser know
 * them.
 */
import { useCallback, useSyncExternalStore } from 'react'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { type DeviceLabels, type Done, knownLabels } from './device-labels.ts'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }

export function useDeviceLabels(): (actions: readonly Done[]) => DeviceLabels {
  const t = useText(historyMessages)
  const { devices } = useApp()
  const known = useSyncExternalStore(devices.subscribe, devices.get, devices.get)
  return useCallback(
    (actions) =>
      knownLabels(known, actions, (name, number) => t('history.by.numbered', { name, number })),
    [known, t],
  )
}
