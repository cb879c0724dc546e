/** Where signing in with the organisation's provider begins, or with one of everybody (`google`, `microsoft`). */
export const buildProviderLoginPath = (provider: string): string => `/login/with/${provider}`;

/** Where the provider leads back to. */
export const buildProviderCallbackPath = (provider: string): string => `/login/with/${provider}/callback`;

/** Where a SAML provider has browsers post its answers. */
export const buildSamlAcsPath = (organization: string): string =>
  `${buildProviderLoginPath(organization)}/acs`;

/** What a SAML provider may read of us; the address is also our name there. */
export const buildSamlMetadataPath = (organization: string): string =>
  `${buildProviderLoginPath(organization)}/metadata`;

/** Where the browser comes for what the provider has said. */
export const buildSamlFinishPath = (organization: string): string =>
  `${buildProviderLoginPath(organization)}/finish`;
