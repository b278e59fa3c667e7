/** Second step: for each chosen page the search topics that its pins shall serve. */
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { useActor, usePages } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner, Loading, Skeleton } from '../../../kit/ui/states.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import css from '../../../pins/steps/step.module.css'
import { InterestChip } from './interest-chip.tsx'
import { isMissing, sameName } from './interest-names.ts'
import own from './interests-step.module.css'
import interestsMessages from '#locales/en/generate/interests.json' with { type: 'json' }
import { pageTitle } from '../pages/page-title.ts'
import { StepFoot } from '../../../pins/steps/step-foot.tsx'
import { useChosenIds, useChosenPages } from '../../../pins/generation/use-generation.ts'

export function InterestsStep({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const t = useText(interestsMessages)
  const pages = useActor('pages')
  const chosen = useChosenPages()
  const ready = chosen.filter(({ page }) => page.status === 'ready')
  const unread = chosen.length - ready.length
  const count = chosen.reduce((sum, { interests }) => sum + interests.length, 0)
  return (
    <section className={css.step} aria-label={t('interests.title')}>
      <div className={css.intro}>
        <h2>{t('interests.title')}</h2>
        <p className={css.quiet}>{t('interests.lead')}</p>
      </div>
      <FailedPages />
      {chosen.map(({ page }) => (
        <PageInterests key={page.id} page={page} />
      ))}
      <StepFoot
        onBack={onBack}
        words={
          unread > 0
            ? t('interests.unread', { count: unread })
            : t('interests.count', { count, pages: chosen.length })
        }
      >
        {unread > 0 && ready.length > 0 ? (
          <Button
            className={css.only ?? ''}
            onPress={() => {
              pages.send({ type: 'pages.select', pageIds: ready.map(({ page }) => page.id) })
              onNext()
            }}
          >
            {t('interests.onlyReady', { count: ready.length })}
          </Button>
        ) : null}
        <Button
          variant="primary"
          iconEnd="arrowEnd"
          className={unread > 0 && ready.length > 0 ? (css.later ?? '') : ''}
          isDisabled={unread > 0 || ready.length === 0}
          onPress={onNext}
        >
          {t('interests.next')}
        </Button>
      </StepFoot>
    </section>
  )
}

/**
 * Pages that were chosen and turned out not to be readable: they get no pins, which must be shown.
 */
function FailedPages() {
  const t = useText(interestsMessages)
  const chosen = useChosenIds()
  const failed = usePages(
    (snapshot) =>
      snapshot.context.pages.filter(({ id, status }) => status === 'failed' && chosen.has(id))
        .length,
  )
  return failed === 0 ? null : (
    <Banner tone="warning">{t('interests.unreadable', { count: failed })}</Banner>
  )
}

function PageInterests({ page }: { page: Page }) {
  const t = useText(interestsMessages)
  const picture = page.pictures.find(({ excluded }) => !excluded)
  const isReading = page.status === 'pending' && page.interests.length === 0
  const title = pageTitle(page) || t('interests.reading')
  return (
    <section className={css.card} aria-label={t('interests.of', { title })}>
      <div className={own.head}>
        {picture ? (
          <img className={own.picture} src={picture.url} alt="" loading="lazy" />
        ) : (
          <span className={own.picture} />
        )}
        <h3 className={own.title} dir="auto">
          {title}
        </h3>
      </div>
      {isReading ? <ReadingInterests /> : <InterestChips page={page} />}
      {isReading ? null : <AddInterest page={page} />}
    </section>
  )
}

/** Placeholders for the interests while the page is read, with the specification's name. */
function ReadingInterests() {
  const t = useText(interestsMessages)
  return (
    <Loading label={t('interests.reading')} className={own.chips ?? ''}>
      {[104, 148, 122, 96, 136].map((width) => (
        <span key={width} className={own.placeholder} style={{ inlineSize: width }}>
          {t('interests.loading')}
        </span>
      ))}
      <Skeleton width="0" height="0" />
    </Loading>
  )
}

function InterestChips({ page }: { page: Page }) {
  const t = useText(interestsMessages)
  if (page.interests.length === 0) return <p className={css.quiet}>{t('interests.none')}</p>
  return (
    <>
      <ul className={own.chips}>
        {page.interests.map((interest) => (
          <InterestChip key={interest.id} pageId={page.id} interest={interest} />
        ))}
      </ul>
      {page.interests.some(({ chosen }) => chosen) ? null : (
        <p className={css.quiet}>{t('interests.noneChosen')}</p>
      )}
      <MissingInterests page={page} />
    </>
  )
}

/** Stated before any pin is made: words that the page has nothing on are no ground for pins. */
function MissingInterests({ page }: { page: Page }) {
  const t = useText(interestsMessages)
  const missing = page.interests.filter((interest) => interest.chosen && isMissing(interest))
  return (
    <div role="status" className={own.warnings ?? ''}>
      {missing.map(({ id, interest_name: name }) => (
        <p key={id} className={own.warning} dir="auto">
          {t('interests.missingWhy', { name })}
        </p>
      ))}
    </div>
  )
}

function AddInterest({ page }: { page: Page }) {
  const t = useText(interestsMessages)
  const actor = useActor('pages')
  const [name, setName] = useState('')
  const [had, setHad] = useState<string | null>(null)
  const type = (now: string) => {
    setName(now)
    setHad(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    const same = sameName(page.interests, name)
    if (same) return setHad(same.interest_name)
    actor.send({ type: 'interests.add', pageId: page.id, name: name.trim() })
    setName('')
  }
  return (
    <form onSubmit={submit} className={own.add}>
      <TextField
        className={own.addField ?? ''}
        label={t('interests.add')}
        hideLabel
        placeholder={t('interests.add')}
        error={had === null ? null : t('interests.taken', { name: had })}
        value={name}
        onChange={type}
        maxLength={80}
      />
      <Button type="submit" icon="plus" isDisabled={name.trim() === ''}>
        {t('interests.addAction')}
      </Button>
    </form>
  )
}
