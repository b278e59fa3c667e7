/** The shape of a first picture that cuts more than a rectangle, and where its subject comes to stand in it. */
export interface LeadMask {
  readonly shape: 'arch' | 'round' | 'turned'
  readonly subject: { readonly x: number; readonly y: number }
}
