/**
 * What is stored, and what each service gives: first in a creator's words; the state
 * and the variables of the server are behind a disclosure.
 */
import { useLoad } from '../../../kit/context/data.ts'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { OperatorDetails } from '../../../kit/notices/operator-details.tsx'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { Badge } from '../../../kit/ui/marks/badge.tsx'
import { CardSkeleton, LoadFailed, SectionCard } from '../section-card.tsx'
import servicesMessages from '#locales/en/settings/services.json' with { type: 'json' }
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import { UsedStorage } from './used-storage.tsx'
import css from '../section.module.css'
import figureCss from './services.module.css'
import type { Service } from '#core/contract/call/operation.contract.ts'

export function ServicesSection() {
  const t = useText(settingsMessages)
  const words = useText(servicesMessages)
  const format = useFormat()
  const load = useLoad('getServices', {})
  if (load.data === null)
    return load.failure ? (
      <LoadFailed failure={load.failure} onRetry={load.reload} />
    ) : (
      <CardSkeleton lines={5} />
    )
  const { services, storage, is_admin = false } = load.data
  const figures = [
    [
      t('settings.storagePictures'),
      `${format.number(storage.picture_count)} · ${format.bytes(storage.picture_bytes)}`,
    ],
    [t('settings.storagePins'), format.number(storage.pin_count)],
    [t('settings.storageDatabase'), format.bytes(storage.database_bytes)],
  ] as const
  return (
    <>
      {is_admin ? (
        <SectionCard
          title={words('services.admin')}
          lead={words('services.adminLead')}
          aside={
            <LinkButton size="small" href="/admin">
              {words('services.adminOpen')}
            </LinkButton>
          }
        />
      ) : null}
      <SectionCard title={t('settings.storage')}>
        <dl className={figureCss['figures']}>
          {figures.map(([label, value]) => (
            <div key={label} className={figureCss['figure']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <UsedStorage storage={storage} />
      </SectionCard>
      <SectionCard title={words('services.title')} lead={words('services.lead')}>
        <ul className={css['rows']}>
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      </SectionCard>
    </>
  )
}

function ServiceRow({ service: { id, on, detail, variables } }: { service: Service }) {
  const t = useText(servicesMessages)
  const words = wordsOf(id)
  return (
    <li className={css['row']}>
      <div className={css['rowWords']}>
        <span className={css['rowName']}>
          {words === null ? readable(id) : t(words.name)}{' '}
          <Badge tone={on ? 'success' : 'plain'}>{t(on ? 'services.on' : 'services.off')}</Badge>
        </span>
        {words === null ? null : <span className={css['quiet']}>{t(words.gets)}</span>}
        <OperatorDetails>
          <p>{detail}</p>
          {variables.length > 0 ? (
            <p>
              {t('services.variables')}{' '}
              {variables.map((variable) => (
                <span key={variable}>
                  <code className={css['code']}>{variable}</code>{' '}
                </span>
              ))}
            </p>
          ) : null}
        </OperatorDetails>
      </div>
    </li>
  )
}

type Key = keyof typeof servicesMessages

/** Null for a service of a later server. */
function wordsOf(id: string): { readonly name: Key; readonly gets: Key } | null {
  const [name, gets] = [`services.name.${id}`, `services.gets.${id}`]
  return isMessage(name) && isMessage(gets) ? { name, gets } : null
}

function isMessage(key: string): key is Key {
  return key in servicesMessages
}

function readable(id: string): string {
  const words = id.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
