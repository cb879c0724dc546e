/** Where apps send people, and where its form is. */
export const CONSENT_PAGE = "/oauth/authorize";
