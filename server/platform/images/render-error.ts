/** A pin that cannot be made as it is designed; its message is a sentence for the person. */
export class RenderError extends Error {
  override name = 'RenderError'
}
