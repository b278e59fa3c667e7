/**
 * The link from a template to the main job with it chosen. Visitors sign up first and arrive there.
 */
import { useEntrance } from '../../../kit/front/use-entrance.ts'

export type TemplateLink =
  | { readonly to: '/generate'; readonly search: { readonly template: string } }
  | { readonly to: '/signup'; readonly search: { readonly redirect_to: string } }

export function useTemplateLink(id: string): TemplateLink {
  const { isSignedIn } = useEntrance()
  return isSignedIn
    ? { to: '/generate', search: { template: id } }
    : { to: '/signup', search: { redirect_to: `/generate?template=${id}` } }
}
