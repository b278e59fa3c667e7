/** /free-tools: what can be used without an account, and each tool at its own address. */
import {
  lazyRouteComponent,
  Link,
  useParams,
  type AsyncRouteComponent,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import { toolNames, type ToolName } from '#core/public/tool-names.ts'
import { MissingPage } from '../../kit/errors/missing-page.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { Icon, type IconName } from '../../kit/ui/icon.tsx'
import css from './free-tools.module.css'
import { Splash } from '../../kit/screen/splash.tsx'
import { ToolFrame } from './tool-frame.tsx'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }

type ToolWord = keyof typeof toolsMessages

interface Tool {
  readonly icon: IconName
  readonly title: ToolWord
  readonly card: ToolWord
  readonly Screen: AsyncRouteComponent<object>
}

const tools: Readonly<Record<ToolName, Tool>> = {
  'pinterest-keyword-research': {
    icon: 'search',
    title: 'tools.keywords',
    card: 'tools.keywordsCard',
    Screen: lazyRouteComponent(
      () => import('./keywords/keyword-tool.view.tsx'),
      'KeywordToolScreen',
    ),
  },
  'pinterest-hashtag-generator': {
    icon: 'text',
    title: 'tools.hashtags',
    card: 'tools.hashtagsCard',
    Screen: lazyRouteComponent(() => import('./hashtag-tool.view.tsx'), 'HashtagToolScreen'),
  },
  'pinterest-board-name-generator': {
    icon: 'board',
    title: 'tools.boardNames',
    card: 'tools.boardNamesCard',
    Screen: lazyRouteComponent(
      () => import('./board-names/board-name-tool.view.tsx'),
      'BoardNameToolScreen',
    ),
  },
  gpts: {
    icon: 'sparkle',
    title: 'tools.prompts',
    card: 'tools.promptsCard',
    Screen: lazyRouteComponent(() => import('./prompts-tool.view.tsx'), 'PromptsToolScreen'),
  },
  'pin-checklist': {
    icon: 'check',
    title: 'tools.checklist',
    card: 'tools.checklistCard',
    Screen: lazyRouteComponent(
      () => import('./checklist/checklist-tool.view.tsx'),
      'ChecklistToolScreen',
    ),
  },
  'pinterest-video-downloader': {
    icon: 'download',
    title: 'tools.videos',
    card: 'tools.videosCard',
    Screen: lazyRouteComponent(() => import('./video/video-tool.view.tsx'), 'VideoToolScreen'),
  },
}

export function FreeToolsScreen() {
  const t = useText(toolsMessages)
  return (
    <ToolFrame title={t('tools.all')} lead={t('tools.allLead')}>
      <ul className={css.tools}>
        {toolNames
          .map((name) => ({ name, ...tools[name] }))
          .map(({ name, icon, title, card }) => (
            <li key={name}>
              <Link to="/free-tools/$tool" params={{ tool: name }} className={css.tool}>
                <Icon name={icon} size={24} />
                <h2 className={css.name}>{t(title)}</h2>
                <p>{t(card)}</p>
              </Link>
            </li>
          ))}
        <li>
          <Link to="/board-names" className={css.tool}>
            <Icon name="list" size={24} />
            <h2 className={css.name}>{t('tools.boardIdeas')}</h2>
            <p>{t('tools.boardIdeasCard')}</p>
          </Link>
        </li>
      </ul>
    </ToolFrame>
  )
}

/** So that a page that was made at build is taken over as a whole. */
export async function preloadTool(asked: string): Promise<void> {
  const name = toolNames.find((one) => one === asked)
  if (name !== undefined) await tools[name].Screen.preload?.()
}

export function FreeToolScreen() {
  const { tool } = useParams({ strict: false })
  const name = toolNames.find((one) => one === tool)
  if (name === undefined) return <MissingPage />
  const { Screen } = tools[name]
  return (
    <Suspense fallback={<Splash />}>
      <Screen />
    </Suspense>
  )
}
