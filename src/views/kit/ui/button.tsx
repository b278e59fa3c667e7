/**
 * Buttons and links that look like buttons. One `primary` a screen; `quiet` has no edge until it is
 * pointed at.
 */
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link as AriaLink } from 'react-aria-components/Link'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { useText } from '../i18n/text.ts'
import { joined } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './marks/spinner.tsx'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import css from './button.module.css'
import type { ReactNode, Ref } from 'react'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import type { IconName } from './icon.tsx'

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'small'
  icon?: IconName
  iconEnd?: IconName
  children?: ReactNode
  className?: string
}

export type ButtonProps = Look &
  Omit<AriaButtonProps, 'children' | 'className'> & { isBusy?: boolean }

/**
 * `isBusy` keeps the width and the focus, shows a spinner, says so in its name and takes no press.
 * Not React Aria's `isPending`: its announcement names the button by id, which points at nothing
 * once a dialog has closed over its own button.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  isBusy = false,
  children,
  className,
  onPress,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      type={isBusy ? 'button' : type}
      {...(isBusy || !onPress ? {} : { onPress })}
      data-busy={isBusy || undefined}
      className={joined(css['button'], css[variant], css[size], className)}
    >
      <Inside {...{ icon, iconEnd }}>{children}</Inside>
      {isBusy ? <Busy /> : null}
    </AriaButton>
  )
}

export type LinkButtonProps = Look & Omit<AriaLinkProps, 'children' | 'className'>

/** Navigates by the router (see AppProviders) and looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  children,
  className,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink {...props} className={joined(css['button'], css[variant], css[size], className)}>
      <Inside {...{ icon, iconEnd }}>{children}</Inside>
    </AriaLink>
  )
}

export type SquareButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'aria-label'> & {
  ref?: Ref<HTMLButtonElement>
  icon: IconName
  /** What it does, spoken. */
  label: string
  size?: 'medium' | 'small'
  variant?: 'quiet' | 'secondary' | 'primary' | 'danger'
  isPressedDown?: boolean
  className?: string
}

/**
 * A sign that says all by itself, such as the cross of a note; others are IconButtons, with a
 * tooltip.
 */
export function SquareButton({
  icon,
  label,
  size = 'medium',
  variant = 'quiet',
  isPressedDown,
  className,
  ...props
}: SquareButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      {...(isPressedDown === undefined ? {} : { 'aria-pressed': isPressedDown })}
      className={joined(css['button'], css['square'], css[variant], css[size], className)}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </AriaButton>
  )
}

function Busy() {
  const t = useText(uiMessages)
  return (
    <>
      <Spinner className={css['spinner']} />
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    </>
  )
}

function Inside({
  icon,
  iconEnd,
  children,
}: {
  icon: IconName | undefined
  iconEnd: IconName | undefined
  children: ReactNode
}) {
  return (
    <span className={css['inside']}>
      {icon ? <Icon name={icon} /> : null}
      {children === undefined ? null : <span>{children}</span>}
      {iconEnd ? <Icon name={iconEnd} /> : null}
    </span>
  )
}
