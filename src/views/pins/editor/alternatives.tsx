/** Alternative titles and descriptions of a pin. Using one changes only the draft. */
import type { TextAlternative } from '#core/contract/content/tasks.contract.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { useActor } from '../../kit/context/app-context.tsx'
import { useSend } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Badge } from '../../kit/ui/marks/badge.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { Banner, Loading, Skeleton } from '../../kit/ui/states.tsx'
import { Checkbox } from '../../kit/ui/fields/toggle.tsx'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }
import css from './fields.module.css'
import { hasOwnHeadline, withAlternative } from './draft/pin-draft.ts'
import type { DraftProps } from './draft/draft-props.ts'
import { Sources } from './text-fields.tsx'

const MAX_SHOWN = 4
/** The contract's limit of titles that must not be repeated. */
const MAX_TAKEN = 500

/** What was found and used. The editor keeps it, so that a change of tabs does not lose it. */
export interface FoundWords {
  /** Null before the first search. */
  readonly found: readonly TextAlternative[] | null
  /** Headlines of the alternatives in use: the user did not write them. */
  readonly taken: readonly string[]
  /** Null until the user has chosen: then it depends on whose headline it is. */
  readonly takesHeadline: boolean | null
}

export const noWords: FoundWords = { found: null, taken: [], takesHeadline: null }

interface AlternativesProps extends DraftProps {
  readonly words: FoundWords
  readonly onWords: (change: (now: FoundWords) => FoundWords) => void
}

export function Alternatives({ pin, draft, onChange, words, onWords }: AlternativesProps) {
  const t = useText(editorMessages)
  const { find, busy, failure } = useFinding(pin, words, onWords)
  const { found, taken } = words
  const isOwn = hasOwnHeadline(pin, draft, taken)
  const takesHeadline = words.takesHeadline ?? !isOwn
  const others = (found ?? []).filter(({ title }) => title !== draft.title)
  const use = (alternative: TextAlternative) => {
    if (takesHeadline) onWords((now) => ({ ...now, taken: [...now.taken, alternative.headline] }))
    onChange((now) => withAlternative(now, alternative, takesHeadline))
  }
  return (
    <div className={css.fields}>
      <p className={css.quiet}>{t('editor.alternativesLead')}</p>
      <Checkbox
        isSelected={takesHeadline}
        onChange={(takes) => onWords((now) => ({ ...now, takesHeadline: takes }))}
        hint={isOwn ? t('editor.headlineOwn') : t('editor.headlineToo')}
      >
        {t('editor.takeHeadline')}
      </Checkbox>
      {failure ? (
        <Banner tone="danger">{t('editor.alternativesFailed', { reason: failure.message })}</Banner>
      ) : null}
      {busy ? (
        <Loading className={css.cards ?? ''}>
          {[1, 2, 3, 4].map((number) => (
            <Skeleton key={number} height="140px" radius="var(--radius-10)" />
          ))}
        </Loading>
      ) : (
        <ul className={css.cards}>
          <li className={css.card} data-used="">
            <Badge tone="accent">{t('editor.now')}</Badge>
            <h3 dir="auto">{draft.title}</h3>
            <p dir="auto">{draft.description}</p>
          </li>
          {others.map((alternative) => (
            <AlternativeCard key={alternative.title} alternative={alternative} onUse={use} />
          ))}
        </ul>
      )}
      {found?.length === 0 ? <p>{t('editor.noAlternatives')}</p> : null}
      <div>
        <Button icon="refresh" isBusy={busy !== null} onPress={() => void find()}>
          {t(found ? 'editor.moreAlternatives' : 'editor.findAlternatives')}
        </Button>
      </div>
    </div>
  )
}

function AlternativeCard({
  alternative,
  onUse,
}: {
  alternative: TextAlternative
  onUse: (alternative: TextAlternative) => void
}) {
  const t = useText(editorMessages)
  return (
    <li className={css.card}>
      <h3 dir="auto">{alternative.title}</h3>
      <p dir="auto">{alternative.description}</p>
      <Sources sources={alternative.sources.title} />
      <div>
        <Button size="small" onPress={() => onUse(alternative)}>
          {t('editor.use')}
        </Button>
      </div>
    </li>
  )
}

/** Asks for alternatives that the page's pins do not have yet. */
function useFinding(
  pin: DraftProps['pin'],
  words: FoundWords,
  onWords: AlternativesProps['onWords'],
) {
  const pins = useActor('pins')
  const { send, busy, failure } = useSend()
  const find = async () => {
    const titles = listPins(pins.getSnapshot().context.book)
      .filter(({ page_id }) => page_id === pin.page_id)
      .map(({ title }) => title)
    const known = [...new Set([...titles, ...(words.found ?? []).map(({ title }) => title)])].slice(
      0,
      MAX_TAKEN,
    )
    const outcome = await send('textAlternatives', {
      params: { account_id: pin.account_id, page_id: pin.page_id },
      body: { interest_id: pin.interest_id, taken: known, count: MAX_SHOWN },
    })
    if (outcome.ok) onWords((now) => ({ ...now, found: outcome.answer.alternatives }))
  }
  return { find, busy, failure }
}
