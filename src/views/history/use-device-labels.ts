/** The names of the person's other devices, as the server and this browser know them. */
import { useMemo, useSyncExternalStore } from 'react'
import { useApp, usePins } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { type DeviceLabels, knownLabels } from './device-labels.ts'
import { historyMessages } from './history.messages.ts'

export function useDeviceLabels(): DeviceLabels {
  const t = useText(historyMessages)
  const { devices } = useApp()
  const tab = usePins((snapshot) => snapshot.context.tab)
  const known = useSyncExternalStore(devices.subscribe, devices.get, devices.get)
  return useMemo(() => knownLabels(known, tab, (name, number) => t('history.by.numbered', { name, number })), [known, tab, t])
}
