import type { Command } from "./command";

const PASSPHRASE = "[--passphrase-file FILE]";

/** Commands for operators of the service. */
export const MAINTENANCE_COMMANDS: Record<string, Command> = {
  backup: {
    usage: `[FILE] ${PASSPHRASE}`,
    does: "Writes all data and the secret into a file encrypted with a passphrase, while the service runs.",
    positionals: { min: 0, max: 1 },
    optional: ["passphrase-file"],
    opensDatabaseItself: true,
    run: async (options) => (await import("./backup")).runBackup(options),
  },
  "backup:secrets": {
    usage: `FILE ${PASSPHRASE}`,
    does: "Prints the settings that are needed to read the data of a backup.",
    positionals: { min: 1, max: 1 },
    optional: ["passphrase-file"],
    opensDatabaseItself: true,
    run: async (options) => (await import("./backup-secrets")).runBackupSecrets(options),
  },
  restore: {
    usage: `FILE [--replace] ${PASSPHRASE}`,
    does: "Restores a backup into an empty database; --replace deletes the present data after a confirmation.",
    positionals: { min: 1, max: 1 },
    optional: ["passphrase-file"],
    flags: ["replace"],
    opensDatabaseItself: true,
    run: async (options) => (await import("./restore")).runRestore(options),
  },
  "move-to": {
    usage: "DATABASE_URL",
    does: "Copies the built-in database into an empty one on another server, and prints the new settings.",
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
    does: "Checks settings, database, jobs, mail and the rest; prints the findings and what to do.",
    flags: ["json"],
    opensDatabaseItself: true,
    run: async (options) => (await import("./doctor")).runDoctor(options),
  },
  "jobs:list": {
    usage: "[--failed]",
    does: "Lists the oldest thousand jobs of the queue; --failed: of those that failed for good.",
    flags: ["failed"],
    run: async (options) => (await import("./jobs")).runJobsList(options),
  },
  "jobs:retry": {
    usage: "ID… | --all",
    does: "Runs jobs again at once; --all: all that failed for good.",
    positionals: { min: 0, max: Number.POSITIVE_INFINITY },
    flags: ["all"],
    run: async (options) => (await import("./jobs")).runJobsRetry(options),
  },
  "jobs:discard": {
    usage: "ID…",
    does: "Removes jobs from the queue without running them.",
    positionals: { min: 1, max: Number.POSITIVE_INFINITY },
    run: async (options) => (await import("./jobs")).runJobsDiscard(options),
  },
};
