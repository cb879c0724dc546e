import type { Command } from "./command";

const PASSPHRASE = "[--passphrase-file FILE]";

/** Commands for operators of the service. */
export const MAINTENANCE_COMMANDS: Record<string, Command> = {
  backup: {
    usage: `[FILE] ${PASSPHRASE}`,
    does: "Writes everything, the secret too, into a file that a passphrase encrypts, while the service runs.",
    positionals: { min: 0, max: 1 },
    optional: ["passphrase-file"],
    opensDatabaseItself: true,
    run: async (options) => (await import("./backup")).runBackup(options),
  },
  "backup:secrets": {
    usage: `FILE ${PASSPHRASE}`,
    does: "The settings that a backup has been made with and that its data cannot be read without.",
    positionals: { min: 1, max: 1 },
    optional: ["passphrase-file"],
    opensDatabaseItself: true,
    run: async (options) => (await import("./backup-secrets")).runBackupSecrets(options),
  },
  restore: {
    usage: `FILE [--replace] ${PASSPHRASE}`,
    does: "Brings a backup into an empty database; --replace into one whose name was typed, in place of what it holds.",
    positionals: { min: 1, max: 1 },
    optional: ["passphrase-file"],
    flags: ["replace"],
    opensDatabaseItself: true,
    run: async (options) => (await import("./restore")).runRestore(options),
  },
  "move-to": {
    usage: "DATABASE_URL",
    does: "Copies the built-in database into an empty one on another server, and says what to set.",
    positionals: { min: 1, max: 1 },
    opensDatabaseItself: true,
    run: async (options) => (await import("./move-to")).runMoveTo(options),
  },
  "files:move": {
    usage: "--to storage|database",
    does: "Moves uploaded pictures into the object storage of S3_URL, or back into the database, while the service runs.",
    required: ["to"],
    run: async (options) => (await import("./files-move")).runFilesMove(options),
  },
  doctor: {
    usage: "[--json]",
    does: "Looks at settings, database, jobs, mail and the rest; says what is well and what to do, in words on a terminal.",
    flags: ["json"],
    opensDatabaseItself: true,
    run: async (options) => (await import("./doctor")).runDoctor(options),
  },
  "jobs:list": {
    usage: "[--failed]",
    does: "The oldest thousand jobs of the queue; --failed: of those that were given up.",
    flags: ["failed"],
    run: async (options) => (await import("./jobs")).runJobsList(options),
  },
  "jobs:retry": {
    usage: "ID… | --all",
    does: "Lets jobs run again at once; --all: all that were given up.",
    positionals: { min: 0, max: Number.POSITIVE_INFINITY },
    flags: ["all"],
    run: async (options) => (await import("./jobs")).runJobsRetry(options),
  },
  "jobs:discard": {
    usage: "ID…",
    does: "Takes jobs out of the queue: what they were to do is not done.",
    positionals: { min: 1, max: Number.POSITIVE_INFINITY },
    run: async (options) => (await import("./jobs")).runJobsDiscard(options),
  },
};
