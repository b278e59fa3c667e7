/**
 * Judges the words of pins blind. `npm run judge -- --pages DIR --out FILE` writes a shuffled sheet
 * of pins and beside it `FILE.key`, which knows whose they are; `npm run judge -- --read MARKS…
 * --key FILE.key` counts what judges wrote. How to judge: docs/decisions/0039-judging-words.md.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { askCheckout, OWN_CHECKOUT } from './judge/ask-checkout.ts'
import { Mark, type Judgement } from './judge/marks.ts'
import { findPageFiles, isKeptAside, readJsonLines, samplePages } from './judge/page-files.ts'
import type { PageFile } from './judge/page-files.ts'
import type { PagePins } from './judge/page-pins.schema.ts'
import { printReport } from './judge/report.ts'
import { composeSheet, KeyRow, ownWords, samplePins, type JudgedPage } from './judge/sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    out: { type: 'string' },
    kinds: { type: 'string' },
    limit: { type: 'string', default: '1000000' },
    /** Of each side and page; without it all. */
    pins: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    aside: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    sides: { type: 'string', default: 'ours,title' },
    read: { type: 'string' },
    key: { type: 'string' },
  },
})

const FORMER = 'former:'
const say = (line: string): void => void process.stderr.write(`${line}\n`)

if (values.read !== undefined && values.key !== undefined)
  readMarks([values.read, ...positionals], values.key)
else if (values.pages !== undefined && values.out !== undefined)
  await writeSheet({ pages: values.pages, out: values.out })
else {
  say('judge --pages DIR --out FILE [--kinds a,b] [--limit N] [--seed S] [--aside | --open]')
  say('      [--sides ours,title,former:CHECKOUT] [--pins N]')
  say('judge --read MARKS… --key FILE.key')
  process.exitCode = 1
}

function readMarks(files: readonly string[], keyFile: string): void {
  const key = readJsonLines(keyFile, KeyRow)
  const judgements = files.map(
    (file): Judgement => new Map(readJsonLines(file, Mark).map((mark) => [mark.id, mark])),
  )
  process.stdout.write(`${printReport(judgements, key)}\n`)
}

/** Pages that are kept aside come only when asked for. */
function chosenPages(dir: string): PageFile[] {
  if (values.aside && values.open) throw new Error('--aside or --open, not both')
  const files = findPageFiles(dir, values.kinds?.split(','))
  const open = files.filter(({ name }) => isKeptAside(name) === values.aside)
  return samplePages(open, { limit: Number(values.limit), seed: values.seed })
}

async function writeSheet({ pages, out }: { pages: string; out: string }): Promise<void> {
  const files = chosenPages(pages)
  const sides = values.sides.split(',')
  const answers = new Map<string, Map<string, PagePins>>()
  // This checkout is asked whatever the sides: it says what the pages are about.
  for (const side of new Set(['ours', ...sides.filter((name) => name.startsWith(FORMER))]))
    answers.set(side, await askSide(side, files))
  const judged: JudgedPage[] = []
  for (const file of files) {
    const page = answers.get('ours')?.get(file.path)?.page
    if (page) {
      const all = sidesOf({ file, page, sides, answers })
      judged.push({
        file,
        page,
        sides: samplePins(all, Number(values.pins), `${values.seed} ${file.folder}/${file.name}`),
      })
    } else say(`not read: ${file.folder}/${file.name}`)
  }
  const { rows, key } = composeSheet(judged, values.seed)
  writeFileSync(out, toLines(rows))
  writeFileSync(`${out}.key`, toLines(key))
  say(`${rows.length} pins of ${judged.length} pages: ${out}, key: ${out}.key`)
}

async function askSide(side: string, files: readonly PageFile[]): Promise<Map<string, PagePins>> {
  const root = side === 'ours' ? OWN_CHECKOUT : side.slice(FORMER.length)
  const answers = await askCheckout(root, files, (done) => {
    if (done % 25 === 0) say(`${side}: ${done} of ${files.length} pages`)
  })
  return new Map(answers.map((answer) => [answer.path, answer]))
}

function sidesOf({
  file,
  page,
  sides,
  answers,
}: {
  readonly file: PageFile
  readonly page: JudgedPage['page']
  readonly sides: readonly string[]
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, PagePins>>
}): JudgedPage['sides'] {
  return sides.map((side) => {
    if (side === 'title') return { side, pins: ownWords(page) }
    const pins = answers.get(side)?.get(file.path)?.pins
    if (pins === undefined) throw new Error(`no side is named ${side}`)
    return { side: side.startsWith(FORMER) ? 'former' : side, pins }
  })
}

function toLines(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}
