/** The head of a tool's page: its title and breadcrumbs, also as schema.org data. */
import { useLocation } from '@tanstack/react-router'
import { useApp } from '../../kit/context/app-context.tsx'
import { PageHead } from '../../kit/front/page-head.tsx'
import { freeApplication, trailData, type Place } from '../../kit/front/trail-data.ts'
import { useText } from '../../kit/i18n/text.ts'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }

export function ToolHead({
  title,
  tabTitle,
  lead,
}: {
  title: string
  tabTitle: string | undefined
  lead: string
}) {
  const t = useText(toolsMessages)
  const { config, locale } = useApp()
  const { pathname } = useLocation()
  const [, folder = '', name] = pathname.split('/')
  const above: Readonly<Record<string, Place>> = {
    'free-tools': { name: t('tools.all'), path: '/free-tools' },
    'board-names': { name: t('tools.boardIdeas'), path: '/board-names' },
  }
  const parent = name ? above[folder] : undefined
  const places = [
    { name: config.brand, path: '/' },
    ...(parent ? [parent] : []),
    { name: title, path: pathname },
  ]
  const isTool = folder === 'free-tools' && parent !== undefined
  return (
    <PageHead
      title={title}
      tabTitle={tabTitle}
      description={lead}
      data={[
        trailData(places, { address: config.public_url, locale }),
        ...(isTool ? [freeApplication(title, lead)] : []),
      ]}
    />
  )
}
