/** With which the keys of sandboxes begin. */
export const TEST_KEY_PREFIX = "bp_test_";
