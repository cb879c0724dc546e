import type { Options } from "./options";

export interface Command {
  /** Its options, as the usage shows them. */
  usage: string;
  does: string;
  /** How much may stand behind its name without an option's. */
  takes?: { min: number; max: number };
  required?: string[];
  optional?: string[];
  flags?: string[];
  /** It may run where the secrets do not open what the database holds. */
  checksSecretsItself?: boolean;
  /** It is not given the migrated database: it opens what it needs. */
  opensDatabaseItself?: boolean;
  /** `applied`: the migrations that were due. What it gives, if anything, is printed as JSON. */
  run: (options: Options, applied: string[]) => Promise<unknown>;
}
