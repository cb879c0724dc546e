/** The page where users find their organisation's provider. */
export const PROVIDER_PAGE = "/login/provider";
