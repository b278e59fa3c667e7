/**
 * A list of actions behind a button. `<Menu trigger={<Button>…</Button>} items={[…]} onAction={(id)
 * => …} />`
 */
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../icon.tsx'
import { Kbd } from '../keys/kbd.tsx'
import { joined } from '../class-names.ts'
import css from './menu.module.css'
import type { ReactElement } from 'react'
import type { IconName } from '../icon.tsx'

export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly icon?: IconName
  readonly keys?: string
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
  readonly isChecked?: boolean
}

export interface MenuGroup {
  readonly title?: string
  readonly items: readonly MenuEntry[]
}

export interface MenuProps {
  trigger: ReactElement
  /** Named for screen readers. */
  label: string
  items?: readonly MenuEntry[]
  groups?: readonly MenuGroup[]
  onAction: (id: string) => void
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top'
}

export function Menu({
  trigger,
  label,
  items,
  groups,
  onAction,
  placement = 'bottom start',
}: MenuProps) {
  const all = groups ?? [{ items: items ?? [] }]
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={css['popover'] ?? ''} placement={placement} offset={4}>
        <AriaMenu
          aria-label={label}
          className={css['list'] ?? ''}
          onAction={(key) => onAction(String(key))}
        >
          {all.map((group, index) => (
            <MenuSection
              key={group.title ?? index}
              className={css['section'] ?? ''}
              {...(group.title ? {} : { 'aria-label': label })}
            >
              {group.title ? <Header className={css['header'] ?? ''}>{group.title}</Header> : null}
              {group.items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      className={joined(css['item'], entry.isDanger && css['danger'])}
    >
      {entry.icon ? <Icon name={entry.icon} /> : null}
      <span className={css['words']}>
        <Text slot="label">{entry.label}</Text>
        {entry.hint ? (
          <Text slot="description" className={css['hint'] ?? ''}>
            {entry.hint}
          </Text>
        ) : null}
      </span>
      {entry.keys ? <Kbd keys={entry.keys} /> : null}
      {entry.isChecked ? <Icon name="check" size={16} className={css['mark']} /> : null}
    </MenuItem>
  )
}
