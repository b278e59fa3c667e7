/**
 * What can be made of the chosen actor at the moment that is looked at: a test path, or a detached
 * copy.
 */
import { useState } from 'react'
import { useText } from '../../views/kit/i18n/text.ts'
import { Button } from '../../views/kit/ui/button.tsx'
import { Fork } from '../recording/fork.ts'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { testPathOf } from '../recording/test-path.ts'
import { useModel } from '../chart/use-chart.ts'
import css from './actor-actions.module.css'
import type { Inspection } from '../recording/use-inspection.ts'

export interface ActorActionsProps {
  readonly inspection: Inspection
  readonly session: string
  readonly machine: string
  readonly onFork: (fork: Fork, seq: number) => void
}

interface Note {
  readonly words: string
  readonly text?: string
}

export function ActorActions({
  inspection: { recording, moment, last },
  session,
  machine,
  onFork,
}: ActorActionsProps) {
  const t = useText(inspectorMessages)
  const model = useModel(machine)
  const [note, setNote] = useState<Note | null>(null)
  const copy = () => {
    const path = testPathOf(recording, session, moment)
    if (typeof path === 'string')
      return setNote({ words: t(path === 'noBegin' ? 'inspector.noBegin' : 'inspector.noModel') })
    const text = `${JSON.stringify(path, null, 2)}\n`
    const { shortened } = path
    const done = () =>
      setNote({
        words:
          shortened === undefined
            ? t('inspector.copied', { count: path.steps.length, machine })
            : t('inspector.copiedInPart', { parts: shortened.join(', ') }),
      })
    write(text).then(done, () => setNote({ words: t('inspector.copyFailed'), text }))
  }
  const fork = () => {
    if (model === null || last === undefined) return
    try {
      onFork(new Fork(model, last), last.seq)
    } catch (error) {
      setNote({
        words: t('inspector.forkFailed', {
          reason: error instanceof Error ? error.message : String(error),
        }),
      })
    }
  }
  return (
    <>
      <Button size="small" icon="copy" isDisabled={model === null} onPress={copy}>
        {t('inspector.copyPath')}
      </Button>
      <Button
        size="small"
        icon="switch"
        isDisabled={model === null || last === undefined}
        onPress={fork}
      >
        {t('inspector.fork')}
      </Button>
      <Outcome {...note} />
    </>
  )
}

function Outcome({ words, text }: Partial<Note>) {
  const t = useText(inspectorMessages)
  return (
    <div className={css['note']} role="status">
      {words}
      {text === undefined ? null : (
        <textarea
          className={css['text']}
          aria-label={t('inspector.pathText')}
          readOnly
          rows={4}
          value={text}
        />
      )}
    </div>
  )
}

/** A page without a secure origin has no clipboard: that is a refusal too. */
async function write(text: string): Promise<void> {
  return navigator.clipboard.writeText(text)
}
