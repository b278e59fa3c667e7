import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PinMedia } from '#core/contract/content/pins.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import mediaMarkMessages from '#locales/en/pins/media-mark.json' with { type: 'json' }
import { MediaWords } from './media-words.tsx'

const video: PinMedia = {
  kind: 'video',
  video_id: testId('video'),
  url: '/media/videos/a.mp4',
  bytes: 1,
  duration_ms: 12_000,
  width: 1_000,
  height: 1_500,
  cover_ms: 0,
}

const shown = (isFollowed?: boolean): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n(mediaMarkMessages)}>
      <MediaWords media={video} isFollowed={isFollowed} />
      No board
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, '')

test('words that follow on the same line are set apart', () => {
  expect(shown(true)).toBe('Video 0:12 · No board')
  expect(shown()).toBe('Video 0:12 No board')
})
