/** What a CalDAV account is opened with; `home` is the collection that its calendars are in. */
export interface CaldavCredentials {
  server: string;
  username: string;
  password: string;
  home: string | null;
  /** The address of one calendar, where that alone is connected, such as one that somebody else shares. */
  calendar?: string;
  /** Of its owner, in small letters; missing where it was connected before they were asked for. */
  addresses?: readonly string[];
}

export const buildBasicAuthorization = ({ username, password }: CaldavCredentials) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
