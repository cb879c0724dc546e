import { toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { derivePageSlug } from "@/lib/domain/booking-pages/bookpages/derive-page-slug";
import { pageSlug } from "@/lib/domain/booking-pages/bookpages/page-slug";

export interface ToolUser {
  email: string;
  name: string;
  /** The last part of the address of the person's page. */
  slug: string;
}

/** Returns the slug of a person's page: the same as in the other tool, if it can be one here. */
export const deriveUserSlug = ({ slug, name, email }: ToolUser): string =>
  pageSlug.safeParse(slug).success ? slug : derivePageSlug({ firstName: name, lastName: null, email });

/** Returns the slug of the page for event types of several hosts. */
export const deriveTeamSlug = (name: string): string => `${toTypeSlug(name)}-team`;
