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

export function isSettingsSection(value: unknown): value is SettingsSection {
  return settingsSections.some((section) => section === value)
}
