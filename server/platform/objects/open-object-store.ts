import type { Config } from '../config.ts'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { createS3Client } from './s3-client.ts'
import { s3Store } from './s3-store.ts'

/** The bucket of the settings, else the data folder. */
export const openObjectStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ObjectStore =>
  s3 === null ? folderStore(dataDir) : s3Store(createS3Client(s3))
