import { expect, test } from 'vitest'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { groupErrors } from './grouped-errors.ts'

const refused = (address: string, message: string): PageError => ({
  address,
  code: 'bad_address',
  message,
})

test('a reason that names its address is the same for another', () => {
  const errors = [
    refused('a', '"a" is not a web address.'),
    refused('b', '"b" is not a web address.'),
    refused('c', '"c" was not found.'),
  ]
  expect(groupErrors(errors).map(({ message }) => message)).toEqual([
    'This is not a web address.',
    '"c" was not found.',
  ])
})

test('so it does in German and Arabic, in the quotes of the language', () => {
  expect(
    groupErrors([
      refused('a', '„a“ ist keine Webadresse.'),
      refused('b', '„b“ ist keine Webadresse.'),
    ]).map(({ message }) => message),
  ).toEqual(['Das ist keine Webadresse.'])
  expect(
    groupErrors([
      refused('a', '«\u2068a\u2069» ليس رابط ويب.'),
      refused('b', '«\u2068b\u2069» ليس رابط ويب.'),
    ]).map(({ message }) => message),
  ).toEqual(['هذا ليس رابط ويب.'])
})

test('the same reason stands once, with all addresses that it holds for', () => {
  const errors = [
    refused('a', 'No address.'),
    refused('b', 'Known already.'),
    refused('c', 'No address.'),
  ]
  expect(groupErrors(errors)).toEqual([
    { message: 'No address.', errors: [errors[0], errors[2]] },
    { message: 'Known already.', errors: [errors[1]] },
  ])
})
