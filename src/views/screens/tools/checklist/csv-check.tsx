/**
 * A whole file for Pinterest's bulk upload: what is wrong with which row, and the file fixed where
 * that needs no guess.
 */
import { useState } from 'react'
import {
  checkBulkCsv,
  type CsvCheck,
  type CsvFinding,
  type CsvRefusal,
} from '#core/export/bulk-csv-check.ts'
import { useLocale, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { saveFile } from '../../../kit/ui/files/save-file.ts'
import { Banner } from '../../../kit/ui/states.tsx'
import { useLastFile } from '../../../kit/ui/files/use-last-file.ts'
import { decodeText } from '../../../kit/ui/decoded-text.ts'
import csvCheckMessages from '#locales/en/tools/csv-check.json' with { type: 'json' }
import css from './csv-check.module.css'
import { FileDrop } from '../pictures/file-drop.tsx'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }

/** In millions of bytes; more is no bulk upload. */
const MAX_MEGABYTES = 20
/** Findings that are shown. */
const MAX_SHOWN = 100

interface Checked {
  readonly name: string
  readonly check: CsvCheck | { readonly refusal: Refusal }
}

type Refusal =
  | CsvRefusal
  | { readonly reason: 'tooLarge'; readonly most: number }
  | { readonly reason: 'unreadable' }

async function check(file: File, locale: string): Promise<Checked['check']> {
  if (file.size > MAX_MEGABYTES * 1e6)
    return { refusal: { reason: 'tooLarge', most: MAX_MEGABYTES } }
  const { text, ...readAs } = decodeText(new Uint8Array(await file.arrayBuffer()), locale)
  return checkBulkCsv(text, readAs)
}

export function CsvCheckTool() {
  const t = useText(toolsMessages)
  const tFinding = useText(csvCheckMessages)
  const locale = useLocale()
  const [checked, setChecked] = useState<Checked | null>(null)
  const read = useLastFile()
  const readFile = (file: File) =>
    void read(check(file, locale), (found) =>
      setChecked({ name: file.name, check: found ?? { refusal: { reason: 'unreadable' } } }),
    )
  return (
    <section className={css.tool} aria-labelledby="csv-check">
      <div>
        <h2 id="csv-check" className={css.title}>
          {t('tools.csv')}
        </h2>
        <p className={css.lead}>{t('tools.csvLead')}</p>
      </div>
      <FileDrop
        label={t('tools.csv')}
        accept={['.csv', 'text/csv']}
        choose={t('tools.chooseCsv')}
        onFile={readFile}
      />
      {checked === null ? null : checked.check.refusal === null ? (
        <Outcome name={checked.name} check={checked.check} />
      ) : (
        <Banner tone="danger" isAlert>
          {tFinding(`csv.refusal.${checked.check.refusal.reason}`, {
            name: checked.name,
            ...checked.check.refusal,
          })}
        </Banner>
      )}
    </section>
  )
}

function Outcome({ name, check: { rows, findings, files } }: { name: string; check: CsvCheck }) {
  const t = useText(toolsMessages)
  const left = findings.filter(({ isFixed }) => !isFixed)
  const mended = findings.length - left.length
  return (
    <>
      <p role="status" className={css.status}>
        {t('tools.csvRows', { rows })}{' '}
        {findings.length === 0
          ? t('tools.csvGood')
          : t('tools.csvFound', { mended, left: left.length })}
      </p>
      {mended > 0 ? (
        <div className={css.files}>
          {files.map((file, nth) => (
            <Button
              key={nth}
              icon="download"
              onPress={() =>
                saveFile(
                  new Blob([file], { type: 'text/csv' }),
                  fixedName(name, { nth, count: files.length }),
                )
              }
            >
              {files.length === 1
                ? t('tools.csvMended')
                : t('tools.csvPart', { number: nth + 1, count: files.length })}
            </Button>
          ))}
        </div>
      ) : null}
      {findings.length > 0 ? (
        <FindingList findings={[...left, ...findings.filter(({ isFixed }) => isFixed)]} />
      ) : null}
    </>
  )
}

/** What is left to the person first. */
function FindingList({ findings }: { findings: readonly CsvFinding[] }) {
  const t = useText(toolsMessages)
  const tFinding = useText(csvCheckMessages)
  const placeOf = ({ row, column }: CsvFinding) => {
    const place = row === null ? t('tools.csvWhole') : t('tools.csvRow', { row })
    return column === null ? place : tFinding('csv.place', { place, column })
  }
  return (
    <>
      <ul className={css.list} aria-label={t('tools.csvFindings')}>
        {findings.slice(0, MAX_SHOWN).map((finding, nth) => (
          <li key={nth} className={css.finding} data-mended={finding.isFixed || undefined}>
            <strong>{placeOf(finding)}</strong>{' '}
            {tFinding(`csv.fault.${finding.fault.reason}`, { ...finding.fault })}{' '}
            {finding.isFixed ? <em>{t('tools.csvIsMended')}</em> : null}
          </li>
        ))}
      </ul>
      {findings.length > MAX_SHOWN ? (
        <p className={css.lead}>{t('tools.csvMore', { count: findings.length - MAX_SHOWN })}</p>
      ) : null}
    </>
  )
}

/** `pins.csv` → `pins-fixed.csv`, `pins-fixed-2.csv` */
function fixedName(name: string, { nth, count }: { nth: number; count: number }): string {
  return `${name.replace(/\.csv$/i, '')}-fixed${count > 1 ? `-${nth + 1}` : ''}.csv`
}
