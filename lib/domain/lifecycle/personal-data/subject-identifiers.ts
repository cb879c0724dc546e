import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Identifiers of a person in an organisation's data. */
export interface SubjectIdentifiers {
  organization: OrganizationId;
  /** Addresses in lower case. */
  emails: readonly string[];
  /** Id of the member with the address. */
  user: string | null;
  /** Ids of events in which the person takes or took part. */
  events: readonly string[];
  /** Ids of the person's form responses. */
  responses: readonly string[];
  /** Names, phone numbers and other texts entered by the person. */
  texts: readonly string[];
}
