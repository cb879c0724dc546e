import { reserveFreeSlug } from "@/lib/domain/booking-pages/bookpages/reserve-free-slug";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Bookpage, PageTemplate, Prisma, User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { deriveTemplatePageSlug } from "./derive-template-page-slug";

interface TemplatePageInput {
  person: Pick<User, "id" | "firstName" | "lastName" | "email">;
  primary: Bookpage | null;
  template: PageTemplate;
  isSandbox: boolean;
}

/** Creates a page of the template for this user with a slug of its own. */
export async function createTemplatePage(
  tx: Db,
  organization: OrganizationId,
  { person, primary, template, isSandbox }: TemplatePageInput,
): Promise<Bookpage> {
  const id = generateId();
  const requested = deriveTemplatePageSlug({
    person,
    primary: primary?.slug ?? null,
    template: template.name,
    isSandbox,
  });
  return tx.bookpage.create({
    data: {
      id,
      organizationId: organization,
      userId: person.id,
      slug: await reserveFreeSlug(tx, organization, id, requested),
      message: template.message,
      secondary: primary !== null,
      settings: template.settings as Prisma.InputJsonObject,
      templateId: template.id,
      locked: template.locked,
    },
  });
}
