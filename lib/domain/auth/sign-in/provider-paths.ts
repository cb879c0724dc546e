/** Path where the sign-in with an organisation's provider, `google` or `microsoft` starts. */
export const buildProviderLoginPath = (provider: string): string => `/login/with/${provider}`;

/** Path to which the provider redirects. */
export const buildProviderCallbackPath = (provider: string): string => `/login/with/${provider}/callback`;

/** Assertion consumer service of SAML. */
export const buildSamlAcsPath = (organization: string): string =>
  `${buildProviderLoginPath(organization)}/acs`;

/** Path of our SAML metadata, which is also our entity id. */
export const buildSamlMetadataPath = (organization: string): string =>
  `${buildProviderLoginPath(organization)}/metadata`;

/** Path to which the browser is redirected with a SAML result. */
export const buildSamlFinishPath = (organization: string): string =>
  `${buildProviderLoginPath(organization)}/finish`;
