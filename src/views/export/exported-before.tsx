/** Says that pins were exported before, so that nobody uploads them twice without noticing. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useFormat, useText } from '../i18n/text.ts'
import { Banner } from '../ui/states.tsx'
import { exportMessages } from './export.messages.ts'

export function ExportedBefore({ pins }: { pins: readonly Pin[] }) {
  const t = useText(exportMessages)
  const format = useFormat()
  if (pins.length === 0) return null
  const last = pins.reduce((latest, { exported_at = 0 }) => Math.max(latest, exported_at), 0)
  return (
    <Banner title={t('export.before', { count: pins.length })}>
      {t('export.beforeWords', { count: pins.length, date: format.moment(last) })}
    </Banner>
  )
}
