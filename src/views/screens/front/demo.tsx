/**
 * The product on the front page: an address in, three pins out. The field is the browser's own, so
 * what was typed before the application had started is still there.
 */
import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { type Demo as MadeDemo, MAX_DEMO_ADDRESS } from '#core/contract/account/demo.contract.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import { useSend } from '../../kit/context/data.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { privateHostOf } from '../../kit/notices/private-host.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import { demoFault, mayBeAddress } from './demo-fault.ts'
import demoMessages from '#locales/en/front/demo.json' with { type: 'json' }
import css from './demo.module.css'
import type { Failure } from '#core/contract/client.ts'

const PLACES = [1, 2, 3]
/** Of the demo site: the one with most to say in the visitor's language. */
const EXAMPLES: Readonly<Record<string, string>> = { de: 'kraeutergarten-fensterbank.html' }
const EXAMPLE = 'roasted-tomato-soup.html'

export function Demo() {
  const t = useText(demoMessages)
  const { make, made, isMaking, isNone, failure } = useMaking()
  return (
    <section className={css['demo']} aria-labelledby="demo-title">
      <div className={css['ask']}>
        <div className={css['words']}>
          <h2 id="demo-title">{t('demo.title')}</h2>
          <p>{t('demo.lead')}</p>
        </div>
        <AddressForm isMaking={isMaking} onMake={make} />
      </div>
      <p role="status" className={isMaking ? css['quiet'] : css['spoken']}>
        {isMaking
          ? t('demo.making')
          : made !== null && made.pins.length > 0
            ? t('demo.ready', { count: made.pins.length, title: made.page.title })
            : ''}
      </p>
      {isMaking ? <Places /> : null}
      {made === null ? null : <Made made={made} />}
      {isNone ? (
        <Fault words={t('demo.fault.address')} />
      ) : failure === null ? null : (
        <Failed failure={failure} />
      )}
    </section>
  )
}

function AddressForm({
  isMaking,
  onMake,
}: {
  isMaking: boolean
  onMake: (address: string) => Promise<void>
}) {
  const t = useText(demoMessages)
  const example = useExample()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onMake(field.current?.value ?? '')
  }
  const tryExample = () => {
    if (example === null || field.current === null) return
    field.current.value = example
    void onMake(example)
  }
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <label htmlFor="demo-address" className={css['label']}>
        {t('demo.address')}
      </label>
      <div className={css['line']}>
        <input
          ref={field}
          id="demo-address"
          className={css['field']}
          type="url"
          inputMode="url"
          name="address"
          dir="auto"
          autoComplete="url"
          placeholder={t('demo.placeholder')}
          maxLength={MAX_DEMO_ADDRESS}
          aria-describedby="demo-kept"
        />
        <button type="submit" className={css['make']} aria-disabled={isMaking}>
          <Icon name="sparkle" />
          {t('demo.make')}
        </button>
      </div>
      <p id="demo-kept" className={css['quiet']}>
        {t('demo.kept')}
      </p>
      {example === null ? null : (
        <button type="button" className={css['example']} onClick={tryExample}>
          {t('demo.example')}
        </button>
      )}
    </form>
  )
}

function useMaking() {
  const [made, setMade] = useState<MadeDemo | null>(null)
  const [isNone, setNone] = useState(false)
  const { send, busy, failure } = useSend()
  const make = async (address: string): Promise<void> => {
    if (busy !== null) return
    setMade(null)
    // A slip costs none of the few tries.
    const isSlip = !mayBeAddress(address)
    setNone(isSlip)
    if (isSlip) return
    const outcome = await send('tryDemo', { body: { address } })
    if (outcome.ok) setMade(outcome.answer)
  }
  return { make, made, isMaking: busy !== null, isNone, failure }
}

function useExample(): string | null {
  const { config, locale } = useApp()
  return config.demo_site_url === null
    ? null
    : new URL(EXAMPLES[locale] ?? EXAMPLE, config.demo_site_url).href
}

/** The form is near the fold on a laptop, and the pins come below it. */
function scrollToPins(list: HTMLUListElement | null): void {
  list?.scrollIntoView({ block: 'nearest' })
}

function Places() {
  return (
    <ul ref={scrollToPins} className={css['places']} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place} className={css['pin']}>
          <span className={css['coming']} />
        </li>
      ))}
    </ul>
  )
}

function Made({ made: { page, pins } }: { made: MadeDemo }) {
  const t = useText(demoMessages)
  if (pins.length === 0) return <Fault words={t('demo.fault.empty')} />
  const repeated = pins.length - new Set(pins.map(({ title }) => title)).size
  return (
    <>
      <ul
        className={css['pins']}
        aria-label={t('demo.ready', { count: pins.length, title: page.title })}
      >
        {pins.map(({ title, description, alt_text: alt, image }, index) => (
          <li key={image} className={css['pin']}>
            <span className={css['picture']}>
              <img
                src={image}
                alt={alt || t('demo.pin', { number: index + 1, title })}
                width={500}
                height={750}
                decoding="async"
              />
            </span>
            <h3 className={css['title']} dir="auto">
              {title}
            </h3>
            <p className={css['description']} dir="auto">
              {description}
            </p>
          </li>
        ))}
      </ul>
      {repeated === 0 ? null : (
        <p className={css['quiet']}>{t('demo.repeated', { count: repeated })}</p>
      )}
      <div className={css['keep']}>
        <p>{t('demo.keepWords')}</p>
        <Link
          to="/signup"
          search={{
            redirect_to: `/generate?${new URLSearchParams({ address: page.url }).toString()}`,
          }}
          className={css['make']}
        >
          {t('demo.keep')}
          <Icon name="arrowEnd" />
        </Link>
      </div>
    </>
  )
}

function Failed({ failure }: { failure: Failure }) {
  const t = useText(demoMessages)
  const format = useFormat()
  const { message, wait } = demoFault(failure)
  const host = privateHostOf(failure, 'address') ?? ''
  return <Fault words={t(message, { time: format.duration(wait), host })} />
}

function Fault({ words }: { words: string }) {
  const t = useText(demoMessages)
  return (
    <div role="alert" className={css['fault']}>
      <Icon name="warning" />
      <div>
        <h3>{t('demo.failed')}</h3>
        <p>
          {words} {t('demo.safe')}
        </p>
      </div>
    </div>
  )
}
