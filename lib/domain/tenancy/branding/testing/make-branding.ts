import type { Branding } from "../branding";

/** Of an organisation that has set nothing, for tests. */
export const makeBranding = (name: string): Branding => ({
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
