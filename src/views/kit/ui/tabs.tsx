/** Views of one thing, side by side. Arrow keys move; the panel is made when it is shown. */
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import css from './tabs.module.css'
import type { ReactNode } from 'react'

export interface TabEntry {
  readonly id: string
  readonly label: string
  readonly aside?: ReactNode
  readonly content: ReactNode
}

export function Tabs({
  tabs,
  value,
  onChange,
  label,
}: {
  tabs: readonly TabEntry[]
  value?: string
  onChange?: (id: string) => void
  label: string
}) {
  return (
    <AriaTabs
      className={css['tabs'] ?? ''}
      {...(value === undefined ? {} : { selectedKey: value })}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <TabList aria-label={label} className={css['list'] ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={css['tab'] ?? ''}>
            {tab.label}
            {tab.aside}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={css['panel'] ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
