import type { Options } from "./options";

export interface Command {
  /** The command's options, in the form of the usage text. */
  usage: string;
  does: string;
  /** The number of positional arguments. */
  positionals?: { min: number; max: number };
  required?: string[];
  optional?: string[];
  flags?: string[];
  /** The command may run if the secrets do not decrypt the database. */
  checksSecretsItself?: boolean;
  /** The command gets no migrated database: it opens what it needs. */
  opensDatabaseItself?: boolean;
  /** `applied`: the migrations that were due. A result is printed as JSON. */
  run: (options: Options, applied: string[]) => Promise<unknown>;
}
