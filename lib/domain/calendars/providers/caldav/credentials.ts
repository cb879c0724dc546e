/** Credentials of a CalDAV account; `home` is the collection of its calendars. */
export interface CaldavCredentials {
  server: string;
  username: string;
  password: string;
  home: string | null;
  /** URL of a single connected calendar, such as one shared by another user. */
  calendar?: string;
  /** Owner's addresses in lower case; absent for accounts connected by earlier releases. */
  addresses?: readonly string[];
}

export const buildBasicAuthorization = ({ username, password }: CaldavCredentials) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
