import type { HostMatch } from "@/lib/core/slots/host-match";
import type { Host } from "@/lib/core/slots/schedule";
import type { PublicAbsence } from "@/lib/domain/availability/absences/public-absence";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { PageGrid, PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { OpenLink } from "@/lib/domain/booking-pages/links/resolve-link-token";
import type { OpenResponse } from "@/lib/domain/bookings/forms/responses/find-open-response";
import type { OpenOffer } from "@/lib/domain/bookings/waiting-list/find-open-offer";
import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";

/** A user or team that can be booked. */
export interface PageHost {
  id: string;
  email: string | null;
  name: string;
  firstName: string;
  pictureUrl: string | null;
  timezone: string;
  language: Language;
  /** Only set for members of a team; a user's page has them itself. */
  absences?: readonly PublicAbsence[];
}

/** Hosts and grid of an offering, without its free times. */
export interface OfferingSettings {
  match: HostMatch;
  grid: PageGrid;
  /** True if bookers may choose one of `people`, which only a team's page allows. */
  mayChoose: boolean;
  /** Time zones of the hosts' hours; null for hosts without hours. */
  zones: readonly (string | null)[];
}

/** An offering with the hosts' free times. */
export interface Offering extends OfferingSettings {
  /** Hosts with the rules of the page or type applied. */
  hosts: readonly Host[];
}

/** An active page, or one of its appointment types. */
interface Page {
  organization: OrganizationId;
  bookpageId: string;
  appointmentTypeId: string | null;
  /** The type's availability; null for the owner's or the members' main ones. */
  availabilityId: string | null;
  slug: string;
  message: string;
  settings: PageSettings;
  /** A user, or a team with its id and with the language and time zone of its first member. */
  owner: PageHost;
  /** Null for a user's page. */
  team: { id: string /** True if the members' names are public. */; public: boolean } | null;
  /** The owner, or the team's members in their order. */
  people: readonly PageHost[];
  /** The one of `people` that the booker chose. */
  chosen: PageHost | null;
  rules: PageRules;
  /** Minutes: set by the link, else by the address, else by the page. */
  duration: number;
  /** Minutes to choose from; without an entry there is no choice. */
  durations?: readonly number[];
  /** The booking link by which the page was opened; it changes some settings. */
  link?: OpenLink;
  /** The response of the routing form that led here. */
  response?: OpenResponse;
  /** The waiting-list offer by which the booker came. */
  offer?: OpenOffer;
  /** The owner takes no bookings now, regardless of their hours. */
  isClosed?: boolean;
  branding: Branding;
}

/** A public and active appointment type, as shown on a card. */
interface PageType {
  slug: string;
  name: string;
  description: string;
  duration: number;
}

export type PageOf<Offered extends OfferingSettings> = Page &
  Offered & {
    /** The appointment type that the address names, with the heading of its page. */
    type: (PageType & Offered & { title: string }) | null;
    types: readonly (PageType & Offered)[];
  };

/** A page without busy times. It is enough for a booking, which reads busy times again under locks. */
export type BookablePage = PageOf<OfferingSettings>;

/** A page with busy times, where each type has its own hours or the owner's main ones. */
export type PublicPage = PageOf<Offering> & {
  /**
   * Absences ordered by first day: of the owner or the chosen host, or those that all hosts of a team share.
   */
  absences: readonly PublicAbsence[];
};

export type PublicType = PublicPage["types"][number];
