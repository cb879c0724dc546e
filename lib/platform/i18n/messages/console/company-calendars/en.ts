/** The calendars of a whole company, connected by its admins. */
export default {
  companyCalendars: {
    title: "Company calendars",
    intro:
      "Connect the calendars of all your people with one account of your company. Nobody has to do anything; whoever joins later is connected too.",
    open: "For the whole company…",
    emptyTitle: "Nothing connected yet",
    emptyText: "Until then everybody connects their own calendar.",
    sources: {
      google: "Google Workspace",
      office365: "Microsoft 365",
      exchange: "Exchange",
    },
    how: {
      google:
        "A service account with domain-wide delegation for the scopes calendar.events and calendar.calendarlist.readonly. Paste its JSON key.",
      office365:
        "An application of your tenant with the application permission Calendars.ReadWrite, which an administrator has consented to.",
      exchange: "An account with the role ApplicationImpersonation.",
    },
    key: "JSON key of the service account",
    tenant: "Tenant (id or domain)",
    clientId: "Application (client) id",
    clientSecret: "Client secret",
    domains: "Domains",
    domainsHint: "One a line. Everybody with an address in one of them is connected.",
    tryWith: "Try it with this address",
    tryWithHint: "Empty: with somebody of the organisation.",
    unconfirmedSwitch: "Also people who have not confirmed their address",
    unconfirmedHint:
      "Only if nobody can give themselves an address: whoever has one sees when its owner is busy.",
    connected: "{count, plural, one {# calendar is connected} other {# calendars are connected}}",
    left: "{count, plural, one {# person has disconnected it} other {# people have disconnected it}}",
    unconfirmed:
      "{count, plural, one {# person has not confirmed the address yet} other {# people have not confirmed their address yet}}",
    failed: "{count, plural, one {# calendar cannot be read} other {# calendars cannot be read}}",
    failedHint: "They are tried again every hour.",
    since: "Since {date}",
    end: "End the connection",
    endText:
      "{count, plural, one {# calendar is} other {# calendars are}} disconnected, and meetings are no longer written into them.",
  },
} as const;
