/** The rejection of a SAML response. */
export class SamlError extends Error {
  constructor(
    readonly reason: "denied" | "unavailable" | "lies",
    message: string,
  ) {
    super(message);
  }
}
