/**
 * The inspector at the lower edge of the page that it watches: Ctrl+. or the command palette shows
 * and hides it.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../views/kit/i18n/text.ts'
import { IconButton } from '../../views/kit/ui/icon-button.tsx'
import { inspectorToggleEvent } from '../../views/kit/ui/inspector-event.ts'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { InspectorView } from './inspector-view.tsx'
import css from './inspector-dock.module.css'
import type { Recording } from '../recording/recording.ts'

export function InspectorDock({ recording }: { recording: Recording }) {
  const [isOpen, setOpen] = useState(false)
  const back = useRef<Element | null>(null)
  const toggle = useEffectEvent(() => {
    // To where the person was; into the inspector when it opens (see `Dock`).
    if (isOpen && back.current instanceof HTMLElement) back.current.focus()
    back.current = isOpen ? null : document.activeElement
    setOpen(!isOpen)
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return
      event.preventDefault()
      toggle()
    }
    const onToggle = (): void => toggle()
    // Before all others: it opens over fields and dialogs too.
    window.addEventListener('keydown', press, true)
    window.addEventListener(inspectorToggleEvent, onToggle)
    return () => {
      window.removeEventListener('keydown', press, true)
      window.removeEventListener(inspectorToggleEvent, onToggle)
    }
  }, [])
  return isOpen ? (
    <Dock
      recording={recording}
      onClose={() => window.dispatchEvent(new Event(inspectorToggleEvent))}
    />
  ) : null
}

/** Bars at the lower edge of the page are placed above it, as above the bar of phones. */
function Dock({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const t = useText(inspectorMessages)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (frame === null) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--bottom-nav', `${frame.offsetHeight}px`),
    )
    observer.observe(frame)
    frame.querySelector<HTMLElement>('h1')?.focus()
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-nav')
    }
  }, [frame])
  return (
    <section ref={setFrame} className={css['dock']} aria-label={t('inspector.title')}>
      <InspectorView
        recording={recording}
        isDocked
        tools={
          <>
            <IconButton
              icon="external"
              size="small"
              label={t('inspector.openTab')}
              onPress={() => window.open('/inspector', '_blank')}
            />
            <IconButton icon="cross" size="small" label={t('inspector.close')} onPress={onClose} />
          </>
        }
      />
    </section>
  )
}
