/**
 * /template-library: every template as the real render that it is, found by its kind and its words,
 * and looked at closely beside the list.
 */
import { PinType } from '#core/contract/pin-kinds.schema.ts'
import { sampleAddress } from '#core/public/sample-address.ts'
import { templateCard, templateCards, type TemplateCard } from '#core/public/template-cards.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { hashOf, useAddressedWords } from '../tools/tool-address.ts'
import fields from '../tools/tool-fields.module.css'
import { ToolFrame } from '../tools/tool-frame.tsx'
import { Select } from '../ui/choice-field.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { EmptyState } from '../ui/states.tsx'
import { libraryMessages } from './library.messages.ts'
import css from './library.module.css'
import { TemplateDetail } from './template-detail.tsx'
import { templateNamesMessages } from './template-names.messages.ts'
import { findTemplates } from './template-search.ts'
import { useSearchWords } from './use-search-words.ts'
import { useTemplateLink } from './use-template-link.ts'

const ANY = 'any'
const FIELDS = ['q', 'kind', 'template'] as const
/** Above the fold of most screens: fetched with the page. */
const EAGER = 2

const kinds = PinType.options.filter((kind) =>
  templateCards.some(({ pin_type }) => pin_type === kind),
)

export function TemplateLibraryScreen() {
  const t = useText(libraryMessages)
  const wordsOf = useSearchWords()
  const [{ q: query, kind: chosen, template }, setWords] = useAddressedWords(FIELDS)
  const kind = kinds.find((one) => one === chosen) ?? null
  const found = findTemplates(templateCards, { query, kind }, wordsOf)
  const opened = templateCard(template)
  return (
    <ToolFrame title={t('library.title')} lead={t('library.lead', { count: templateCards.length })}>
      <div className={fields.fields}>
        <SearchField
          label={t('library.find')}
          hideLabel={false}
          value={query}
          onChange={(words) => setWords('q', words)}
        />
        <Select
          label={t('library.kind')}
          options={[
            { id: ANY, label: t('library.anyKind') },
            ...kinds.map((id) => ({ id, label: t(`library.kind.${id}`) })),
          ]}
          value={kind ?? ANY}
          onChange={(id) => setWords('kind', id === ANY ? '' : id)}
        />
      </div>
      <p role="status" className={css.count}>
        {t('library.count', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('library.none')}>
          <p>{t('library.noneBody')}</p>
        </EmptyState>
      ) : (
        <ul className={css.cards}>
          {found.map((card, index) => (
            <Card
              key={card.id}
              card={card}
              isEager={index < EAGER}
              href={hashOf({ q: query, kind: kind ?? '', template: card.id })}
            />
          ))}
        </ul>
      )}
      {opened ? <TemplateDetail card={opened} onClose={() => setWords('template', '')} /> : null}
    </ToolFrame>
  )
}

/**
 * A plain link behind the `#`, so that it opens from a page that was drawn before anything has
 * started, and the way back closes it.
 */
function Card({ card, isEager, href }: { card: TemplateCard; isEager: boolean; href: string }) {
  const t = useText(libraryMessages)
  const names = useText(templateNamesMessages)
  const { id, pictures, mostWords, mostItems } = card
  const name = names(`template.${id}`)
  const use = useTemplateLink(id)
  return (
    <li className={css.card}>
      <a href={href} className={css.look} aria-label={t('library.open', { name })}>
        <span className={css.picture}>
          <img
            src={sampleAddress(id, 'card')}
            alt=""
            width={400}
            height={600}
            decoding="async"
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority="low"
          />
        </span>
      </a>
      <h2 className={css.name}>{name}</h2>
      <p className={css.about}>{names(`template.${id}.about`)}</p>
      <ul className={css.facts}>
        <li>{t('library.pictures', { count: pictures })}</li>
        <li>{t('library.words', { count: mostWords })}</li>
        {mostItems > 0 ? <li>{t('library.items', { count: mostItems })}</li> : null}
      </ul>
      <Link {...use} className={css.use} aria-label={t('library.useNamed', { name })}>
        {t('library.use')}
      </Link>
    </li>
  )
}
