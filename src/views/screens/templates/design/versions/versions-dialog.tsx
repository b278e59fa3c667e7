/** The versions of a template, newest first; an older one becomes the newest again. */
import { useState } from 'react'
import { useLoad } from '../../../../kit/context/data.ts'
import { useFormat, useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Dialog } from '../../../../kit/ui/overlays/dialog.tsx'
import { Disclosure } from '../../../../kit/ui/overlays/disclosure.tsx'
import { Banner, Loading, Skeleton } from '../../../../kit/ui/states.tsx'
import type { Note } from '../../../../kit/ui/notes/note.ts'
import { useToast } from '../../../../kit/ui/notes/toast.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { TemplateKey } from '../../../../kit/context/unsaved-templates.ts'
import type { Design } from '../use-design.ts'
import { VersionChanges } from './version-changes.tsx'
import versionMessages from '#locales/en/templates/version.json' with { type: 'json' }

interface VersionsDialogProps {
  readonly design: Design
  readonly ofOne: TemplateKey
  /** Drafts of other versions, for the note on a restored one; null = there are none to offer. */
  readonly offerFor: (version: number) => Note['action'] | null
  readonly onClose: () => void
}

export function VersionsDialog(props: VersionsDialogProps) {
  const { design, ofOne, onClose } = props
  const t = useText(templateEditorMessages)
  const format = useFormat()
  const { data, failure } = useLoad('getOwnTemplate', { params: ofOne })
  const restore = useRestore(props)
  return (
    <Dialog isOpen onClose={onClose} title={t('tpl.versions')}>
      {design.isDirty ? <Banner>{t('tpl.restoreFirst')}</Banner> : null}
      {failure === null ? null : (
        <Banner tone="danger" requestId={failure.requestId}>
          {failure.message}
        </Banner>
      )}
      {data === null && failure === null ? (
        <Loading label={t('tpl.loading')}>
          <Skeleton height="120px" />
        </Loading>
      ) : null}
      <ul className={css.versions}>
        {data?.versions.map(({ version, created_at: created }, at) => (
          <li key={version} className={css.version}>
            <div className={css.versionRow}>
              <span>{t('tpl.versionOf', { version, date: format.moment(created) })}</span>
              {at === 0 ? (
                <span className={css.quiet}>{t('tpl.current')}</span>
              ) : (
                <Button
                  size="small"
                  aria-label={t('tpl.restoreOf', { version })}
                  isDisabled={design.isDirty || design.isOffline}
                  onPress={() => void restore(version)}
                >
                  {t('tpl.restore')}
                </Button>
              )}
            </div>
            <ChangesOf {...{ ofOne, version }} before={data.versions[at + 1]?.version ?? null} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function useRestore({ design, offerFor, onClose }: VersionsDialogProps) {
  const t = useText(templateEditorMessages)
  const toast = useToast()
  return async (version: number): Promise<void> => {
    const restored = await design.sending.restore(version)
    if (restored === null) return
    await design.reopen()
    const action = offerFor(restored.version)
    toast({ text: t('tpl.restored', { version }), tone: 'success', ...(action && { action }) })
    onClose()
  }
}

/** Compared once it is wanted; the oldest has nothing before it. */
function ChangesOf({
  before,
  ...one
}: {
  ofOne: TemplateKey
  version: number
  before: number | null
}) {
  const t = useText(versionMessages)
  const [isOpen, setOpen] = useState(false)
  if (before === null) return null
  return (
    <Disclosure title={t('tpl.changedSince', { version: before })} onOpen={() => setOpen(true)}>
      {isOpen ? <VersionChanges {...one} before={before} /> : null}
    </Disclosure>
  )
}
