/**
 * The frame of every signed-in screen. What must survive navigation (tray, palette, sign-in sheet)
 * lives here.
 */
import { useLocation } from '@tanstack/react-router'
import { useActorIfAny } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { HistoryProvider } from '../../pins/history/history-provider.tsx'
import { NoticeStrips } from '../../kit/notices/notice-strips.tsx'
import { CommandPalette } from '../palette/command-palette.tsx'
import { PaletteProvider } from '../palette/palette-provider.tsx'
import { ShortcutList } from '../palette/shortcut-list.tsx'
import { JobTray } from '../tray/job-tray.tsx'
import { useStillHeight } from '../../kit/screen/use-still-height.ts'
import { MainRegion } from '../../kit/screen/main-region.tsx'
import { Rail } from './rail.tsx'
import shellMessages from '#locales/en/app/shell.json' with { type: 'json' }
import { SignInAgain } from './sign-in-again.tsx'
import { Notices } from '../../pins/sync/sync-status.tsx'
import { UnsentChanges } from './sync/unsent-changes.tsx'
import css from './shell.module.css'
import type { ReactNode } from 'react'

export function Shell({ children }: { children: ReactNode }) {
  const t = useText(shellMessages)
  const { pathname } = useLocation()
  const isWorking = useActorIfAny('accounts') !== null
  return (
    <PaletteProvider>
      <HistoryProvider>
        <div className={css['shell']}>
          <a href="#content" className={css['skip']}>
            {t('shell.skip')}
          </a>
          <Rail isHome={pathname === '/'} hasOwnUndo={pathname.startsWith('/templates/')} />
          <div className={css['body']}>
            <div ref={useStillHeight()}>
              <Notices />
              {isWorking ? <NoticeStrips /> : null}
            </div>
            <MainRegion className={css['main']}>{children}</MainRegion>
          </div>
          <JobTray />
        </div>
        <CommandPalette />
        <ShortcutList />
        <SignInAgain />
        {isWorking ? <UnsentChanges /> : null}
      </HistoryProvider>
    </PaletteProvider>
  )
}
