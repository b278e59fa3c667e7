/** What a person types into the form of an automation, and what is still missing in it. */
import {
  AUTOMATION_LIMITS,
  AutomationSettings,
  AutomationSource,
  type BoardRule,
} from '#core/contract/publishing/automations.contract.ts'

/** What each part of the form gets. */
export interface FormPart {
  readonly draft: AutomationSettings
  readonly change: (part: Partial<AutomationSettings>) => void
  /** What is missing is marked once somebody wanted to save it. */
  readonly isChecked: boolean
}

export const newSettings = (name: string): AutomationSettings => ({
  name,
  sources: [{ kind: 'feed', address: '' }],
  first: { kind: 'newest', count: 3 },
  templates: [],
  colors: [],
  fonts: [],
  pins_a_page: 2,
  boards: [],
  default_board: null,
  goal: { kind: 'drafts' },
  max_pages: 5,
  max_pins_a_day: 10,
  daily_at: '07:00',
  again_after_days: null,
})

export const emptySource = (kind: AutomationSource['kind']): AutomationSource =>
  kind === 'addresses' ? { kind, addresses: [] } : { kind, address: '' }

/** The form keeps the lines of an address list as they are typed, the empty ones too. */
export const withoutEmptyLines = (sources: readonly AutomationSource[]): AutomationSource[] =>
  sources.map((source) =>
    source.kind === 'addresses'
      ? { ...source, addresses: nonEmptyLines(source.addresses) }
      : source,
  )

/** Between a feed and a sitemap the address stays. */
export const sourceOfKind = (
  kind: AutomationSource['kind'],
  before: AutomationSource,
): AutomationSource =>
  kind === 'addresses' || before.kind === 'addresses'
    ? emptySource(kind)
    : { kind, address: before.address }

export type SourceFault = 'missing' | 'tooMany' | 'tooLong'

export interface Missing {
  readonly name: boolean
  /** What is wrong with sources, by their places. */
  readonly sources: ReadonlyMap<number, SourceFault>
  /** Places of the lines without words, and without a board. */
  readonly words: ReadonlySet<number>
  readonly boards: ReadonlySet<number>
}

export function missingIn({ name, sources, boards }: AutomationSettings): Missing {
  return {
    name: name.trim() === '',
    sources: sourceFaults(sources),
    words: placesOf(boards, ({ words }: BoardRule) => words.trim() === ''),
    boards: placesOf(boards, ({ board }: BoardRule) => board.board_id === ''),
  }
}

export const isComplete = ({ name, sources, words, boards }: Missing): boolean =>
  !name && sources.size + words.size + boards.size === 0

/** Null while something is missing: what the server would take. */
export function settingsToSave(draft: AutomationSettings): AutomationSettings | null {
  const read = AutomationSettings.safeParse({
    ...draft,
    sources: withoutEmptyLines(draft.sources),
  })
  return read.success ? read.data : null
}

/** What no field is marked for. */
export const isUnknownFault = (draft: AutomationSettings): boolean =>
  isComplete(missingIn(draft)) && settingsToSave(draft) === null

/** Whether nothing would be lost by putting one in the place of the other. */
export const areSame = (one: AutomationSettings, other: AutomationSettings): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const sourceFaults = (sources: readonly AutomationSource[]): ReadonlyMap<number, SourceFault> =>
  new Map(
    withoutEmptyLines(sources).flatMap((source, place) => {
      const fault = faultOf(source)
      return fault === null ? [] : [[place, fault] as const]
    }),
  )

function faultOf(source: AutomationSource): SourceFault | null {
  const addresses = source.kind === 'addresses' ? source.addresses : [source.address.trim()]
  if (addresses.join('') === '') return 'missing'
  if (addresses.length > AUTOMATION_LIMITS.addresses) return 'tooMany'
  return AutomationSource.safeParse(source).success ? null : 'tooLong'
}

const nonEmptyLines = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

function placesOf<T>(list: readonly T[], isMissing: (one: T) => boolean): ReadonlySet<number> {
  return new Set(list.flatMap((one, place) => (isMissing(one) ? [place] : [])))
}
