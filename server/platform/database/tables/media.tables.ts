/** Videos that people bring; the bytes lie in the picture files under `name`. */
export interface VideosTable {
  id: string
  user_id: string
  name: string
  bytes: number
  duration_ms: number
  /** As it is shown. */
  width: number
  height: number
  created_at: number
}

/** A video on its way to the network, for one publication. All of it may be done again. */
export interface NetworkVideosTable {
  account_id: string
  publication_id: string
  video_id: string
  /** Of the connection that it was uploaded by: another one cannot use it. */
  grant_id: string
  /** `sent`: the network is working on it; `ready`: a pin can be made of it. */
  state: 'sending' | 'sent' | 'ready'
  /** The network's; null until it is known. */
  media_id: string | null
  /** How many times the network was asked for its state. */
  asked: number
  /** Of its first upload; once that is done, of the network's work. */
  started_at: number
}

export interface MediaTables {
  videos: VideosTable
  network_videos: NetworkVideosTable
}
