/** Rows of a user and of an account, for tests of stores. */
export const userRow = (id: string, email = id) => ({
  id,
  email,
  email_key: email,
  first_name: 'A',
  last_name: 'B',
  email_verified: 1,
  password_hash: null,
  google_id: null,
  source: 's',
  tags: '[]',
  signup_path: null,
  created_at: 1,
})

export const accountRow = (id: string, owner: string, name = id) => ({
  id,
  user_id: owner,
  name,
  name_key: name,
  kind: 'manual' as const,
  created_at: 1,
})
