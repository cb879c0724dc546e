import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { CustomSettings } from "@/lib/domain/bookpages/custom";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";

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
