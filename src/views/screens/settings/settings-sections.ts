/** The parts of the settings, in their order; `?section=` names one. */
export const settingsSections = [
  'profile',
  'accounts',
  'brand',
  'look',
  'services',
  'data',
] as const
export type SettingsSection = (typeof settingsSections)[number]

function isSettingsSection(value: unknown): value is SettingsSection {
  return settingsSections.some((section) => section === value)
}

/**
 * `state`, `code`, `error`: a network sends the person back with them
 * (settings/use-connections.ts).
 */
interface SettingsSearch {
  section?: SettingsSection
  state?: string
  code?: string
  error?: string
}

export function settingsSearch(search: Record<string, unknown>): SettingsSearch {
  const { state, code, error } = search
  if (typeof state === 'string')
    return {
      section: 'accounts',
      state,
      ...(typeof code === 'string' ? { code } : {}),
      ...(typeof error === 'string' ? { error } : {}),
    }
  return isSettingsSection(search['section']) ? { section: search['section'] } : {}
}
