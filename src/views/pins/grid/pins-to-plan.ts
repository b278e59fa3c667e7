/**
 * The drafts that a person chose to plan on another screen. They belong to the calendar's entry of
 * the browser's history, so a reload keeps them and the next address forgets them.
 */
import { useLocation } from '@tanstack/react-router'
import type { LinkButtonProps } from '../../kit/ui/button.tsx'

/** Of a link: to the calendar with these pins selected. */
export function linkToPlan(
  pinIds: readonly string[],
): Required<Pick<LinkButtonProps, 'href' | 'routerOptions'>> {
  return { href: '/calendar', routerOptions: { state: { pinsToPlan: pinIds } } }
}

const NONE: readonly string[] = []

/** What a link from another screen opens the calendar with. */
export function useCalendarAsks(): 'planFile' | 'tray' | null {
  return useLocation({
    select: ({ state }) => state.calendarAsks ?? (state.pinsToPlan ? 'tray' : null),
  })
}

export function usePinsToPlan(): readonly string[] {
  return useLocation({ select: ({ state }) => state.pinsToPlan ?? NONE })
}
