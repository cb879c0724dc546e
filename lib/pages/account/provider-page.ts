/** Where people say which organisation's provider they sign in with. */
export const PROVIDER_PAGE = "/login/provider";
