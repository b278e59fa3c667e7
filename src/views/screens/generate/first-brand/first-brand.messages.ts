export const firstBrandMessages = {
  'firstBrand.title': 'Add your brand',
  'firstBrand.lead':
    'Save your name, colors and logo, and every new pin carries them. You can change them later in Settings.',
  'firstBrand.leadFound':
    'Filled in from your website. Save it, and every new pin carries it. Until then, pins show only the name of their website.',
  'firstBrand.name': 'Site name',
  'firstBrand.colors': 'Brand colors',
  'firstBrand.colorsFromPictures': 'Each pin takes its colors from its picture.',
  'firstBrand.colorsChoose': 'Choose colors',
  'firstBrand.colorsNone': 'Use each picture’s colors',
  'firstBrand.logo': 'Logo',
  'firstBrand.logoAlt': 'Your logo',
  'firstBrand.logoLoading': 'Looking for a logo…',
  'firstBrand.logoChoose': 'Choose a logo',
  'firstBrand.logoReplace': 'Replace logo',
  'firstBrand.logoRemove': 'Remove logo',
  'firstBrand.save': 'Save brand',
  'firstBrand.skip': 'Skip for now',
  'firstBrand.saved': 'Brand saved. You can change it in Settings.',
  'firstBrand.skipped': 'Skipped. You can add your brand in Settings.',
} as const
