/** A page of headed paragraphs, outside the design-system provider. */
import type { ReactNode } from 'react'
import { useText } from '../../kit/i18n/text.ts'
import { FrontFrame } from '../../kit/front/front-frame.tsx'
import { PageHead } from '../../kit/front/page-head.tsx'
import { MainRegion } from '../../kit/screen/main-region.tsx'
import css from './legal-page.module.css'
import legalMessages from '#locales/en/legal/legal.json' with { type: 'json' }

export type LegalWord = keyof typeof legalMessages

export interface LegalSection {
  readonly head: LegalWord
  readonly body: readonly string[]
}

export function LegalPage({
  title,
  lead,
  sections,
  children,
}: {
  title: LegalWord
  lead: LegalWord
  sections: readonly LegalSection[]
  children?: ReactNode
}) {
  const t = useText(legalMessages)
  return (
    <FrontFrame>
      <MainRegion className={css.page}>
        <PageHead title={t(title)} description={t(lead)} />
        <h1 tabIndex={-1} className={css.title}>
          {t(title)}
        </h1>
        <p className={css.lead}>{t(lead)}</p>
        {sections.map(({ head, body }) => (
          <section key={head} className={css.section}>
            <h2 className={css.head}>{t(head)}</h2>
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {children}
      </MainRegion>
    </FrontFrame>
  )
}
