/** What a group is called. */
import { useLocale, useText } from '../../../kit/i18n/text.ts'
import { useTemplateName } from '../../../pins/template-names/use-template-name.ts'
import type { Dimension } from '#core/results/groups.ts'
import groupsMessages from '#locales/en/results/groups.json' with { type: 'json' }

type TypeId = keyof typeof groupsMessages

/** 5 January 2026 is a Monday. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

export function useGroupName(dimension: Dimension): (key: string) => string {
  const t = useText(groupsMessages)
  const locale = useLocale()
  const templateName = useTemplateName()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  const names: Readonly<Record<Dimension, (key: string) => string>> = {
    template: templateName,
    pinType: (key) => {
      const id = `groups.type.${key}`
      return id in groupsMessages ? t(id as TypeId) : key
    },
    board: (key) => key,
    interest: (key) => key,
    page: (key) => key.replace(/^https?:\/\/(?:www\.)?/, ''),
    hour: (key) => hour.format(MONDAY + Number(key) * 3_600_000),
    weekday: (key) => weekday.format(MONDAY + (Number(key) - 1) * DAY_MS),
  }
  return names[dimension]
}
