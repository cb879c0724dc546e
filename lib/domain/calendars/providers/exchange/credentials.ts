/** Credentials of an Exchange account, with the discovered details of its server. */
export interface ExchangeCredentials {
  /** Host name of the mail server, or URL of its web services. */
  server: string;
  username: string;
  password: string;
  /** Address of another mailbox to open, with the company's permission to impersonate. */
  impersonate?: string;
  /** URL of the web services. */
  url?: string;
}
