/**
 * What the person who runs the server can set, below a sentence for everyone. No other sentence
 * names a setting of the server.
 */
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { Disclosure } from '../ui/overlays/disclosure.tsx'
import operatorMessages from '#locales/en/kit/operator.json' with { type: 'json' }

export function OperatorDetails({
  title,
  setting,
  children,
}: {
  title?: string
  setting?: Setting
  children?: ReactNode
}) {
  const t = useText(operatorMessages)
  return (
    <Disclosure title={title ?? t('operator.title')}>
      {setting === undefined ? null : (
        <p>{t(`operator.${setting.name}`, 'host' in setting ? { host: setting.host } : {})}</p>
      )}
      {children}
    </Disclosure>
  )
}

export type Setting =
  | {
      readonly name: 'publicUrl' | 'secretKey' | 'payments' | 'ownAddress'
    }
  | { readonly name: 'allowHosts'; readonly host: string }
