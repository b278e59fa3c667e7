/**
 * What the operator has switched on, by which variable the rest is switched, and what is stored.
 */
import { useLoad } from '../data.ts'
import { useFormat, useText } from '../i18n/text.ts'
import { Badge } from '../ui/badge.tsx'
import { CardSkeleton, LoadFailed, SectionCard } from './section-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './section.module.css'
import figureCss from './services.module.css'
import type { Service } from '#core/contract/system.contract.ts'

export function ServicesSection() {
  const t = useText(settingsMessages)
  const format = useFormat()
  const load = useLoad('getServices', {})
  if (load.data === null)
    return load.failure ? (
      <LoadFailed failure={load.failure} onRetry={load.reload} />
    ) : (
      <CardSkeleton lines={5} />
    )
  const { services, storage } = load.data
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
      <SectionCard title={t('settings.storage')}>
        <dl className={figureCss['figures']}>
          {figures.map(([label, value]) => (
            <div key={label} className={figureCss['figure']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </SectionCard>
      <SectionCard title={t('settings.servicesTitle')} lead={t('settings.servicesLead')}>
        <ul className={css['rows']}>
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      </SectionCard>
    </>
  )
}

function ServiceRow({ service }: { service: Service }) {
  const t = useText(settingsMessages)
  return (
    <li className={css['row']}>
      <div className={css['rowWords']}>
        <span className={css['rowName']}>
          {useServiceName(service.id)}{' '}
          <Badge tone={service.on ? 'success' : 'plain'}>
            {t(service.on ? 'settings.on' : 'settings.off')}
          </Badge>
        </span>
        <span className={css['quiet']}>{service.detail}</span>
        {service.variables.length > 0 ? (
          <span className={css['small']}>
            {t('settings.switchedBy')}{' '}
            {service.variables.map((variable) => (
              <span key={variable}>
                <code className={css['code']}>{variable}</code>{' '}
              </span>
            ))}
          </span>
        ) : null}
      </div>
    </li>
  )
}

/** A service that we have no name for is shown by its id, readable. */
function useServiceName(id: string): string {
  const t = useText(settingsMessages)
  const key = `settings.service.${id}`
  if (isMessage(key)) return t(key)
  const words = id.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function isMessage(key: string): key is keyof typeof settingsMessages {
  return key in settingsMessages
}
