/**
 * One pin, wholly editable: the picture with everything on it, its words, and other words side by
 * side. Changes are a draft until they are applied.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { isUnsent } from '#core/pins/book/pin-publications.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { usePages, usePins } from '../../kit/context/app-context.tsx'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useWarmCanvas } from '../../kit/drawing/use-drawing.ts'
import { useText } from '../../kit/i18n/text.ts'
import { useTemplates } from '../template-names/use-templates.ts'
import { Button } from '../../kit/ui/button.tsx'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { Sheet } from '../../kit/ui/overlays/dialog.tsx'
import { publishHeight } from '../../kit/ui/edge-height.ts'
import { Banner } from '../../kit/ui/states.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { Checklist } from './checklist.tsx'
import type { DraftProps } from './draft/draft-props.ts'
import { EditorTabs } from './editor-tabs.tsx'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }
import { GonePin, useBookWith } from './gone-pin.tsx'
import { isAltTextFitting, withFollowingAltText } from './draft/follow-alt-text.ts'
import { faultsOf, isDesignChanged, patchOf } from './draft/pin-draft.ts'
import css from './pin-editor.module.css'
import { PinPreview } from './pin-preview.tsx'
import { useMediaChanges } from './draft/use-media-changes.ts'
import { usePinDraft } from './draft/use-pin-draft.ts'

const footRef = publishHeight('--overlay-foot')

export interface PinEditorProps {
  readonly pinId: string
  /** The list it was opened from, for previous and next. */
  readonly order: readonly Pin[]
  readonly onClose: () => void
  readonly onOpen: (pinId: string) => void
}

export function PinEditor({ pinId, order, onClose, onOpen }: PinEditorProps) {
  const pin = usePins((snapshot) => getPin(snapshot.context.book, pinId))
  const before = useBookWith(pinId)
  if (!pin) return <GonePin pinId={pinId} before={before} onClose={onClose} />
  return <Editing key={pinId} pin={pin} order={order} onClose={onClose} onOpen={onOpen} />
}

function Editing({ pin, order, onClose, onOpen }: Omit<PinEditorProps, 'pinId'> & { pin: Pin }) {
  const t = useText(editorMessages)
  useWarmCanvas(pin.media === undefined)
  const actions = usePinActions()
  const toast = useToast()
  const page = usePages((snapshot) => snapshot.context.pages.find(({ id }) => id === pin.page_id))
  const { draft, change, onKeyDown, isRestored, isOvertaken, discard, forget } = usePinDraft(pin)
  const patch = patchOf(pin, draft)
  const isChanged = Object.keys(patch).length > 0
  const media = useMediaChanges()
  const at = order.findIndex(({ id }) => id === pin.id)

  const apply = () => {
    actions.edit([{ id: pin.id, patch }])
    // The words stay, here and beyond the reload that is asked for.
    if (actions.isReadOnly()) return
    if (isDesignChanged(pin, draft)) actions.render([pin.id])
    else toast({ text: t('editor.applied'), tone: 'success' })
    forget()
    onClose()
  }
  const waiting = { text: t('editor.waiting'), detail: pin.title }
  /** Closed without a word for or against them, the changes wait in the pin. */
  const leave = (next: () => void) => {
    if (isChanged) toast({ ...waiting, action: { label: t('editor.discard'), onPress: forget } })
    else forget()
    next()
  }
  const ground = { pin, page, templates: useTemplates('exact').templates ?? [] }
  const form: DraftProps = {
    pin,
    draft,
    onChange: (make) => change((now) => withFollowingAltText(now, make(now), ground)),
  }
  return (
    <Sheet isOpen onClose={() => leave(onClose)} title={t('editor.title')} width="wide">
      <SentNotice pin={pin} />
      {(isRestored || isOvertaken) && isChanged ? (
        <DraftNotice isOvertaken={isOvertaken} onDiscard={discard} />
      ) : null}
      <div className={css.columns} onKeyDown={onKeyDown}>
        <PinPreview {...form} />
        <div className={css.controls}>
          <Checklist {...form} isAltFitting={isAltTextFitting(draft, ground)} />
          <EditorTabs {...form} page={page} onMediaChange={media.onChange} />
          <Foot
            before={order[at - 1]}
            after={at < 0 ? undefined : order[at + 1]}
            onGo={(to) => leave(() => onOpen(to.id))}
            isChanged={isChanged || media.isChanged}
            onCancel={() => {
              forget()
              media.restore()
              onClose()
            }}
            onApply={faultsOf(draft).size > 0 ? null : apply}
          />
        </div>
      </div>
    </Sheet>
  )
}

function SentNotice({ pin }: { pin: Pin }) {
  const t = useText(editorMessages)
  return pin.publications?.some((one) => !isUnsent(one)) ? (
    <Banner tone="info" title={t('editor.published')}>
      {t('editor.publishedWords')}
    </Banner>
  ) : null
}

function DraftNotice({ isOvertaken, onDiscard }: { isOvertaken: boolean; onDiscard: () => void }) {
  const t = useText(editorMessages)
  return (
    <Banner
      tone={isOvertaken ? 'warning' : 'info'}
      action={
        <Button size="small" variant="quiet" onPress={onDiscard}>
          {t('editor.discard')}
        </Button>
      }
    >
      {t(isOvertaken ? 'editor.overtaken' : 'editor.restored')}
    </Banner>
  )
}

interface FootProps {
  readonly before: Pin | undefined
  readonly after: Pin | undefined
  readonly onGo: (to: Pin) => void
  readonly isChanged: boolean
  readonly onCancel: () => void
  /** Null while something prevents it. */
  readonly onApply: (() => void) | null
}

function Foot({ before, after, onGo, isChanged, onCancel, onApply }: FootProps) {
  const t = useText(editorMessages)
  return (
    <div ref={footRef} className={css.foot}>
      <IconButton
        icon="chevronStart"
        label={t('editor.previous')}
        isDisabled={!before}
        onPress={() => before && onGo(before)}
      />
      <IconButton
        icon="chevronEnd"
        label={t('editor.next')}
        isDisabled={!after}
        onPress={() => after && onGo(after)}
      />
      <span className={css.room} />
      <Button variant="quiet" onPress={onCancel}>
        {t(isChanged ? 'editor.discard' : 'editor.cancel')}
      </Button>
      <Button
        variant="primary"
        isDisabled={!isChanged || onApply === null}
        onPress={() => onApply?.()}
      >
        {t('editor.apply')}
      </Button>
    </div>
  )
}
