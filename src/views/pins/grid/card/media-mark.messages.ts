export const mediaMarkMessages = {
  'mediaMark.video': 'Video {time}',
  'mediaMark.carousel': 'Carousel {count}',
} as const
