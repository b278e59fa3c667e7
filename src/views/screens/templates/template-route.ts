/**
 * The addresses of a person's templates (docs/decisions/0067-own-templates.md,
 * 0070-the-design-editor.md).
 */
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ScreenSkeleton } from '../../kit/screen/screen-skeleton.tsx'

export function templateRoutes<Parent extends AnyRoute>(account: Parent) {
  const list = createRoute({
    getParentRoute: () => account,
    path: 'templates',
    component: lazyRouteComponent(() => import('./templates-screen.tsx'), 'TemplatesScreen'),
    pendingComponent: ScreenSkeleton,
  })
  const editor = createRoute({
    getParentRoute: () => account,
    path: 'templates/$templateId',
    component: lazyRouteComponent(() => import('./templates-screen.tsx'), 'TemplateScreen'),
    pendingComponent: ScreenSkeleton,
  })
  return [list, editor] as const
}
