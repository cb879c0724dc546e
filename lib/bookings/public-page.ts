import type { CustomSettings } from "@/lib/bookpages/custom";
import type { Language } from "@/lib/i18n/languages";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Host, Schedule } from "@/lib/slots/schedule";

/** An active page, or one appointment type of it, as a booker meets it. */
export interface PublicPage {
  organization: OrganizationId;
  bookpageId: string;
  appointmentTypeId: string | null;
  /** The type's own availability; null: the owner's main one. */
  availabilityId: string | null;
  nickname: string;
  message: string;
  custom: CustomSettings;
  owner: {
    id: string;
    email: string | null;
    name: string;
    firstName: string;
    pictureUrl: string | null;
    timezone: string;
    language: Language;
  };
  host: Host;
  /** Minutes: the path's, else `custom.duration`, else 30. */
  duration: number;
  /** The appointment type that the address names; what it says above its page. */
  type: (PublicType & { title: string }) | null;
  types: readonly PublicType[];
}

/** A public, active appointment type, for its card. */
export interface PublicType {
  handle: string;
  name: string;
  description: string;
  duration: number;
  /** Its own, else the owner's main one. */
  schedule: Schedule | null;
}
