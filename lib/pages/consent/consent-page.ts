/** The page that apps send users to. */
export const CONSENT_PAGE = "/oauth/authorize";
