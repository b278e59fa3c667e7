/** Why an address or a page could not be read. */
export const fetchProblems = {
  'address.invalid':
    'That doesn’t look like a web address. Enter it like https://example.com/page.',
  'address.empty': 'The address is empty. Enter it like https://example.com/page.',
  'address.long': 'The address is longer than {most} characters. Use a shorter one.',
  'address.longEncoded':
    'Once its letters are encoded for the web, the address is longer than {most} characters. Use a shorter one.',
  'address.notWeb':
    '"{address}" doesn’t look like a web address. Enter it like https://example.com/page.',
  'address.scheme':
    '"{address}" doesn’t start with http:// or https://. Only web pages can be read.',
  'address.credentials':
    'The address contains a name or password. Leave it out: it would end up in your pins.',
  'address.noEnding':
    '"{host}" isn’t a web address: it has no ending such as .com. If you have a topic but no page, use “Keyword” in the studio.',
  'address.notAllowed': 'This can’t be read from "{host}".',
  'fetch.unknownHost': 'There is no website at "{host}". Check the spelling of the address.',
  /** Stored by earlier versions, which did not name the host. */
  'fetch.closedPort':
    'Pages are read only from the standard web ports, and this address has port {port}. Paste the page’s text instead, or ask the person who runs this server to allow the address.',
  'fetch.closedHost':
    '"{host}" isn’t on one of the standard web ports, so this server doesn’t read it. Paste the page’s text instead, or ask the person who runs this server to allow the address.',
  'fetch.privateAddress':
    '"{host}" is inside a private network, which this server doesn’t read. Paste the page’s text instead, or ask the person who runs this server to allow the address.',
  'fetch.redirectLoop':
    '"{host}" keeps redirecting and never shows the page. Check the address, or paste the page’s text.',
  'fetch.redirectPrivate':
    '"{host}" redirects to "{target}", which is inside a private network that this server doesn’t read. Enter the page’s public address.',
  'fetch.redirectInvalid':
    'The page redirects to "{target}", which isn’t a web address. Check the address, or paste the page’s text.',
  'fetch.refusedStatus':
    'The site refuses automatic readers (it answered {status}). Open the page in your browser, copy its text and paste it here.',
  'fetch.refused':
    'The site refuses automatic readers. Open the page in your browser, copy its text and paste it here.',
  'fetch.notFound':
    'There is no page at this address (answer {status}). Check the address: the page may have moved.',
  'fetch.siteErrorStatus':
    'The site had an error (answer {status}). Try again in a few minutes, or paste the page’s text.',
  'fetch.siteError': 'The site had an error. Try again in a few minutes, or paste the page’s text.',
  'fetch.notHtmlType':
    'This address leads to a file of type {type}, not a web page. Enter the address of the page that shows it.',
  'fetch.notHtml':
    'This address doesn’t lead to a web page. Enter the address of the page that shows it.',
  'fetch.emptyPage':
    'The page has no text. Check that it opens in a private browser window, or paste its text.',
  'fetch.pageTooShort':
    'The page is too short: it has no whole sentence to make a pin from. Add some text to it, or paste text instead.',
  'fetch.scriptOnly':
    'The page is built by scripts, so there is no text to read in its source. Open it in your browser and paste its text instead.',
  'fetch.tooLargeLimit':
    'The page is larger than {limit}, so reading stopped. Paste the part you need instead.',
  'fetch.tooLarge': 'The page is too large, so reading stopped. Paste the part you need instead.',
  'fetch.tooSlowLimit':
    'The page didn’t arrive within {limit}. Try again later, or paste its text.',
  'fetch.tooSlow': 'The page didn’t arrive in time. Try again later, or paste its text.',
  'fetch.robots':
    '"{host}" asks automatic readers not to read this page (robots.txt). Open it in your browser and paste its text instead.',
  'fetch.badEncodingReason':
    'The page’s text couldn’t be decoded ({reason}). Paste its text instead.',
  'fetch.badEncoding': 'The page’s text couldn’t be decoded. Paste its text instead.',
  'fetch.badSitemapReason':
    'This sitemap can’t be read: {reason}. Sitemaps are usually at /sitemap.xml; you can also paste a list of addresses.',
  'fetch.badSitemap':
    'This sitemap can’t be read. Sitemaps are usually at /sitemap.xml; you can also paste a list of addresses.',
  'fetch.badFeedReason':
    'This RSS or Atom feed can’t be read: {reason}. Feeds are often at /feed; you can also paste a list of addresses.',
  'fetch.badFeed':
    'This RSS or Atom feed can’t be read. Feeds are often at /feed; you can also paste a list of addresses.',
  'fetch.badCsv': 'This CSV has no web addresses. Put one address in each row.',
  'fetch.duplicate': 'This address is already in your pages, so it wasn’t added again.',
  'fetch.notMade': 'It couldn’t be made. The others are safe; try this one again.',
  'fetch.quotaReachedLimit':
    'This wasn’t added: you can have at most {most, plural, one {# page} other {# pages}} here. Delete pages that you no longer need.',
  'fetch.quotaReached':
    'This wasn’t added: you already have as many pages as you can have here. Delete pages that you no longer need.',
  'fetch.unreachableReason':
    '"{host}" couldn’t be reached ({reason}). Try again in a few minutes, or paste the page’s text.',
  'fetch.unreachable':
    '"{host}" couldn’t be reached. Try again in a few minutes, or paste the page’s text.',
  'reason.refusesConnection': 'it refused the connection',
  'reason.brokeConnection': 'it closed the connection',
  'reason.noRoute': 'there is no route to it',
  'reason.noNetwork': 'this server has no network',
  'reason.certificateExpired': 'its certificate has expired',
  'reason.certificateUntrusted': 'its certificate isn’t trusted',
  'reason.certificateName': 'its certificate is for another name',
  'reason.packedAs': 'it is compressed as "{encoding}"',
  'reason.badCompression': 'its compressed data is damaged',
  'reason.badOrLargeCompression': 'its compressed data is damaged or larger than 50 MB',
  'reason.unknownCharset': 'it names an unknown character set, "{charset}"',
  'reason.notText': 'it contains bytes that aren’t text',
  'reason.webPage': 'it is a web page',
  'reason.beginsWith': 'it begins with <{tag}>',
  'reason.notXml': 'it isn’t XML',
  'reason.noPages': 'it lists no pages',
  'reason.notFeed': 'it is JSON, but not a feed',
  'reason.badJson': 'its JSON is broken',
  'reason.someFilesRead':
    'only {count} of its files could be read in time; their addresses were added',
  'reason.listsMore': 'it lists more than could be read',
  'reason.breaksOff': 'the file ends after {count} addresses, which were added',
  'reason.readingStopped': 'reading was stopped',
} as const
