/**
 * Overlays: a dialog in the middle, a sheet at the end side (from below on phones), a popover at
 * its trigger. Open state is the caller's: `<Dialog isOpen onClose title>`; Escape, Back and a
 * press outside call `onClose` unless `isDismissable={false}`.
 */
import { use, useId } from 'react'
import {
  Dialog as AriaDialog,
  DialogTrigger,
  OverlayTriggerStateContext,
} from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { useText } from '../../i18n/text.ts'
import { IconButton } from '../icon-button.tsx'
import { joined } from '../class-names.ts'
import { publishDialogEnd } from '../edge-height.ts'
import { useOverlay } from './use-overlay.ts'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import css from './dialog.module.css'
import menu from './menu.module.css'
import type { ReactElement, ReactNode } from 'react'

export interface OverlayProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons of the last line; the main one comes last. */
  actions?: ReactNode
  isDismissable?: boolean
  /** The page's own address says that it is open: Back works without an entry of the overlay. */
  isAddressed?: boolean
  /** Asks for an answer before going on: announced as an alert. */
  role?: 'dialog' | 'alertdialog'
  width?: OverlayWidth
}

type OverlayWidth = 'small' | 'medium' | 'large' | 'wide'

export function Dialog({ width = 'small', ...props }: OverlayProps) {
  return <Overlay {...props} kind="dialog" width={width} />
}

/** For details beside the content. */
export function Sheet({ width = 'medium', ...props }: OverlayProps) {
  return <Overlay {...props} kind="sheet" width={width} />
}

function Overlay({
  isOpen,
  onClose,
  title,
  children,
  actions,
  isDismissable = true,
  isAddressed = false,
  role = 'dialog',
  width,
  kind,
}: OverlayProps & { kind: 'dialog' | 'sheet'; width: OverlayWidth }) {
  const t = useText(uiMessages)
  useOverlay({ isOpen, onClose, isDismissable, isAddressed })
  return (
    <ModalOverlay
      ref={publishDialogEnd}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={joined(css['veil'], css[`${kind}Veil`])}
    >
      <Modal className={joined(css[kind], css[width])}>
        <AriaDialog role={role} className={css['inside'] ?? ''}>
          <header className={css['head']}>
            <Heading slot="title" className={css['title'] ?? ''}>
              {title}
            </Heading>
            {isDismissable ? (
              <IconButton icon="cross" label={t('ui.close')} size="small" onPress={onClose} />
            ) : null}
          </header>
          <div className={css['body']}>{children}</div>
          {actions ? <footer className={css['foot']}>{actions}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

export interface PopoverProps {
  trigger: ReactElement
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top'
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/**
 * Anything but a list of actions that opens at its trigger. The popover is itself the dialog: React
 * Aria's hidden closing buttons are in it then.
 */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  onOpenChange,
}: PopoverProps) {
  const id = useId()
  return (
    <DialogTrigger {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <AriaPopover
        className={joined(menu['popover'], css['popover'])}
        placement={placement}
        offset={4}
        aria-labelledby={id}
      >
        <span id={id} hidden>
          {label}
        </span>
        <PopoverInside>{children}</PopoverInside>
      </AriaPopover>
    </DialogTrigger>
  )
}

function PopoverInside({ children }: Pick<PopoverProps, 'children'>) {
  const state = use(OverlayTriggerStateContext)
  useOverlay({ isOpen: true, onClose: () => state?.close() })
  return (
    <div className={css['popoverInside']}>
      {typeof children === 'function' ? children(() => state?.close()) : children}
    </div>
  )
}
