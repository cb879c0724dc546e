/** Loads the library at its first use, as few processes need it and it takes some megabytes. */
export const loadWebauthn = () => import("@simplewebauthn/server");
