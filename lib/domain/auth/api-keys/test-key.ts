/** With which the keys of sandboxes begin. */
export const TEST_KEY_BEGINNING = "bp_test_";
