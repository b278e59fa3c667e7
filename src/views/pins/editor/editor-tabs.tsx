/** What can be changed of a pin: its design and other words, or the video that it is. */
import { lazy, Suspense, useState } from 'react'
import type { Pin, PinMedia } from '#core/contract/content/pins.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'
import { Tabs } from '../../kit/ui/tabs.tsx'
import { Alternatives, noWords } from './alternatives.tsx'
import { DesignFields } from './design-fields.tsx'
import type { DesignFieldsProps } from './draft/draft-props.ts'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }
import { TextFields } from './text-fields.tsx'

export interface EditorTabsProps extends DesignFieldsProps {
  /** The pin's cover or slides were changed, which counts at once. */
  readonly onMediaChange: (cause: string) => void
}

const VideoFields = lazy(async () => ({
  default: (await import('../video/video-fields.tsx')).VideoFields,
}))

const LooksTab = lazyExtra(async () => (await import('../looks/looks-tab.tsx')).LooksTab)

const CarouselFields = lazy(async () => ({
  default: (await import('../carousel/carousel-fields.tsx')).CarouselFields,
}))

export function EditorTabs({ page, onMediaChange, ...form }: EditorTabsProps) {
  const t = useText(editorMessages)
  const [words, setWords] = useState(noWords)
  const { media } = form.pin
  const text = {
    id: 'text',
    label: t('editor.tab.text'),
    content: <TextFields {...form} />,
  }
  const design = {
    id: 'picture',
    label: t('editor.tab.picture'),
    content: <DesignFields {...form} page={page} />,
  }
  if (media !== undefined)
    return (
      <Tabs
        label={t('editor.tabs')}
        tabs={[
          {
            id: media.kind,
            label: t(`editor.tab.${media.kind}`),
            content: <MediaFields pin={form.pin} media={media} onChange={onMediaChange} />,
          },
          text,
          // What is drawn follows the design; a video is not drawn.
          ...(media.kind === 'carousel' ? [design] : []),
        ]}
      />
    )
  return (
    <Tabs
      label={t('editor.tabs')}
      tabs={[
        design,
        text,
        {
          id: 'looks',
          label: t('editor.tab.looks'),
          content: (
            <Suspense>
              <LooksTab {...form} page={page} />
            </Suspense>
          ),
        },
        {
          id: 'alternatives',
          label: t('editor.tab.alternatives'),
          content: <Alternatives {...form} words={words} onWords={setWords} />,
        },
      ]}
    />
  )
}

function MediaFields({
  pin,
  media,
  onChange,
}: {
  pin: Pin
  media: PinMedia
  onChange: (cause: string) => void
}) {
  return (
    <Suspense>
      {media.kind === 'video' ? (
        <VideoFields pin={pin} media={media} onChange={onChange} />
      ) : (
        <CarouselFields pin={pin} slides={media.slides} onChange={onChange} />
      )}
    </Suspense>
  )
}
