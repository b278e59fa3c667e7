/**
 * What "Find keywords" found for an interest: a press adds a phrase to the page's interests. Those
 * that the page has already are words only: adding them again would be refused.
 */
import type { Interest } from '#core/contract/content/pages.contract.ts'
import { useActor } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Icon } from '../../../kit/ui/icon.tsx'
import { sameName } from './interest-names.ts'
import interestsMessages from '#locales/en/generate/interests.json' with { type: 'json' }
import css from './interests-step.module.css'
import { useInterestsOf } from './use-interests-of.ts'
import { wordGroups } from './word-groups.ts'

export function FoundWords({ pageId, interest }: { pageId: string; interest: Interest }) {
  const t = useText(interestsMessages)
  const groups = wordGroups(interest)
  const count = groups.reduce((sum, { names }) => sum + names.length, 0)
  if (interest.status !== 'ready') return null
  return (
    <>
      <p role="status" className={css.why}>
        {t('interests.found', { count })}
      </p>
      {groups.map(({ id, names }) => (
        <section key={id} className={css.group}>
          <h4>{t(`interests.${id}`)}</h4>
          <div className={css.words}>
            {names.map((name) => (
              <FoundWord key={name} pageId={pageId} name={name} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

function FoundWord({ pageId, name }: { pageId: string; name: string }) {
  const t = useText(interestsMessages)
  const actor = useActor('pages')
  if (sameName(useInterestsOf(pageId), name))
    return (
      <span className={css.word} dir="auto">
        {name}
      </span>
    )
  return (
    <button
      type="button"
      className={css.related}
      aria-label={t('interests.addRelated', { name })}
      onClick={() => actor.send({ type: 'interests.add', pageId, name })}
    >
      <Icon name="plus" size={16} />
      <span dir="auto">{name}</span>
    </button>
  )
}
