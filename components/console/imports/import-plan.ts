import type { QueryKey } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Schemas } from "../api";

export interface ImportField {
  name: string;
  label: string;
  required?: boolean;
  /** Names that such a column goes by, in small letters without marks. */
  aliases: readonly string[];
  /** No two rows of a file may have the same. */
  unique?: boolean;
}

export type RowValues = Readonly<Record<string, string>>;

/** What the API says of one entry. */
export interface EntryResult {
  status: number;
  issues: { pointer: string; code: string }[];
  /** What the API says of the entry as a whole; null: it was taken. */
  rejection: Pick<Schemas["EntryProblem"], "code" | "reason"> | null;
  /** Coordinates of a place that lie far from its address. */
  locationWarning?: Schemas["LocationDoubt"] | undefined;
  /** What was made, where there is more to do with it afterwards. */
  created?: ImportedRecord | undefined;
  /** Something to keep from the result: a sign-up link, or the place found for an address. */
  extra: string | null;
}

/** Something that an import has made. */
export interface ImportedRecord {
  _id: string;
  name: string;
}

/** Everything that makes one import different from another. */
export interface ImportPlan {
  /** Names the result's file, and the saved progress of an interrupted import. */
  name: string;
  title: string;
  fields: readonly ImportField[];
  /** What an entry that exists already becomes. */
  existing: "exists" | "update";
  extraLabel: string;
  toEntry: (values: RowValues) => unknown;
  /** The fields that faults belong to, by pointers into an entry. */
  pointers: Readonly<Record<string, string>>;
  /** A warning about a row that the API would accept, or null. */
  findWarning: (values: RowValues, result: EntryResult) => string | null;
  /** Sends a batch; with a key, it can be sent again. */
  send: (entries: unknown[], how: { dryRun: boolean; key: string | null }) => Promise<EntryResult[]>;
  /** What there is to do at the end with what was made. */
  Afterwards?: ComponentType<{ made: readonly ImportedRecord[] }>;
  /** The queries whose answers change. */
  invalidate: QueryKey;
}
