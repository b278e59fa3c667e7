/**
 * `pinloom generate`: pages to pictures, `pins.csv` and one JSON object. A page that fails is
 * named; the others are made.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import { distinctNames } from '#core/export/file-names.ts'
import { pinterestCsv } from '#core/export/pinterest-csv.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import { Refusal, Refused } from '../server/platform/http/failures/refusal.ts'
import { newId } from '../server/platform/ids.ts'
import type { GenerateCommand } from './arguments.ts'
import { inCliWords } from './private-address.ts'
import { createProgressBar, type ProgressBar } from './progress-bar.ts'
import { watchTask } from './watch-task.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

export interface GeneratedPin {
  readonly title: string
  readonly description: string
  readonly alt_text: string
  readonly link: string
  /** Relative to `--out`. */
  readonly image: string
  readonly template: string
  readonly pin_type: string
  readonly keywords: readonly string[]
  readonly interest: string | null
  /** What each part of the words rests on. */
  readonly sources: Pin['sources']
}

export interface Generated {
  readonly pins: readonly GeneratedPin[]
  readonly errors: readonly PageError[]
}

const BARE_NAMES =
  'pins.csv names the pictures by their file names only, and Pinterest fetches them from public links: put the pictures online and set PUBLIC_URL to where they are, or upload them by hand.'

/** Its JSON has sentences, no codes of them. */
function spoken(error: PageError): PageError {
  const { problem_codes: _, ...said } = error
  return inCliWords(said, error.address)
}

/** `stoodIn`: where the person called from. */
export async function generate(command: GenerateCommand, stoodIn: string): Promise<Generated> {
  const out = resolve(stoodIn, command.out)
  await mkdir(out, { recursive: true })
  const bar = createProgressBar(process.stderr)
  const workshop = await openWorkshop(command.allowHosts)
  try {
    const { pageIds, errors } = await readPages(workshop, command, bar)
    if (pageIds.length === 0) return { pins: [], errors: errors.map(spoken) }
    const made = await makePins(workshop, { command, pageIds, bar })
    const pins = await writeFiles(workshop, made.pins, out)
    if (pins.length > 0 && !workshop.platform.config.publicUrlReachable)
      process.stderr.write(`${BARE_NAMES}\n`)
    return { pins, errors: [...errors, ...made.errors].map(spoken) }
  } finally {
    bar.end()
    await workshop.close()
  }
}

async function readPages(
  workshop: Workshop,
  { addresses }: GenerateCommand,
  bar: ProgressBar,
): Promise<{ pageIds: string[]; errors: PageError[] }> {
  const { pipeline, owner, accountId } = workshop
  const added = await pipeline.pages.addSources({
    owner,
    accountId,
    key: newId(),
    source: { kind: 'addresses', addresses: [...addresses] },
    signal: new AbortController().signal,
  })
  if (added.task_id === null) return { pageIds: [], errors: added.errors }
  const report = await watchTask(workshop, { id: added.task_id, label: 'Reading', bar })
  const ready = await Promise.all(
    added.pages.map(async ({ id }) =>
      (await workshop.pipeline.pages.isReady(owner, { accountId, pageId: id })) ? [id] : [],
    ),
  )
  return { pageIds: ready.flat(), errors: [...added.errors, ...report.failures] }
}

async function makePins(
  workshop: Workshop,
  {
    command,
    pageIds,
    bar,
  }: {
    readonly command: GenerateCommand
    readonly pageIds: readonly string[]
    readonly bar: ProgressBar
  },
): Promise<{ pins: Pin[]; errors: PageError[] }> {
  const { pipeline, owner, accountId, pins, platform } = workshop
  const started = await pipeline.generation
    .startGeneration({ owner, accountId, key: newId(), config: configOf(command, pageIds) })
    .catch(refusalOf)
  if (started instanceof Refusal)
    return {
      pins: [],
      errors: [
        {
          address: '',
          code: 'not_made',
          message: started.body.detail ?? 'The pins could not be made.',
        },
      ],
    }
  const report = await watchTask(workshop, { id: started.task_id, label: 'Making pins', bar })
  return {
    pins: await pins.getPins(
      platform.database.root,
      { owner, accountId },
      pipeline.generation.pinIdsOf(started.task_id, report.total),
    ),
    errors: report.failures,
  }
}

/** The limit of a day's pins, too. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  throw error
}

function configOf(
  { count, templates, colors }: GenerateCommand,
  pageIds: readonly string[],
): GenerationConfig {
  const types = new Set(templates.flatMap((id) => findTemplate(id)?.pinType ?? []))
  return {
    pages: pageIds.map((page_id) => ({ page_id, interest_ids: [] })),
    n_pins: count,
    pin_types: [...types],
    templates: [...templates],
    colors: [...colors],
    fonts: [],
  }
}

async function writeFiles(
  { pipeline, platform }: Workshop,
  pins: readonly Pin[],
  out: string,
): Promise<GeneratedPin[]> {
  const names = distinctNames(
    pins.map(({ title }) => title),
    'pin',
  ).map((name) => `${name}.jpg`)
  const listed: Pin[] = []
  for (const [index, pin] of pins.entries()) {
    const image = names[index] ?? `pin-${index + 1}.jpg`
    const bytes = await pipeline.pictureStorage.readFile(pin.image_url.split('/').at(-1) ?? '')
    if (!bytes) throw new Error(`The picture of "${pin.title}" is gone.`)
    await writeFile(join(out, image), bytes)
    listed.push({ ...pin, image_url: image })
  }
  await writeCsv(listed, {
    out,
    linkTagging: platform.config.linkTagging,
    publicUrl: platform.config.publicUrlReachable ? platform.config.publicUrl : null,
  })
  return listed.map(
    ({
      title,
      description,
      alt_text,
      link,
      image_url,
      pin_type,
      keywords,
      design,
      interest,
      sources,
    }) => ({
      title,
      description,
      alt_text,
      link,
      image: image_url,
      template: design.template_id,
      pin_type,
      keywords,
      interest: interest?.interest ?? null,
      sources,
    }),
  )
}

/**
 * Pinterest wants a board for each row: the pin's interest names it. Media URLs point below
 * PUBLIC_URL, where the folder's pictures are to be put; without one they are the file names, to be
 * completed by hand.
 */
async function writeCsv(
  pins: readonly Pin[],
  to: { readonly out: string; readonly linkTagging: boolean; readonly publicUrl: string | null },
): Promise<void> {
  const boards = new Map<string, Board>()
  const placed = pins.map((pin) => {
    const name = boardName(pin)
    const board = boards.get(name) ?? {
      id: newId(),
      name,
      created_at: pin.created_at,
      sections: [],
    }
    boards.set(name, board)
    const image_url =
      to.publicUrl === null ? pin.image_url : `/${encodeURIComponent(pin.image_url)}`
    return { ...pin, image_url, boards: [{ board_id: board.id }], board_name: name }
  })
  const files = pinterestCsv(placed, {
    boards: [...boards.values()],
    publicUrl: to.publicUrl ?? '',
    linkTagging: to.linkTagging,
  })
  for (const [index, text] of files.entries())
    await writeFile(join(to.out, index === 0 ? 'pins.csv' : `pins-${index + 1}.csv`), text)
}

/** A slash would make Pinterest look for a section. */
function boardName({ interest, title }: Pin): string {
  const name = (interest?.interest ?? title).replaceAll('/', ' ').slice(0, 50).trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
