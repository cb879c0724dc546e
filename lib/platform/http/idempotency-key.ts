/** A valid `Idempotency-Key`: visible ASCII, up to the column's length. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
