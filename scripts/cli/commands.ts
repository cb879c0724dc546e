import type { Command } from "./command";
import { MAINTENANCE_COMMANDS } from "./maintenance-commands";

/** Each module is loaded on demand: the database client may have to be generated first. */
export const CLI_COMMANDS: Record<string, Command> = {
  "org:create": {
    usage: "--name NAME --admin-email EMAIL",
    does: "Creates an organisation, its first API key, and its admin's sign-up link, which works once, for 7 days.",
    required: ["name", "admin-email"],
    run: async (options) => (await import("./org-create")).runOrgCreate(options),
  },
  "org:export": {
    usage: "--organization ID",
    does: "Prints all data of an organisation except secrets, as lines of JSON; the last one has the number of rows.",
    required: ["organization"],
    run: async (options) => (await import("./org-export")).runOrgExport(options),
  },
  "org:delete": {
    usage: "--organization ID",
    does: "Deletes an organisation with all its data, after its name is typed or read from standard input.",
    required: ["organization"],
    run: async (options) => (await import("./org-delete")).runOrgDelete(options),
  },
  "key:create": {
    usage: "--organization ID --name NAME [--scopes users:read,events:write]",
    does: "Creates another API key; without scopes it may do everything.",
    required: ["organization", "name"],
    optional: ["scopes"],
    run: async (options) => (await import("./key-create")).runKeyCreate(options),
  },
  "user:password": {
    usage: "--email EMAIL [--password-stdin]",
    does: "Sets a user's new password, generated and printed or read from standard input; ends the user's sessions.",
    required: ["email"],
    flags: ["password-stdin"],
    run: async (options) => (await import("./user-password")).runUserPassword(options),
  },
  ...MAINTENANCE_COMMANDS,
  migrate: {
    usage: "",
    does: "Applies the pending migrations, like every command and the start, and prints their names.",
    run: async (_, applied) => ({ applied }),
  },
  distribute: {
    usage: "[--shards N]",
    does: "Distributes the database over the servers of its Citus cluster, by organisation; stop the service first.",
    optional: ["shards"],
    run: async (options) => (await import("./distribute")).runDistribute(options),
  },
  erase: {
    usage: "--email EMAIL [--organization ID] [--delete-member]",
    does: "Erases a person's data in one organisation or all; a member's only with --delete-member.",
    required: ["email"],
    optional: ["organization"],
    flags: ["delete-member"],
    run: async (options) => (await import("./erase")).runErase(options),
  },
  export: {
    usage: "--email EMAIL | --settings DIR [--organization ID]",
    does: "Prints the data of a person, or writes an organisation's settings into a directory as YAML files.",
    optional: ["email", "settings", "organization"],
    run: async (options) => (await import("./export")).runExport(options),
  },
  import: {
    usage:
      "calendly DIR | calendly-bookings DIR | calcom DIR | calcom-bookings DIR | csv FILE | ics FILE [--apply] [--mails] [--webhooks] [--organization ID] [--json] [--url URL] [--dump FILE] [--token-stdin] [--host EMAIL] [--timezone ZONE] [--date-order dmy|mdy] [--columns HEADER=FIELD,…]",
    does: "Writes an account of Calendly or Cal.com into a directory as settings files, with a report, or says which meetings to come would be imported and, with --apply, imports them: without mails and webhooks, unless asked for. The token is CALENDLY_TOKEN or CALCOM_API_KEY, or read from standard input; --url: the API of an own instance of Cal.com; --dump: a dump of its database, in place of the API. A stopped import continues. csv and ics import meetings of a file; --host: of those that name nobody.",
    positionals: { min: 2, max: 2 },
    optional: ["organization", "url", "dump", "host", "timezone", "date-order", "columns"],
    flags: ["token-stdin", "apply", "mails", "webhooks", "json"],
    opensDatabaseItself: true,
    run: async (options) => (await import("./import")).runImport(options),
  },
  transition: {
    usage:
      "start|status|sync|switch|revert|finish calendly|calcom [--organization ID] [--token-stdin] [--url URL] [--keep-pages] [--mails] [--webhooks]",
    does: "Lets bookings in Calendly or Cal.com hold time here, until the switch makes meetings of them; revert takes it back. start and sync need the token, CALENDLY_TOKEN or CALCOM_API_KEY, switch and finish use it if there is one. --keep-pages: imported pages stay active before the switch.",
    positionals: { min: 2, max: 2 },
    optional: ["organization", "url"],
    flags: ["token-stdin", "keep-pages", "mails", "webhooks"],
    run: async (options) => (await import("./transition")).runTransitionCommand(options),
  },
  "old-links": {
    usage: "[--organization ID]",
    does: "Lists where links to Calendly and Cal.com still stand in the settings, by file and line, and the websites from which visitors come by their paths.",
    optional: ["organization"],
    run: async (options) => (await import("./old-links")).runOldLinks(options),
  },
  plan: {
    usage: "DIR [--organization ID] [--prune] [--json] [--exit-code]",
    does: "Says what the settings files of a directory would change, and what it means for bookers; --exit-code: ends with status 2 if anything would. --prune: what has no file is deleted, except users.",
    positionals: { min: 1, max: 1 },
    optional: ["organization"],
    flags: ["prune", "json", "exit-code"],
    run: async (options) => (await import("./settings-plan")).runPlan(options),
  },
  apply: {
    usage: "DIR [--plan ID] [--organization ID] [--prune]",
    does: "Applies the settings files of a directory, all or nothing; --plan: only if the plan is still the same.",
    positionals: { min: 1, max: 1 },
    optional: ["organization", "plan"],
    flags: ["prune"],
    run: async (options) => (await import("./settings-apply")).runApply(options),
  },
  "secret:rotate": {
    usage: "[--lost]",
    does: "Seals all values of BOOKPAGE_SECRET_PREVIOUS with BOOKPAGE_SECRET; --lost abandons unreadable ones.",
    flags: ["lost"],
    checksSecretsItself: true,
    run: async (options) => (await import("./secret-rotate")).runSecretRotate(options),
  },
  "seed:demo": {
    usage: "",
    does: "Adds the demo organisation.",
    run: async () => (await import("./seed-demo")).runSeedDemo(),
  },
};
