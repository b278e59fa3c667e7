/**
 * The brand card, shown before an account's first batch and filled in from the website. The user
 * saves or skips it. Pins can be made without an answer.
 */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { MAX_BRAND_NAME_LENGTH } from '#core/contract/account/accounts.contract.ts'
import type { BrandOffer } from '#core/contract/account/brand-offer.contract.ts'
import { useFailureWords } from '../../../kit/forms/failure-words.ts'
import { useLoad } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { OwnColors } from '../../../pins/design/color-choice.tsx'
import { FIRST_COLORS } from '../../../pins/design/color-contrast.ts'
import frame from '../../../pins/steps/step.module.css'
import { BrandLogoChoice } from './brand-logo-choice.tsx'
import css from './first-brand.module.css'
import firstBrandMessages from '#locales/en/generate/first-brand.json' with { type: 'json' }
import { useBrandChoice, type BrandChoice } from './use-brand-choice.ts'

type Answer = 'saved' | 'skipped'
const focusOn = (line: HTMLElement | null) => line?.focus()

export function FirstBrand({ accountId, onSaved }: { accountId: string; onSaved: () => void }) {
  const t = useText(firstBrandMessages)
  const offer = useLoad('getBrandOffer', { params: { account_id: accountId } }).data
  const [answered, setAnswered] = useState<Answer | null>(null)
  if (answered !== null)
    return (
      // The focused button was removed.
      <p className={css.answered} tabIndex={-1} ref={focusOn}>
        {t(`firstBrand.${answered}`)}
      </p>
    )
  if (offer?.is_wanted !== true) return null
  return (
    <BrandCard
      accountId={accountId}
      offer={offer}
      onAnswered={(answer) => {
        setAnswered(answer)
        if (answer === 'saved') onSaved()
      }}
    />
  )
}

interface BrandCardProps {
  readonly accountId: string
  readonly offer: BrandOffer
  readonly onAnswered: (answer: Answer) => void
}

function BrandCard({ accountId, offer, onAnswered }: BrandCardProps) {
  const t = useText(firstBrandMessages)
  const failureWords = useFailureWords()
  const choice = useBrandChoice(accountId, offer)
  const answer = async (isDone: Promise<boolean>, as: Answer) => {
    if (await isDone) onAnswered(as)
  }
  return (
    <section className={frame.card} aria-label={t('firstBrand.title')}>
      <div className={css.head}>
        <h3>{t('firstBrand.title')}</h3>
        <p className={frame.quiet}>
          {t(offer.name === '' ? 'firstBrand.lead' : 'firstBrand.leadFound')}
        </p>
      </div>
      <Form
        className={frame.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault()
          void answer(choice.save(), 'saved')
        }}
      >
        <div className={css.parts}>
          <TextField
            label={t('firstBrand.name')}
            value={choice.name}
            maxLength={MAX_BRAND_NAME_LENGTH}
            autoComplete="off"
            onChange={(name) => choice.change({ name })}
          />
          <BrandColorChoice choice={choice} />
          <BrandLogoChoice choice={choice} />
        </div>
        {choice.failure ? (
          <Banner tone="danger" isAlert>
            {failureWords(choice.failure)}
          </Banner>
        ) : null}
        <div className={css.actions}>
          <Button type="submit" isBusy={choice.busy === 'putBrand'}>
            {t('firstBrand.save')}
          </Button>
          <Button
            variant="quiet"
            isBusy={choice.busy === 'skipBrandOffer'}
            onPress={() => void answer(choice.skip(), 'skipped')}
          >
            {t('firstBrand.skip')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function BrandColorChoice({ choice: { colors, change } }: { choice: BrandChoice }) {
  const t = useText(firstBrandMessages)
  return (
    <fieldset className={css.group}>
      <legend>{t('firstBrand.colors')}</legend>
      {colors.length > 0 ? (
        <>
          <OwnColors colors={colors} onChange={(next) => change({ colors: next })} />
          <Button
            className={css.quiet ?? ''}
            size="small"
            variant="quiet"
            onPress={() => change({ colors: [] })}
          >
            {t('firstBrand.colorsNone')}
          </Button>
        </>
      ) : (
        <>
          <p className={frame.quiet}>{t('firstBrand.colorsFromPictures')}</p>
          <Button size="small" onPress={() => change({ colors: FIRST_COLORS })}>
            {t('firstBrand.colorsChoose')}
          </Button>
        </>
      )}
    </fieldset>
  )
}
