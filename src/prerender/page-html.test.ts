import { expect, test } from 'vitest'
import { sheetsOf } from './build-manifest.ts'
import { pageHtml } from './page-html.ts'

const shell = `<!doctype html>
<html lang="en">
  <head>
    <title>Pinloom</title>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/kit.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>This application needs JavaScript.</noscript>
  </body>
</html>`

const parts = {
  shell,
  language: 'ar',
  head: '<title>Tools $& more</title>',
  body: '<pre>two\n\n  lines $1</pre>',
  css: '.a{b:c}',
  starter: 'start("$&")\n//# sourceMappingURL=starter.js.map\n',
} as const
const made = pageHtml(parts)

test('the page speaks its language, has its own head and rules, and its words as they are', () => {
  expect(made).toContain('<html lang="ar" dir="rtl" data-faces="device" data-scheme="system">')
  expect(made).toMatch(/<title>Tools \$& more<\/title>.*<style>\.a\{b:c\}<\/style>/)
  expect(made).not.toContain('<title>Pinloom</title>')
  expect(made).toMatch(/<noscript><p style="[^"]+">يمكن [^<]+<\/p><\/noscript>/)
  expect(made).toContain('<div id="root" data-prerendered><pre>two\n\n  lines $1</pre></div>')
})

test('the page is parsed whole before it is painted', () => {
  const [head = ''] = made.split('<body>')
  expect(head).toContain('<link rel="expect" href="#root" blocking="render">')
})

test('a font that the rules have is loaded ahead, once', () => {
  const css = '@font-face{font-family:Headings;src:url(/assets/h-1.woff2)format("woff2")}.a{b:c}'
  expect(pageHtml({ ...parts, css })).toContain(
    '<link rel="preload" href="/assets/h-1.woff2" as="font" type="font/woff2" crossorigin><style>',
  )
  expect(made).not.toContain('rel="preload"')
})

test('what starts the application stands in the template, and only the starter runs', () => {
  const [before = '', template = ''] = made.split('<template id="application" data-failure="')
  expect(before).not.toMatch(/<script|stylesheet|modulepreload/)
  expect(template.match(/src="[^"]+"|href="[^"]+"/g)).toEqual([
    'src="/assets/index.js"',
    'href="/assets/kit.js"',
    'href="/assets/index.css"',
  ])
  expect(template).toContain('</template><script type="module">start("$&")</script></body>')
})

test('sheets come in the order of a browser: of what is imported, of the importer, of what is loaded later', () => {
  const manifest = {
    'later.ts': { file: 'later.js', css: ['later.css'], imports: ['shared.ts'] },
    'index.html': {
      file: 'index.js',
      isEntry: true,
      css: ['index.css'],
      imports: ['kit.ts'],
      dynamicImports: ['later.ts'],
    },
    'kit.ts': { file: 'kit.js', css: ['kit.css'] },
    'shared.ts': {
      file: 'shared.js',
      css: ['shared.css', 'kit.css'],
      dynamicImports: ['later.ts'],
    },
    'nobody.ts': { file: 'nobody.js', css: ['nobody.css'] },
  }
  expect(sheetsOf(manifest)).toEqual(['kit.css', 'index.css', 'shared.css', 'later.css'])
})
