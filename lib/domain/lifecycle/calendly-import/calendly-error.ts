/** `token`: refused or expired; `forbidden`: the account or its plan lacks this; `unavailable`: no answer after all tries. */
export type CalendlyFailure = "token" | "forbidden" | "unavailable" | "unexpected";

export class CalendlyError extends Error {
  constructor(
    readonly failure: CalendlyFailure,
    message: string,
  ) {
    super(message);
  }
}
