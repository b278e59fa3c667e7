/** Words of the frame of pages for visitors. */
export const frontMessages = {
  'front.login': 'Log in',
  'front.signUp': 'Sign up',
  'front.studio': 'Open your studio',
  'front.tools': 'Free tools',
  'front.blog': 'Blog',
  'front.templates': 'Pins made with {brand}',
  'front.foot':
    '{brand} runs on your own server. Nothing is sent anywhere unless you switch it on.',
  'front.nav': 'Start',
  'front.languages': 'Languages',
  'front.siteNav': 'This site',
  'front.library': 'Templates',
  'front.boardNames': 'Board names',
  'front.costs': 'Pricing',
  'front.privacy': 'Privacy policy',
  'front.terms': 'Terms of service',
} as const
