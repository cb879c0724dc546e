import type { Instant } from "@/lib/core/time/instant";
import { formatEtag, Precondition } from "@/lib/domain/contracts/etag";
import type { AccountRights } from "@/lib/domain/people/users/account-rights";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { ReferenceTable, SettingsContent, SettingsDocument } from "./settings-document";

export interface WriteContext {
  tx: Db;
  organization: OrganizationId;
  now: Instant;
  rights: AccountRights;
  references: ReferenceTable;
}

/** A resource to write; contents have ids in place of references. */
export interface ResourceChange {
  /** Null: a new resource. */
  current: SettingsDocument | null;
  /** All fields of the file. */
  content: SettingsContent;
  /** The fields that differ; all of them for a new resource. */
  changed: SettingsContent;
}

/** Writes a resource as the API would, and returns its id. */
export type WriteResource = (context: WriteContext, change: ResourceChange) => Promise<string>;

/** Requires that the resource is as it was read. */
export const toExpectedVersion = ({ id, version }: SettingsDocument) =>
  new Precondition(formatEtag(id, version));

/** For resources that the plan itself may have changed already, such as pages by their template. */
export const ANY_VERSION = new Precondition(null);
