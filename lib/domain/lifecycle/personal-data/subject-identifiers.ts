import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** What an organisation's data knows a person by. */
export interface SubjectIdentifiers {
  organization: OrganizationId;
  /** In lower case. */
  emails: readonly string[];
  /** The member who has the address. */
  user: string | null;
  /** Ids of events that the person takes or took part in. */
  events: readonly string[];
  /** Ids of what the person has answered to forms. */
  responses: readonly string[];
  /** Names, phone numbers and the like, and what the person wrote. */
  texts: readonly string[];
}
