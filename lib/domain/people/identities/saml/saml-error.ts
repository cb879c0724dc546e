/** Why an answer is not believed. */
export class SamlError extends Error {
  constructor(
    readonly reason: "denied" | "unavailable" | "lies",
    message: string,
  ) {
    super(message);
  }
}
