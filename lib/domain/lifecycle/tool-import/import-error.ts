/** `token`: refused or expired; `forbidden`: the account or its plan lacks this; `unavailable`: no answer after all tries. */
export type ImportFailure = "token" | "forbidden" | "unavailable" | "unexpected";

/** An error of reading another tool, with a message for the administrator. */
export class ImportError extends Error {
  constructor(
    readonly failure: ImportFailure,
    message: string,
    /** The status of the response, if it had one. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}
