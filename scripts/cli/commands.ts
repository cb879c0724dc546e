import type { Command } from "./command";
import { MAINTENANCE_COMMANDS } from "./maintenance-commands";

/** Each module is loaded on demand: the database client may have to be generated first. */
export const CLI_COMMANDS: Record<string, Command> = {
  "org:create": {
    usage: "--name NAME --admin-email EMAIL",
    does: "An organisation, its first API key, and its admin's sign-up link, which works once, for 7 days.",
    required: ["name", "admin-email"],
    run: async (options) => (await import("./org-create")).runOrgCreate(options),
  },
  "org:export": {
    usage: "--organization ID",
    does: "Everything of an organisation but secrets, as lines of JSON; the last one says how many rows there were.",
    required: ["organization"],
    run: async (options) => (await import("./org-export")).runOrgExport(options),
  },
  "org:delete": {
    usage: "--organization ID",
    does: "Deletes an organisation with all it has, once its name was typed or came from standard input.",
    required: ["organization"],
    run: async (options) => (await import("./org-delete")).runOrgDelete(options),
  },
  "key:create": {
    usage: "--organization ID --name NAME [--scopes users:read,events:write]",
    does: "A further API key; without scopes it may do everything.",
    required: ["organization", "name"],
    optional: ["scopes"],
    run: async (options) => (await import("./key-create")).runKeyCreate(options),
  },
  "user:password": {
    usage: "--email EMAIL [--password-stdin]",
    does: "Gives a user a new password, made up and printed or read from standard input; ends the user's sessions.",
    required: ["email"],
    flags: ["password-stdin"],
    run: async (options) => (await import("./user-password")).runUserPassword(options),
  },
  ...MAINTENANCE_COMMANDS,
  migrate: {
    usage: "",
    does: "Applies the migrations that are due, as every command and the start do, and names them.",
    run: async (_, applied) => ({ applied }),
  },
  distribute: {
    usage: "[--shards N]",
    does: "Spreads the database over the servers of its Citus cluster, by organisation; while nothing else runs on it.",
    optional: ["shards"],
    run: async (options) => (await import("./distribute")).runDistribute(options),
  },
  erase: {
    usage: "--email EMAIL [--organization ID] [--delete-member]",
    does: "Takes a person out of everything that is kept, in one organisation or all; a member only with --delete-member.",
    required: ["email"],
    optional: ["organization"],
    flags: ["delete-member"],
    run: async (options) => (await import("./erase")).runErase(options),
  },
  export: {
    usage: "--email EMAIL [--organization ID]",
    does: "What is known of a person.",
    required: ["email"],
    optional: ["organization"],
    run: async (options) => (await import("./export")).runExport(options),
  },
  "secret:rotate": {
    usage: "[--lost]",
    does: "Seals everything by BOOKPAGE_SECRET that BOOKPAGE_SECRET_PREVIOUS has sealed; --lost gives up what neither opens.",
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
