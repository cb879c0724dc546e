import type { QueryKey } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Schemas } from "../api";

export interface ImportField {
  name: string;
  label: string;
  required?: boolean;
  /** Common column names of the field, in lower case without accents. */
  aliases: readonly string[];
  /** The values of the column must be unique. */
  unique?: boolean;
}

export type RowValues = Readonly<Record<string, string>>;

/** The API's result for one entry. */
export interface EntryResult {
  status: number;
  issues: { pointer: string; code: string }[];
  /** The problem of the whole entry; null if it was accepted. */
  rejection: Pick<Schemas["EntryProblem"], "code" | "reason"> | null;
  /** The warning about coordinates far from the address. */
  locationWarning?: Schemas["LocationDoubt"] | undefined;
  /** The created resource, if later steps need it. */
  created?: ImportedRecord | undefined;
  /** A part of the result to store: a sign-up link, or the location found for an address. */
  extra: string | null;
}

/** A resource that an import has created. */
export interface ImportedRecord {
  _id: string;
  name: string;
}

/** The definition of an import. */
export interface ImportPlan {
  /** The name of the result file, and of the stored progress of an interrupted import. */
  name: string;
  title: string;
  fields: readonly ImportField[];
  /** The outcome of an entry that exists already. */
  existing: "exists" | "update";
  extraLabel: string;
  toEntry: (values: RowValues) => unknown;
  /** The fields of issues, by pointers into an entry. */
  pointers: Readonly<Record<string, string>>;
  /** Returns a warning about a row that the API would accept, or null. */
  findWarning: (values: RowValues, result: EntryResult) => string | null;
  /** Sends a batch; an idempotency key makes a retry safe. */
  send: (entries: unknown[], how: { dryRun: boolean; key: string | null }) => Promise<EntryResult[]>;
  /** The follow-up with the created resources. */
  Afterwards?: ComponentType<{ made: readonly ImportedRecord[] }>;
  /** The key of the queries to invalidate. */
  invalidate: QueryKey;
}
