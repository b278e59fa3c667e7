/** Undo, redo, versions, save. */
import { Suspense, useState } from 'react'
import type { OwnTemplate } from '#core/contract/content/own-templates.contract.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { useActor } from '../../../kit/context/app-context.tsx'
import { olderDrafts } from '../../../pins/draft-effect/older-drafts.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { lazyExtra } from '../../../kit/ui/lazy-extra.ts'
import { keyShortcuts } from '../../../kit/ui/keys/key-shortcuts.ts'
import type { Note } from '../../../kit/ui/notes/note.ts'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import type { TemplateKey } from '../../../kit/context/unsaved-templates.ts'
import type { Design } from './use-design.ts'
import { VersionsDialog } from './versions/versions-dialog.tsx'

const DraftsOfTemplate = lazyExtra(
  async () => (await import('../../../pins/draft-effect/drafts-of-template.tsx')).DraftsOfTemplate,
)

export function EditorActions({ design, ofOne }: { design: Design; ofOne: TemplateKey }) {
  const t = useText(templateEditorMessages)
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const { past, future } = design.edited
  const drafts = useDraftsOf(design, ofOne)
  const save = async (): Promise<void> => {
    const version = await design.save()
    if (version === null) return
    const action = drafts.offerFor(version)
    toast({ text: t('tpl.saved', { version }), tone: 'success', ...(action && { action }) })
  }
  return (
    <>
      <IconButton
        icon="undo"
        label={t('tpl.undo')}
        ref={keyShortcuts('Control+Z')}
        isDisabled={past.length === 0}
        onPress={design.undo}
      />
      <IconButton
        icon="redo"
        label={t('tpl.redo')}
        ref={keyShortcuts('Control+Shift+Z')}
        isDisabled={future.length === 0}
        onPress={design.redo}
      />
      <Button icon="history" onPress={() => setOpen(true)}>
        {t('tpl.versions')}
      </Button>
      <Button
        variant="primary"
        isBusy={design.sending.isBusy}
        isDisabled={!design.isDirty || design.isOffline}
        onPress={() => void save()}
      >
        {t('tpl.save')}
      </Button>
      {isOpen ? (
        <VersionsDialog
          {...{ design, ofOne }}
          offerFor={drafts.offerFor}
          onClose={() => setOpen(false)}
        />
      ) : drafts.shown === null ? null : (
        <Suspense fallback={null}>
          <DraftsOfTemplate key={drafts.shown.id} template={drafts.shown} onClose={drafts.close} />
        </Suspense>
      )}
    </>
  )
}

/**
 * The drafts of older versions are shown after a save or a restored version, once for each time
 * that the template is edited. Later ones offer them in their note.
 */
function useDraftsOf(
  { sending: { made } }: Design,
  { template_id }: TemplateKey,
): {
  readonly shown: OwnTemplate | null
  readonly close: () => void
  readonly offerFor: (version: number) => Note['action'] | null
} {
  const t = useText(templateEditorMessages)
  const pins = useActor('pins')
  const [isClosed, setClosed] = useState(false)
  return {
    shown: isClosed ? null : made,
    close: () => setClosed(true),
    offerFor: (version) => {
      const list = listPins(pins.getSnapshot().context.book)
      const count = olderDrafts(list, { template_id, version }).length
      if (!isClosed || count === 0) return null
      return { label: t('tpl.updateDrafts', { count }), onPress: () => setClosed(false) }
    },
  }
}
