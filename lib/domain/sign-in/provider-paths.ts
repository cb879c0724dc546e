/** Where signing in with the organisation's provider begins, or with one of everybody (`google`, `microsoft`). */
export const providerLogin = (provider: string): string => `/login/with/${provider}`;

/** Where the provider leads back to. */
export const providerCallback = (provider: string): string => `/login/with/${provider}/callback`;
