import { takeFreeNickname } from "@/lib/domain/booking-pages/bookpages/take-free-nickname";
import type { Db } from "@/lib/platform/db/client";
import type { Bookpage, PageTemplate, Prisma, User } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { wishNickname } from "./wish-nickname";

interface Made {
  person: Pick<User, "id" | "firstName" | "lastName" | "email">;
  primary: Bookpage | null;
  template: PageTemplate;
  isSandbox: boolean;
}

/** A page of this person that is as the template says, under a nickname of its own. */
export async function createPage(
  tx: Db,
  organization: OrganizationId,
  { person, primary, template, isSandbox }: Made,
): Promise<Bookpage> {
  const id = newId();
  const wish = wishNickname({
    person,
    primary: primary?.nickname ?? null,
    template: template.name,
    isSandbox,
  });
  return tx.bookpage.create({
    data: {
      id,
      organizationId: organization,
      userId: person.id,
      nickname: await takeFreeNickname(tx, organization, id, wish),
      message: template.message,
      secondary: primary !== null,
      custom: template.custom as Prisma.InputJsonObject,
      templateId: template.id,
      locked: template.locked,
    },
  });
}
