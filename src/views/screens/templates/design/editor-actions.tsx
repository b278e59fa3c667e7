/** Undo, redo, versions, save. */
import { Suspense, useState } from 'react'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { lazyExtra } from '../../../kit/ui/lazy-extra.ts'
import { keyShortcuts } from '../../../kit/ui/keys/key-shortcuts.ts'
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
  const { made, forgetMade } = design.sending
  const save = async (): Promise<void> => {
    const version = await design.save()
    if (version !== null) toast({ text: t('tpl.saved', { version }), tone: 'success' })
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
        <VersionsDialog design={design} ofOne={ofOne} onClose={() => setOpen(false)} />
      ) : made === null ? null : (
        <Suspense fallback={null}>
          <DraftsOfTemplate key={made.id} template={made} onClose={forgetMade} />
        </Suspense>
      )}
    </>
  )
}
