/** /free-tools/pin-checklist */
import { useState } from 'react'
import { type CheckResult, checkPin } from '#core/text/gates/pin-checklist.ts'
import { Findings } from '../../../pins/checks/findings.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { useIsTakenOver } from '../../../kit/context/taken-over.ts'
import { EmptyState } from '../../../kit/ui/states.tsx'
import { TextArea } from '../../../kit/ui/fields/text-area.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import css from './checklist-tool.module.css'
import { CsvCheckTool } from './csv-check.tsx'
import type { MeasuredPicture } from '../pictures/measure-picture.ts'
import { PictureDrop } from '../pictures/picture-drop.tsx'
import { useAddressedWords } from '../tool-address.ts'
import { ToolFrame } from '../tool-frame.tsx'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }

const FIELDS = ['title', 'keyword', 'description', 'alt', 'link', 'board'] as const
type Field = (typeof FIELDS)[number]

export function ChecklistToolScreen() {
  const t = useText(toolsMessages)
  const isTakenOver = useIsTakenOver()
  const [pin, setWords] = useAddressedWords(FIELDS)
  const [picture, setPicture] = useState<MeasuredPicture | null>(null)
  const field = (name: Field) => ({
    value: pin[name],
    onChange: (words: string) => setWords(name, words),
  })
  const results = resultsOf(pin, picture)
  const known = results.filter(({ state }) => state !== 'unknown')
  const isEmpty = picture === null && Object.values(pin).every((value) => value.trim() === '')
  return (
    <ToolFrame title={t('tools.checklist')} lead={t('tools.checklistLead')}>
      <div className={css.tool}>
        <div className={css.form}>
          <TextField label={t('tools.title')} {...field('title')} autoFocus={isTakenOver} />
          <TextField label={t('tools.keyword')} {...field('keyword')} />
          <TextArea label={t('tools.description')} {...field('description')} rows={4} />
          <TextField label={t('tools.alt')} hint={t('tools.altHint')} {...field('alt')} />
          <TextField label={t('tools.link')} type="url" {...field('link')} placeholder="https://" />
          <TextField label={t('tools.board')} {...field('board')} />
          <PictureDrop picture={picture} onChange={setPicture} />
        </div>
        <section className={css.findings} aria-label={t('tools.findings')}>
          {isEmpty ? (
            <EmptyState icon="check" title={t('tools.checkWait')} />
          ) : (
            <>
              <h2 className={css.score}>
                <span role="status">
                  {t('tools.score', {
                    good: known.filter(({ state }) => state === 'good').length,
                    all: known.length,
                  })}
                </span>
              </h2>
              <Findings results={results} label={t('tools.findings')} withUnknown />
            </>
          )}
        </section>
      </div>
      <CsvCheckTool />
    </ToolFrame>
  )
}

/**
 * Of other pins, of the page and of the words on the picture nothing is known here: those checks
 * are left out.
 */
const NOT_HERE: ReadonlySet<CheckResult['code']> = new Set(['duplicate', 'numbers', 'contrast'])

function resultsOf(
  { title, keyword, description, alt, link, board }: Readonly<Record<Field, string>>,
  picture: MeasuredPicture | null,
): CheckResult[] {
  const facts = {
    title: title.trim(),
    description: description.trim(),
    alt_text: alt,
    link: link.trim(),
    linkAnswers: null,
    keywords: [keyword.trim()],
    picture,
    contrast: null,
    boards: board.trim() === '' ? 0 : 1,
    boardName: board.trim(),
    look: '',
    others: [],
    groundedNumbers: null,
  }
  return checkPin(facts).filter(
    ({ code }) => !NOT_HERE.has(code) && (code !== 'title_keyword' || keyword.trim() !== ''),
  )
}
