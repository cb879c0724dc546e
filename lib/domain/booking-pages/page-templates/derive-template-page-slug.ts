import { toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { derivePageSlug } from "@/lib/domain/booking-pages/bookpages/derive-page-slug";
import { toSandboxName } from "@/lib/domain/tenancy/directory/sandbox-name";

/** Leaves room for what makes it unique. */
const MAX_CHARACTERS = 56;

interface TemplatePageNames {
  person: Parameters<typeof derivePageSlug>[0];
  /** What the person's primary page is called; null: there is none. */
  primary: string | null;
  /** What the template is called. */
  template: string;
  isSandbox: boolean;
}

/** `ana-okafor`; of a further page `ana-okafor-first-talk`, by its template. */
export function deriveTemplatePageSlug({ person, primary, template, isSandbox }: TemplatePageNames): string {
  const words = primary === null ? derivePageSlug(person) : `${primary}-${toTypeSlug(template)}`;
  const wish = words.slice(0, MAX_CHARACTERS).replace(/[-._]+$/, "");
  return isSandbox ? toSandboxName(wish) : wish;
}
