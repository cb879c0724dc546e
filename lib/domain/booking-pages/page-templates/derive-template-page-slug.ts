import { toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { derivePageSlug } from "@/lib/domain/booking-pages/bookpages/derive-page-slug";
import { toSandboxName } from "@/lib/domain/tenancy/directory/sandbox-name";

/** Leaves space for the suffix that makes it unique. */
const MAX_CHARACTERS = 56;

interface TemplatePageNames {
  person: Parameters<typeof derivePageSlug>[0];
  /** Slug of the user's primary page; null if there is none. */
  primary: string | null;
  /** Name of the template. */
  template: string;
  isSandbox: boolean;
}

/** Returns `ana-okafor`, or `ana-okafor-first-talk` with the template's name for a further page. */
export function deriveTemplatePageSlug({ person, primary, template, isSandbox }: TemplatePageNames): string {
  const words = primary === null ? derivePageSlug(person) : `${primary}-${toTypeSlug(template)}`;
  const slug = words.slice(0, MAX_CHARACTERS).replace(/[-._]+$/, "");
  return isSandbox ? toSandboxName(slug) : slug;
}
