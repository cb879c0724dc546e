/** Shortens an error message and removes credentials and queries of addresses, and secrets. */
export const redactErrorMessage = (message: string): string =>
  message
    .slice(0, 500)
    .replace(/\b([a-z][a-z+.-]*:\/\/)[^\s/@]*@/gi, "$1…@")
    .replace(/\?[^\s"']+/g, "?…")
    .replace(/\b(whsec_|bp_)\S+/g, "$1…");
