/** The text engine with what a server has: takumi as native code, and files. */
import { Renderer } from '@takumi-rs/core'
import { TextEngine, type Painter } from '#core/templates/paint/text-engine.ts'
import { emojiPicture } from './emoji-pictures.ts'
import { FileFonts } from './file-fonts.ts'

export type NativeEngine = TextEngine<FileFonts>

export function nativeEngine(
  renderer: Painter = new Renderer({ cacheMaxBytes: 32 * 1024 * 1024 }),
): NativeEngine {
  return new TextEngine({ renderer, fonts: new FileFonts(), emojiPicture })
}
