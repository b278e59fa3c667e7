/** In place of the login form while a login waits for its second step. */
import { useText } from '../i18n/text.ts'
import { AuthFrame } from './auth-frame.tsx'
import { authMessages } from './auth.messages.ts'
import { CodeForm } from './code-form.tsx'

export function CodeScreen() {
  const t = useText(authMessages)
  return (
    <AuthFrame title={t('auth.codeTitle')} lead={t('auth.codeLead')}>
      <CodeForm />
    </AuthFrame>
  )
}
