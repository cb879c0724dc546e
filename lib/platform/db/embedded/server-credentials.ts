export interface ServerCredentials {
  user: string;
  password: string;
}

/** Owns the server; only the supervisor and the tests work as it. */
export const SUPERUSER = "bookpage";

export const APPLICATION_ROLE = "bookpage_application";
