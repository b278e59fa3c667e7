/**
 * From a template into the main job with it chosen. Who is not signed in signs up first and comes
 * out there.
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
