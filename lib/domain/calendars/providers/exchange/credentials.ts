/** What an Exchange account is opened with. What has been found out about its server is added when it answers. */
export interface ExchangeCredentials {
  /** Of the mail server: its name, or the address of its web services. */
  server: string;
  username: string;
  password: string;
  /** Whose mailbox is opened instead of the account's own, by its address: the company lets the account do so. */
  impersonate?: string;
  /** Of the web services. */
  url?: string;
}
