/** What a server offers, in the words of whoever makes pins. */
export const servicesMessages = {
  'services.title': 'Services',
  'services.lead':
    'What this server can do for you. You can make, edit and export pins without any of it. The person who runs the server switches services on or off, never here: no password or key is entered or kept in the browser.',
  'services.admin': 'Administration',
  'services.adminLead': 'Everyone on this server, and jobs and pins that failed.',
  'services.adminOpen': 'Open',
  'services.on': 'On',
  'services.off': 'Off',
  'services.operator': 'For the person who runs this server',
  'services.variables': 'Set in the environment of the server, which then has to be restarted:',
  'services.name.mail': 'Email',
  'services.gets.mail': 'Confirmations and password resets arrive in your inbox.',
  'services.name.email_verification': 'Email verification',
  'services.gets.email_verification':
    'New people confirm their email address before they can log in.',
  'services.name.google': 'Log in with Google',
  'services.gets.google': 'Log in with your Google account instead of a password.',
  'services.name.writer': 'Language model',
  'services.gets.writer':
    'A language model suggests titles and descriptions. Without it they are written from the words of your page.',
  'services.name.analytics': 'Usage statistics',
  'services.gets.analytics': 'How the product is used is measured, if you agree to it.',
  'services.name.chat': 'Live chat',
  'services.gets.chat': 'Get help in a chat on every screen, if you allow it.',
  'services.name.payments': 'Plans and payments',
  'services.gets.payments': 'Choose and pay for a plan. Nothing is locked without one.',
  'services.name.database': 'PostgreSQL database',
  'services.gets.database':
    'Room for many people at once. Without it your pins are kept in the built-in database, just as safe.',
  'services.name.public_url': 'Public address',
  'services.gets.public_url':
    'Pinterest fetches your pictures when you upload the CSV file. Without it, export a ZIP and upload the pictures with it.',
  'services.name.pinterest': 'Search trends',
  'services.gets.pinterest': 'The keyword tool shows which searches are growing on Pinterest.',
  'services.name.inspector': 'Inspector',
  'services.gets.inspector':
    'Watch what the application does on each screen, to track down a fault.',
  'services.name.demo_site': 'Demo site',
  'services.gets.demo_site': 'A sample website to try making pins with.',
  'services.name.connecting': 'Pinterest account',
  'services.gets.connecting': 'Connect your accounts to Pinterest. Your boards there appear here.',
  'services.name.practice': 'Practice network',
  'services.gets.practice':
    'Connect an account to a network on this computer, to try it out. Nothing there reaches Pinterest.',
  'services.name.private_hosts': 'Pages in your own network',
  'services.gets.private_hosts': 'Make pins of pages that only your own network can open.',
} as const
