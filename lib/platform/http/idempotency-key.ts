/** What an `Idempotency-Key` may be: visible ASCII, as long as the column is. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
