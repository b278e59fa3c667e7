/** /board-names: the 24 categories; /board-names/{category}: names for boards of one. */
import { Link, useParams } from '@tanstack/react-router'
import { boardCategoriesIn, boardCategoryIn } from '#core/text/boards/board-categories-in.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { MissingPage } from '../../../kit/errors/missing-page.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { LinkButton } from '../../../kit/ui/button.tsx'
import css from './board-categories.module.css'
import { ToolFrame } from '../tool-frame.tsx'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }
import { WordResults } from '../keywords/word-results.tsx'

/** Names of each that are shown before it is opened. */
const SAMPLES = 3
const COMMA = { en: ', ', de: ', ', ar: '، ' }

export function BoardNamesScreen() {
  const t = useText(toolsMessages)
  const { locale } = useApp()
  return (
    <ToolFrame title={t('tools.boardIdeas')} lead={t('tools.boardIdeasLead')}>
      <ul className={css.categories}>
        {boardCategoriesIn(locale).map(({ slug, name, boards }) => (
          <li key={slug}>
            <Link to="/board-names/$category" params={{ category: slug }} className={css.category}>
              <h2 className={css.name}>{name}</h2>
              <p>{boards.slice(0, SAMPLES).join(COMMA[locale])}&nbsp;…</p>
            </Link>
          </li>
        ))}
      </ul>
    </ToolFrame>
  )
}

export function BoardCategoryScreen() {
  const t = useText(toolsMessages)
  const { locale } = useApp()
  const { category = '' } = useParams({ strict: false })
  const found = boardCategoryIn(locale, category)
  if (found === undefined) return <MissingPage />
  const { slug, name, boards } = found
  return (
    <ToolFrame title={t('tools.boardsOf', { category: name })} lead={t('tools.boardsOfLead')}>
      <WordResults
        words={boards}
        count={t('tools.names', { count: boards.length })}
        separator={'\n'}
        fileName={`board-names-${slug}.txt`}
        aside={(board) => t('tools.letters', { count: board.length })}
      />
      <p className={css.more}>
        <Link to="/board-names">{t('tools.allCategories')}</Link>
        <LinkButton
          href="/free-tools/pinterest-board-name-generator"
          variant="quiet"
          iconEnd="arrowEnd"
        >
          {t('tools.ownTopic')}
        </LinkButton>
      </p>
    </ToolFrame>
  )
}
