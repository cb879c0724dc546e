import type { HostMatch } from "@/lib/core/slots/host-match";
import type { Host } from "@/lib/core/slots/schedule";
import type { PublicAbsence } from "@/lib/domain/availability/absences/public-absence";
import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { PageGrid, PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { OpenLink } from "@/lib/domain/booking-pages/links/resolve-link-token";
import type { OpenResponse } from "@/lib/domain/bookings/forms/responses/find-open-response";
import type { OpenOffer } from "@/lib/domain/bookings/waiting-list/find-open-offer";
import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";

/** Somebody whose time a booking takes. */
export interface PageHost {
  id: string;
  email: string | null;
  name: string;
  firstName: string;
  pictureUrl: string | null;
  timezone: string;
  language: Language;
  /** Of a member of a team; a person's own are the page's. */
  absences?: readonly PublicAbsence[];
}

/** How something can be booked. */
export interface OfferingSettings {
  match: HostMatch;
  grid: PageGrid;
  /** Of a team: whether the booker may choose one of `people`. */
  mayChoose: boolean;
  /** The time zones of the hours of those who are asked; null for who has none. */
  zones: readonly (string | null)[];
}

/** When something can be booked, and with whom. */
export interface Offering extends OfferingSettings {
  /** Those who are asked, with the rules of the page, or of its type. */
  hosts: readonly Host[];
}

/** An active page, or one appointment type of it. */
interface Page {
  organization: OrganizationId;
  bookpageId: string;
  appointmentTypeId: string | null;
  /** The type's own availability; null: the owner's main one, or those of a team's members. */
  availabilityId: string | null;
  nickname: string;
  message: string;
  custom: CustomSettings;
  /** A person, or a team: then `id` is the team's, and language and time zone are those of its first member. */
  owner: PageHost;
  /** Whose page it is; null: a person's. */
  team: { id: string /** Everybody may see the members' names. */; public: boolean } | null;
  /** The owner, or the team's members in their order. */
  people: readonly PageHost[];
  /** The one of `people` whom the booker has chosen. */
  chosen: PageHost | null;
  rules: PageRules;
  /** Minutes: the link's, else the address's, else the page's own. */
  duration: number;
  /** Minutes to choose from; without any, there is no choice. */
  durations?: readonly number[];
  /** Through which the page was opened, with what it changes. */
  link?: OpenLink;
  /** What was answered to the form that led here. */
  response?: OpenResponse;
  /** By which somebody comes who was on the waiting list. */
  offer?: OpenOffer;
  /** Its owner takes no bookings now, whatever the hours say. */
  isClosed?: boolean;
  /** Of the organisation. */
  look: Branding;
}

/** A public, active appointment type, for its card. */
interface PageType {
  handle: string;
  name: string;
  description: string;
  duration: number;
}

export type PageOf<Offered extends OfferingSettings> = Page &
  Offered & {
    /** The appointment type that the address names; what it says above its page. */
    type: (PageType & Offered & { title: string }) | null;
    types: readonly (PageType & Offered)[];
  };

/** Without what hosts and rooms have taken: enough to book on it, as that is read again under locks. */
export type PageSettings = PageOf<OfferingSettings>;

/** As a booker meets it: with its own hours for each type, else the owner's main ones. */
export type PublicPage = PageOf<Offering> & {
  /** The owner's, by their first days; of a team those of all its hosts, or of the one whom the booker chose. */
  absences: readonly PublicAbsence[];
};

export type PublicType = PublicPage["types"][number];
