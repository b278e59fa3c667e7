/**
 * /template-library: every template as the real render that it is, found by its kind and its words,
 * and looked at closely beside the list.
 */
import { sampleAddress } from '#core/public/sample-address.ts'
import {
  templateCard,
  templateCards,
  templateFamilies,
  templateSubjects,
  type TemplateCard,
} from '#core/public/template-cards.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../kit/i18n/text.ts'
import { hashOf, useAddressedWords } from '../tool-address.ts'
import { ToolFrame } from '../tool-frame.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { SearchField } from '../../../kit/ui/fields/search-field.tsx'
import { EmptyState } from '../../../kit/ui/states.tsx'
import libraryMessages from '#locales/en/tools/library.json' with { type: 'json' }
import css from './library.module.css'
import { TemplateDetail } from './template-detail.tsx'
import templateNamesMessages from '#locales/en/pins/template-names.json' with { type: 'json' }
import { findTemplates } from './template-search.ts'
import { useSearchWords } from './use-search-words.ts'
import { useTemplateLink } from './use-template-link.ts'

const ANY = 'any'
const FIELDS = ['q', 'family', 'use', 'template'] as const
/** Above the fold of most screens: fetched with the page. */
const EAGER = 2

export function TemplateLibraryScreen() {
  const t = useText(libraryMessages)
  const wordsOf = useSearchWords()
  const [{ q: query, family, use, template }, setWords] = useAddressedWords(FIELDS)
  const wish = {
    query,
    family: templateFamilies.find((one) => one === family) ?? null,
    subject: templateSubjects.find((one) => one === use) ?? null,
  }
  const found = findTemplates(templateCards, wish, wordsOf)
  const opened = templateCard(template)
  return (
    <ToolFrame title={t('library.title')} lead={t('library.lead', { count: templateCards.length })}>
      <div className={css.filters}>
        <SearchField
          label={t('library.find')}
          hideLabel={false}
          value={query}
          onChange={(words) => setWords('q', words)}
        />
        <Select
          label={t('library.family')}
          options={[
            { id: ANY, label: t('library.anyFamily') },
            ...templateFamilies.map((id) => ({ id, label: t(`library.family.${id}`) })),
          ]}
          value={wish.family ?? ANY}
          onChange={(id) => setWords('family', id === ANY ? '' : id)}
        />
        <Select
          label={t('library.useFor')}
          options={[
            { id: ANY, label: t('library.anyUse') },
            ...templateSubjects.map((id) => ({ id, label: t(`library.useFor.${id}`) })),
          ]}
          value={wish.subject ?? ANY}
          onChange={(id) => setWords('use', id === ANY ? '' : id)}
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
        <Families
          found={found}
          hrefOf={({ id }) => hashOf({ q: query, family, use, template: id })}
        />
      )}
      {opened ? <TemplateDetail card={opened} onClose={() => setWords('template', '')} /> : null}
    </ToolFrame>
  )
}

interface Shown {
  found: readonly TemplateCard[]
  hrefOf: (card: TemplateCard) => string
}

function Families({ found, hrefOf }: Shown) {
  const t = useText(libraryMessages)
  const eager = found.slice(0, EAGER)
  const families = templateFamilies.filter((name) => found.some(({ family }) => family === name))
  return families.map((name) => (
    <section key={name} className={css.family} aria-label={t(`library.family.${name}`)}>
      <h2 className={css.familyName}>{t(`library.family.${name}`)}</h2>
      <ul className={css.cards}>
        {found
          .filter(({ family }) => family === name)
          .map((card) => (
            <Card key={card.id} card={card} isEager={eager.includes(card)} href={hrefOf(card)} />
          ))}
      </ul>
    </section>
  ))
}

/**
 * A plain link behind the `#`, so that it opens from a page that was drawn before anything has
 * started, and the Back button closes it. It covers the card. The description of the template is
 * only in its details: 51 descriptions would be a tenth of the page.
 */
function Card({ card, isEager, href }: { card: TemplateCard; isEager: boolean; href: string }) {
  const t = useText(libraryMessages)
  const names = useText(templateNamesMessages)
  const { id, pictures, mostWords, mostItems } = card
  const name = names(`template.${id}`)
  const use = useTemplateLink(id)
  return (
    <li className={css.card}>
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
      <h3 className={css.name}>
        <a href={href} className={css.look}>
          {name}
        </a>
      </h3>
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
