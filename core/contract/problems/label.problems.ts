/**
 * What a form’s field is called, where a problem names it. English uses the name of the contract.
 */
export const labelProblems = {
  'label.field': '{field}: {sentence}',
  'label.email': 'email',
  'label.password': 'password',
  'label.password1': 'password1',
  'label.password2': 'password2',
  'label.current_password': 'current_password',
  'label.new_password': 'new_password',
  'label.first_name': 'first_name',
  'label.last_name': 'last_name',
  'label.name': 'name',
  'label.title': 'title',
  'label.description': 'description',
  'label.url': 'url',
  'label.address': 'address',
  'label.query': 'query',
  'label.text': 'text',
  'label.n_pins': 'n_pins',
} as const
