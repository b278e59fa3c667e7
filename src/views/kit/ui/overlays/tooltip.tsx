/**
 * A word on what a thing does, on hover and keyboard focus. Never the only place where something is
 * explained.
 */
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import css from './tooltip.module.css'
import type { ReactElement } from 'react'

export function Tooltip({
  text,
  children,
  placement = 'top',
}: {
  text: string
  children: ReactElement
  placement?: 'top' | 'bottom' | 'start' | 'end'
}) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className={css['tooltip']} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
