/** The words behind `pinloom`, checked. */
import { parseArgs } from 'node:util'
import { Color } from '#core/contract/call/primitives.ts'
import { findTemplate, templates } from '#core/templates/choice/template-list.ts'
import { UsageError } from './usage.ts'

export interface GenerateCommand {
  readonly command: 'generate'
  readonly addresses: readonly string[]
  readonly count: number
  readonly out: string
  readonly templates: readonly string[]
  readonly colors: readonly string[]
  readonly allowHosts: readonly string[]
  readonly isJson: boolean
}

export interface KeywordsCommand {
  readonly command: 'keywords'
  readonly source: string
  readonly method: 'rake' | 'phrases'
  readonly allowHosts: readonly string[]
  readonly isJson: boolean
}

/** The store is that of the settings in the environment. */
export interface StoreCommand {
  readonly command: 'backup' | 'restore'
  readonly folder: string
  readonly isJson: boolean
}

/** From the store of the settings in the environment. */
export interface MoveCommand {
  readonly command: 'move'
  /** `postgres://…` or `sqlite:DIR`. */
  readonly to: string
  /** `s3://BUCKET` or a folder. `''` = not given. */
  readonly objects: string
  readonly isDryRun: boolean
  readonly isJson: boolean
}

export type Command =
  | GenerateCommand
  | KeywordsCommand
  | StoreCommand
  | MoveCommand
  | { readonly command: 'help' }

const options = {
  count: { type: 'string', default: '12' },
  out: { type: 'string', default: 'pins' },
  templates: { type: 'string', default: '' },
  colors: { type: 'string', default: '' },
  method: { type: 'string' },
  'allow-host': { type: 'string', multiple: true },
  to: { type: 'string', default: '' },
  objects: { type: 'string', default: '' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parsed(words)
  const [command, ...rest] = positionals
  const shared = { allowHosts: (values['allow-host'] ?? []).flatMap(listOf), isJson: values.json }
  if (values.help || command === 'help' || (command === undefined && words.length === 0))
    return { command: 'help' }
  if (command === 'generate')
    return {
      command,
      ...shared,
      addresses: some(rest),
      count: countOf(values.count),
      out: values.out,
      templates: templatesOf(values.templates),
      colors: colorsOf(values.colors),
    }
  if (command === 'keywords')
    return { command, ...shared, source: one(rest), method: methodOf(values.method) }
  const onStore = readStoreCommand(command, rest, values)
  if (onStore !== null) return onStore
  throw new UsageError(
    command === undefined
      ? 'Say what to do: generate, keywords, backup, restore or move.'
      : `"${command}" is no command of pinloom.`,
  )
}

function readStoreCommand(
  command: string | undefined,
  rest: readonly string[],
  values: ReturnType<typeof parsed>['values'],
): StoreCommand | MoveCommand | null {
  if (command === 'backup' || command === 'restore')
    return { command, folder: folderOf(rest), isJson: values.json }
  if (command !== 'move') return null
  return {
    command,
    to: storeOf(values.to, rest),
    objects: values.objects,
    isDryRun: values['dry-run'],
    isJson: values.json,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function some(addresses: readonly string[]): readonly string[] {
  if (addresses.length === 0) throw new UsageError('Give at least one address to make pins of.')
  if (addresses.length > 500) throw new UsageError('Give at most 500 addresses at once.')
  return addresses
}

function one(sources: readonly string[]): string {
  const [source] = sources
  if (source === undefined || sources.length > 1)
    throw new UsageError('Give one address or one file.')
  return source
}

function folderOf(folders: readonly string[]): string {
  const [folder] = folders
  if (folder === undefined || folders.length > 1) throw new UsageError('Give one folder.')
  return folder
}

function storeOf(to: string, rest: readonly string[]): string {
  if (rest.length > 0 || !/^(postgres(ql)?:\/\/|sqlite:).+/.test(to))
    throw new UsageError('Say where to with --to postgres://… or --to sqlite:DIR.')
  return to
}

function countOf(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 500)
    throw new UsageError(`--count must be a whole number from 1 to 500 (it is "${text}").`)
  return count
}

function templatesOf(text: string): readonly string[] {
  const ids = listOf(text)
  const unknown = ids.find((id) => findTemplate(id) === undefined)
  if (unknown !== undefined)
    throw new UsageError(
      `There is no template "${unknown}". Choose from: ${templates.map(({ id }) => id).join(', ')}.`,
    )
  return ids.length === 0 ? templates.map(({ id }) => id) : ids
}

function colorsOf(text: string): readonly string[] {
  const colors = listOf(text).map((color) => `#${color.toLowerCase().replace(/^#/, '')}`)
  const wrong = colors.find((color) => !Color.safeParse(color).success)
  if (wrong !== undefined)
    throw new UsageError(
      `--colors takes colours as #rrggbb, parted by commas: background, text, accent (it holds "${wrong}").`,
    )
  if (colors.length > 8) throw new UsageError('--colors takes at most 8 colours.')
  return colors
}

function methodOf(text: string | undefined): 'rake' | 'phrases' {
  if (text === 'rake' || text === 'phrases') return text
  throw new UsageError(
    text === undefined
      ? 'Say how with --method rake or --method phrases.'
      : `--method must be rake or phrases (it is "${text}").`,
  )
}
