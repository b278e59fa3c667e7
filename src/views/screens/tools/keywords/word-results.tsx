/** Words that a tool has found: each can be copied, or all of them, or taken as a file. */
import type { ReactNode } from 'react'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { saveFile } from '../../../kit/ui/files/save-file.ts'
import { useCopy } from '../use-copy.ts'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }
import css from './word-results.module.css'

interface WordResultsProps {
  readonly words: readonly string[]
  /** How many there are, in words; spoken when it changes. */
  readonly count: string
  /** Between them when all are copied. */
  readonly separator: string
  readonly fileName: string
  /** Shown beside each. */
  readonly aside?: (words: string) => ReactNode
}

export function WordResults({ words, count, separator, fileName, aside }: WordResultsProps) {
  const t = useText(toolsMessages)
  const copy = useCopy()
  const whole = words.join(separator)
  return (
    <section className={css.results}>
      <header className={css.head}>
        <p role="status" className={css.count}>
          {count}
        </p>
        <div className={css.actions}>
          <Button icon="copy" onPress={() => void copy(whole)}>
            {t('tools.copyAll')}
          </Button>
          <Button
            icon="download"
            variant="quiet"
            onPress={() => saveFile(new Blob([`${whole}\n`], { type: 'text/plain' }), fileName)}
          >
            {t('tools.download')}
          </Button>
        </div>
      </header>
      <ul className={css.list} aria-label={count}>
        {words.map((one) => (
          <li key={one} className={css.word}>
            <span dir="auto">{one}</span>
            {aside ? <span className={css.aside}>{aside(one)}</span> : null}
            <IconButton
              icon="copy"
              size="small"
              label={t('tools.copy', { words: one })}
              onPress={() => void copy(one)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
