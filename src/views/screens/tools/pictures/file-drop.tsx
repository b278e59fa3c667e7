/** A place for a file that is chosen or dropped; it stays in the page. */
import { type ReactNode, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import css from './file-drop.module.css'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }

interface FileDropProps {
  readonly label: string
  readonly accept: string[]
  readonly choose: string
  readonly onFile: (file: File) => void
  /** Instead of the button: what has been taken. */
  readonly children?: ReactNode
}

export function FileDrop({ label, accept, choose, onFile, children }: FileDropProps) {
  const t = useText(toolsMessages)
  const [isOver, setIsOver] = useState(false)
  const chooseFiles = (files: FileList | null) => {
    const [file] = files ?? []
    if (file !== undefined) onFile(file)
  }
  return (
    <div
      role="group"
      aria-label={label}
      className={css.box}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        chooseFiles(event.dataTransfer.files)
      }}
    >
      {children ?? (
        <>
          <FileTrigger acceptedFileTypes={accept} onSelect={chooseFiles}>
            <Button icon="upload">{choose}</Button>
          </FileTrigger>
          <span className={css.hint}>{t('tools.drop')}</span>
        </>
      )}
    </div>
  )
}
