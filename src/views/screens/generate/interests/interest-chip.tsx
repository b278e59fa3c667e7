/**
 * One search topic: chosen by a press, with its relevance; its second button opens everything else
 * about it.
 */
import { type FormEvent, useState } from 'react'
import type { Interest } from '#core/contract/content/pages.contract.ts'
import { categoryIds, categoryNames, isCategory } from '#core/text/data/category-names.ts'
import { useActor, useApp } from '../../../kit/context/app-context.tsx'
import { useUndoOffer } from '../../../pins/history/undo/use-undo-offer.ts'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { Popover } from '../../../kit/ui/overlays/dialog.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { FoundWords } from './found-words.tsx'
import { InterestFacts } from './interest-facts.tsx'
import { isMissing, isOwn, sameName } from './interest-names.ts'
import interestsMessages from '#locales/en/generate/interests.json' with { type: 'json' }
import css from './interests-step.module.css'
import { useInterestsOf } from './use-interests-of.ts'

interface ChipProps {
  readonly pageId: string
  readonly interest: Interest
}

export function InterestChip({ pageId, interest }: ChipProps) {
  const t = useText(interestsMessages)
  const actor = useActor('pages')
  const name = interest.status === 'pending' ? t('interests.loading') : interest.interest_name
  return (
    <li
      className={css.chip}
      data-chosen={interest.chosen || undefined}
      data-missing={isMissing(interest) || undefined}
    >
      <button
        type="button"
        className={css.choose}
        aria-pressed={interest.chosen}
        onClick={() =>
          actor.send({
            type: 'interests.update',
            pageId,
            interestId: interest.id,
            patch: { chosen: !interest.chosen },
          })
        }
      >
        <Icon name={interest.chosen ? 'check' : 'plus'} size={16} />
        <span className={css.name} dir="auto">
          {name}
        </span>
        {isOwn(interest) ? (
          <span className={css.relevance}>
            {t(isMissing(interest) ? 'interests.missing' : 'interests.own')}
          </span>
        ) : (
          <span className={css.relevance}>
            <span className={css.bar} aria-hidden="true">
              <span style={{ inlineSize: `${interest.relevance}%` }} />
            </span>
            <span className={css.hidden}>{t('interests.relevance')}</span>
            {interest.relevance}
          </span>
        )}
      </button>
      <Popover
        label={t('interests.details', { name })}
        placement="bottom start"
        trigger={
          <IconButton
            icon="more"
            size="small"
            className={css.more ?? ''}
            label={t('interests.details', { name })}
          />
        }
      >
        {(close) => <InterestDetails pageId={pageId} interest={interest} onClose={close} />}
      </Popover>
    </li>
  )
}

function InterestDetails({ pageId, interest, onClose }: ChipProps & { onClose: () => void }) {
  const t = useText(interestsMessages)
  const actor = useActor('pages')
  const remove = useRemove(pageId, interest)
  const place = { pageId, interestId: interest.id }
  return (
    <div className={css.details}>
      <Rename pageId={pageId} interest={interest} onDone={onClose} />
      <Category pageId={pageId} interest={interest} />
      <InterestFacts interest={interest} />
      <FoundWords pageId={pageId} interest={interest} />
      {interest.status === 'failed' ? <p role="alert">{t('interests.failed')}</p> : null}
      <div className={css.foot}>
        <Button
          size="small"
          icon="search"
          isBusy={interest.status === 'pending'}
          onPress={() => actor.send({ type: 'interests.research', ...place })}
        >
          {t('interests.find')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          onPress={() => {
            onClose()
            remove()
          }}
        >
          {t('interests.remove')}
        </Button>
      </div>
    </div>
  )
}

/** Removes without a question and offers an undo, which restores the interest at its place. */
function useRemove(pageId: string, interest: Interest): () => void {
  const t = useText(interestsMessages)
  const actor = useActor('pages')
  const offerUndo = useUndoOffer()
  const at = useInterestsOf(pageId).findIndex(({ id }) => id === interest.id)
  return () => {
    actor.send({ type: 'interests.delete', pageId, interestId: interest.id })
    offerUndo({
      text: t('interests.removed', { name: interest.interest_name }),
      label: t('interests.undo'),
      undo: () => actor.send({ type: 'interests.restore', pageId, interest, at: Math.max(0, at) }),
    })
  }
}

function Rename({ pageId, interest, onDone }: ChipProps & { onDone: () => void }) {
  const t = useText(interestsMessages)
  const actor = useActor('pages')
  const [name, setName] = useState(interest.interest_name)
  const had = useInterestsOf(pageId)
  const isNew = name.trim() !== '' && name.trim() !== interest.interest_name
  const same = sameName(had, name, interest.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (same) return
    if (isNew)
      actor.send({
        type: 'interests.update',
        pageId,
        interestId: interest.id,
        patch: { interest_name: name.trim() },
      })
    onDone()
  }
  return (
    <form className={css.rename} onSubmit={submit}>
      <TextField
        label={t('interests.name')}
        error={same ? t('interests.taken', { name: same.interest_name }) : null}
        value={name}
        onChange={setName}
        maxLength={80}
      />
      {isNew && !same ? <Button type="submit">{t('interests.rename')}</Button> : null}
    </form>
  )
}

function Category({ pageId, interest }: ChipProps) {
  const t = useText(interestsMessages)
  const { locale } = useApp()
  const format = useFormat()
  const actor = useActor('pages')
  const sure = new Map(interest.categories.map((category) => [category.name, category]))
  const options = [...new Set([...sure.keys(), ...categoryIds])].map((name) => {
    const known = sure.get(name)
    const hint = known
      ? known.by === 'person'
        ? t('interests.byPerson')
        : t('interests.confidence', { percent: format.percent(known.confidence) })
      : undefined
    // One that is not Pinterest's is shown as it came.
    return {
      id: name,
      label: isCategory(name) ? categoryNames[name][locale] : name,
      ...(hint ? { hint } : {}),
    }
  })
  return (
    <Select
      label={t('interests.category')}
      placeholder={t('interests.categoryNone')}
      options={options}
      value={interest.categories[0]?.name ?? null}
      onChange={(category) =>
        actor.send({
          type: 'interests.update',
          pageId,
          interestId: interest.id,
          patch: { category },
        })
      }
    />
  )
}
