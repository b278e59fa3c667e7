/**
 * Ctrl+C, Ctrl+X and Ctrl+V of layers, also from one template to another. The browser may keep the
 * clipboard from the page: what was copied last is kept here too.
 */
import { useEffect, useEffectEvent } from 'react'
import {
  copyLayers,
  pasteLayers,
  readClip,
  writeClip,
} from '#core/templates/edit/layers/copy-layers.ts'
import { placeAbove } from '#core/templates/edit/tree/layer-places.ts'
import { useApp } from '../../../../kit/context/app-context.tsx'
import { useText } from '../../../../kit/i18n/text.ts'
import { isTextEntry } from '../../../../kit/ui/fields/text-entry.ts'
import { useToast } from '../../../../kit/ui/notes/toast.tsx'
import { removal } from '../canvas/gestures/layer-changes.ts'
import type { Selection } from '../canvas/gestures/use-gestures.ts'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import type { Design } from '../use-design.ts'
import { useLayerNames } from './use-layer-name.ts'
import { dialogOf } from '../../../../kit/ui/overlays/dialog-of.ts'

let lastCopied: string | null = null

export function useLayerClipboard(design: Design, selection: Selection): void {
  const deeds = useActions(design, selection)
  const onCopy = useEffectEvent(deeds.copy)
  const onCut = useEffectEvent(deeds.cut)
  const onPaste = useEffectEvent(deeds.paste)
  // Of the document: these events begin where text was selected last, not where the focus is.
  useEffect(() => {
    const copied = (event: ClipboardEvent): void => onCopy(event)
    const cut = (event: ClipboardEvent): void => onCut(event)
    const pasted = (event: ClipboardEvent): void => onPaste(event)
    document.addEventListener('copy', copied)
    document.addEventListener('cut', cut)
    document.addEventListener('paste', pasted)
    return () => {
      document.removeEventListener('copy', copied)
      document.removeEventListener('cut', cut)
      document.removeEventListener('paste', pasted)
    }
  }, [])
}

function useActions(design: Design, { selected, onSelect }: Selection) {
  const { say } = useApp()
  const t = useText(templateEditorMessages)
  const toast = useToast()
  const nameOf = useLayerNames(design.edited.now)
  const { now } = design.edited
  /** The layers' words; null where none is selected, or text of the page is. */
  const keep = ({ clipboardData }: ClipboardEvent): string | null => {
    const clip = copyLayers(now, selected)
    if (clip === null || isTyping() || document.getSelection()?.isCollapsed === false) return null
    lastCopied = writeClip(clip)
    clipboardData?.setData('text/plain', lastCopied)
    const [only] = clip.template.layers
    return clip.template.layers.length === 1 && only
      ? nameOf(only)
      : t('tpl.layerCount', { count: clip.template.layers.length })
  }
  return {
    copy: (event: ClipboardEvent): void => {
      const name = keep(event)
      if (name === null) return
      event.preventDefault()
      toast({ text: t('tpl.copied', { name }) })
    },
    cut: (event: ClipboardEvent): void => {
      if (keep(event) === null) return
      event.preventDefault()
      const change = removal(now, selected)
      if (change !== null && design.change(change)) onSelect([])
    },
    paste: (event: ClipboardEvent): void => {
      if (isTyping()) return
      event.preventDefault()
      const read = readClip(event.clipboardData?.getData('text/plain') || (lastCopied ?? ''))
      if (!read.ok) return toast({ text: say(read.problem), tone: 'danger' })
      const { change, ids } = pasteLayers(now, read.clip, placeAbove(now, selected))
      if (design.change(change)) onSelect(ids)
    },
  }
}

/** There the keys are those of the text, or of the dialog. */
function isTyping(): boolean {
  const { activeElement } = document
  return isTextEntry(activeElement) || dialogOf(activeElement) !== null
}
