/** Where signing in with the organisation's provider begins, or with one of everybody (`google`, `microsoft`). */
export const providerLogin = (provider: string): string => `/login/with/${provider}`;

/** Where the provider leads back to. */
export const providerCallback = (provider: string): string => `/login/with/${provider}/callback`;

/** Where a SAML provider has browsers post its answers. */
export const samlAnswerPath = (organization: string): string => `${providerLogin(organization)}/acs`;

/** What a SAML provider may read of us; the address is also our name there. */
export const samlMetadataPath = (organization: string): string => `${providerLogin(organization)}/metadata`;

/** Where the browser comes for what the provider has said. */
export const samlFinishPath = (organization: string): string => `${providerLogin(organization)}/finish`;
