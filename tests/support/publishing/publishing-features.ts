/** The features that publish, without what makes pins. */
import { nameKey } from '../../../server/features/accounts/accounts.store.ts'
import { findBoard, listBoards } from '../../../server/features/accounts/boards.store.ts'
import { storedPictures } from '../../../server/features/export/stored-pictures.ts'
import { currentRevision } from '../../../server/features/pins/pin-log.store.ts'
import { pinsFeature } from '../../../server/features/pins/pins.feature.ts'
import { publisherFeature } from '../../../server/features/publishing/publisher/publisher.feature.ts'
import type { PublisherTimes } from '../../../server/features/publishing/publisher/publisher-parts.ts'
import { publishingFeature } from '../../../server/features/publishing/publishing.feature.ts'
import { scheduleFeature } from '../../../server/features/schedule/schedule.feature.ts'
import { findSchedule } from '../../../server/features/schedule/schedule.store.ts'
import { createNetworkTokens } from '../../../server/platform/pinterest/network-tokens.ts'
import { networksOf } from '../../../server/platform/pinterest/networks.ts'
import type { Platform } from '../../../server/platform/platform.ts'

export interface PublishingNeeds {
  readonly practiceUrl: string
  readonly readFile: (name: string) => Promise<Uint8Array | null>
  readonly times?: Partial<PublisherTimes>
}

export function publishingFeatures(
  platform: Platform,
  { practiceUrl, readFile, times = {} }: PublishingNeeds,
) {
  const networks = networksOf({ pinterest: null, practiceUrl })
  const tokensFor = createNetworkTokens(platform, networks)
  const pins = pinsFeature(platform)
  const publisher = publisherFeature(platform, {
    networks,
    tokensFor,
    ...pins,
    findSchedule,
    listBoards,
    currentRevision,
    readPicture: storedPictures(readFile),
    checkLink: async () => null,
    openVideo: async () => null,
    times,
  })
  const all = [
    pins,
    scheduleFeature(platform, { onZone: async () => undefined }),
    publishingFeature(platform, { networks, tokensFor, nameKey, findBoard }),
    publisher,
  ]
  return { all, pins, publisher }
}
