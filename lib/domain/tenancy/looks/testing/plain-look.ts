import type { Look } from "../look";

/** Of an organisation that has set nothing, for tests. */
export const plainLook = (name: string): Look => ({
  name,
  accent: null,
  logo: null,
  footer: "",
  privacy_url: null,
  imprint_url: null,
  credit: true,
  hour_cycle: null,
  test: false,
});
