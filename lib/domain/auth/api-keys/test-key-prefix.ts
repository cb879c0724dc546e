/** Prefix of sandbox keys. */
export const TEST_KEY_PREFIX = "bp_test_";
