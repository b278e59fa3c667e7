/**
 * The help text, and the text for a command that was not understood. Standard output stays free for
 * answers.
 */
export const usage = `Usage:
  pinloom generate URL… [--count 12] [--out DIR] [--templates ID,…] [--colors '#rrggbb,…'] [--allow-host HOST:PORT]… [--json]
  pinloom keywords URL|FILE --method rake|phrases [--allow-host HOST:PORT]… [--json]
  pinloom backup DIR [--json]
  pinloom restore DIR [--json]
  pinloom move --to postgres://…|sqlite:DIR [--objects s3://BUCKET|DIR] [--dry-run] [--json]

generate writes one picture per pin and pins.csv to DIR (default ./pins), and prints one JSON object. --count is the total number of pins (1 to 500).
keywords prints [{"phrase", "score"}], best first. FILE is text, Markdown or HTML.
backup writes all rows and files of one moment to DIR, which must be empty or missing; the server may run. restore reads DIR into an empty store and checks every row and file; the server must not run. Both take the store from the environment, as the server does: DATA_DIR, or DATABASE_URL and S3_URL. A backup of one kind of store can be restored into the other.
move copies all rows and files from the store of the environment into an empty one, checks every row and file, and goes on where it stopped when it is run again. No server may run on either. Without --objects files stay where they are, but with sqlite:DIR they go to DIR. The key of s3://BUCKET is in TO_S3_URL, TO_S3_ACCESS_KEY and TO_S3_SECRET_KEY. --dry-run only counts; a server may run.
--json prints the result on one line. --allow-host allows a private host to be read, such as 127.0.0.1:3001.
`

/** The person asked for something that can't be; nothing was begun. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
