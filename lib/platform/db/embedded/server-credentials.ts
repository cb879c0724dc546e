export interface ServerCredentials {
  user: string;
  password: string;
}

/** The owner of the server; used by the supervisor and the tests only. */
export const SUPERUSER = "bookpage";

export const APPLICATION_ROLE = "bookpage_application";
