import type { Branding } from "../branding";

/** Branding of an organisation without settings, for tests. */
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
