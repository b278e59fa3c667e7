/**
 * The rules of a new password, listed under its field before anything is typed and ticked while the
 * person types. Goes into the field's `hint`, so a screen reader reads it with the field.
 */
import { MIN_PASSWORD_LENGTH } from '#core/contract/account/auth.contract.ts'
import { isCommonPassword, isNumericPassword } from '#core/contract/account/new-password.ts'
import { useText } from '../i18n/text.ts'
import { Icon } from '../ui/icon.tsx'
import formsMessages from '#locales/en/kit/forms.json' with { type: 'json' }
import css from './password-rules.module.css'

export function PasswordRules({ password }: { password: string }) {
  const t = useText(formsMessages)
  const isTyped = password !== ''
  const rules = [
    { id: 'forms.ruleLength', isMet: password.length >= MIN_PASSWORD_LENGTH },
    { id: 'forms.ruleNumeric', isMet: isTyped && !isNumericPassword(password) },
    { id: 'forms.ruleCommon', isMet: isTyped && !isCommonPassword(password) },
  ] as const
  return (
    <span className={css.rules}>
      <span className={css.said}>{t('forms.passwordRules')}</span>
      {rules.map(({ id, isMet }) => (
        <span key={id} className={css.rule} data-met={isMet ? true : undefined}>
          <span className={css.mark}>{isMet ? <Icon name="check" size={16} /> : null}</span>
          {t(id, { limit: MIN_PASSWORD_LENGTH })}
          {isMet ? <span className={css.said}>{t('forms.ruleMet')}</span> : null}
        </span>
      ))}
    </span>
  )
}
