/**
 * The frame of one screen's content: title (also of the browser tab), what is beside it, and
 * the content. The heading takes the focus after a navigation (see router.tsx), so a screen reader
 * starts where a sighted person does.
 */
import { useApp } from '../context/app-context.tsx'
import { joined } from '../ui/class-names.ts'
import css from './screen.module.css'
import type { ReactNode } from 'react'

export interface ScreenProps {
  title: string
  /** In the place of the browser tab's title, for a page that says more about itself. */
  head?: ReactNode
  /** A sentence under the title. */
  lead?: ReactNode
  /** At the end of the title's line: the screen's main actions. */
  actions?: ReactNode
  children: ReactNode
  /** `wide` uses the whole width, for grids. */
  width?: 'normal' | 'wide'
  /** For screens whose place in the flow is the real heading. */
  hideTitle?: boolean
}

export function Screen({
  title,
  head,
  lead,
  actions,
  children,
  width = 'normal',
  hideTitle = false,
}: ScreenProps) {
  return (
    <div className={joined(css['screen'], width === 'wide' && css['wide'])}>
      {head ?? <DocumentTitle title={title} />}
      <header className={hideTitle ? css['hiddenHead'] : css['head']}>
        <div className={css['titles']}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead ? <p className={css['lead']}>{lead}</p> : null}
        </div>
        {actions ? <div className={css['actions']}>{actions}</div> : null}
      </header>
      {children}
    </div>
  )
}

/** "Drafts · Pinloom" */
export function DocumentTitle({ title }: { title?: string }) {
  const { config } = useApp()
  return <title>{title ? `${title} · ${config.brand}` : config.brand}</title>
}
