/** What of a chosen CSV is read now, and what is left of it afterwards. */
import { MAX_CSV_LENGTH } from '#core/contract/content/pages.contract.ts'
import { MAX_SOURCE_ROWS, readSourceCsv, type SourceCsv } from '#core/pages/source-csv.ts'
import type { CsvDraft } from '../source-drafts.ts'
import type { SourceOutcome } from '../source-form-props.ts'

type ChosenCsv = NonNullable<CsvDraft['file']>

export interface CsvPart {
  /** Rows of the file, counted from 1. */
  readonly first: number
  readonly last: number
  readonly all: number
  readonly isOfSeveral: boolean
}

/** Why nothing of the file can be read, or else what is read now; neither while none is chosen. */
export interface ReadCsv {
  readonly fault: 'tooLarge' | SourceCsv['fault']
  readonly part: CsvPart | null
}

export function readChosen(file: ChosenCsv | null): ReadCsv {
  if (file === null) return { fault: null, part: null }
  if (file.text.length > MAX_CSV_LENGTH) return { fault: 'tooLarge', part: null }
  const { rows, fault, openLines } = readSourceCsv(file.text)
  // A line that breaks off is the server's to name.
  return fault !== null && openLines.length === 0
    ? { fault, part: null }
    : { fault: null, part: partOf(file, rows.length) }
}

function partOf({ from }: ChosenCsv, all: number): CsvPart {
  return {
    first: from + 1,
    last: Math.min(from + MAX_SOURCE_ROWS, all),
    all,
    isOfSeveral: all > MAX_SOURCE_ROWS,
  }
}

/**
 * Null: done with the file. Of several parts, one that was answered is done, whatever became of its
 * rows; else pages that are there already would block the file. Where there was no room for all,
 * the other rows follow when there is.
 */
export function nextPart(
  file: ChosenCsv,
  { last, all, isOfSeveral }: CsvPart,
  { isAccepted, added, errors }: SourceOutcome,
): ChosenCsv | null {
  const isFull = isOfSeveral && errors.some(({ code }) => code === 'quota_reached')
  const isDone = !isFull && (isAccepted || added > 0 || (isOfSeveral && errors.length > 0))
  if (!isDone) return file
  return last < all ? { ...file, from: last } : null
}
