import { nickname } from "@/lib/domain/bookpages/nickname";
import { takeName } from "@/lib/domain/directory/take-name";
import type { Db } from "@/lib/platform/db/client";
import type { Bookpage, PageTemplate, Prisma, User } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fieldProblem } from "@/lib/platform/http/problem";
import { wishNickname } from "./wish-nickname";

/** `ana`, `ana-2`… until then. */
const MAX_NUMBERED = 50;

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
      nickname: await takeFree(tx, organization, id, wish),
      message: template.message,
      secondary: primary !== null,
      custom: template.custom as Prisma.InputJsonObject,
      templateId: template.id,
      locked: template.locked,
    },
  });
}

/** The wish, or with a number behind it; of a name that everybody has, with the end of the page's id. */
async function takeFree(tx: Db, organization: OrganizationId, id: string, wish: string): Promise<string> {
  const numbered = Array.from({ length: MAX_NUMBERED }, (_, index) =>
    index ? `${wish}-${index + 1}` : wish,
  );
  const wished = [...numbered, `${wish}-${id.slice(-5)}`].filter((name) => nickname.safeParse(name).success);
  const own = await tx.bookpage.findMany({
    where: { organizationId: organization, nickname: { in: wished } },
    select: { nickname: true },
  });
  const taken = new Set(own.map((page) => page.nickname.toLowerCase()));
  for (const name of wished) {
    if (taken.has(name.toLowerCase())) continue;
    if (await takeName(tx, { kind: "nickname", organization, id }, name)) return name;
  }
  throw fieldProblem("", "taken", `No nickname like ${wish} is free`, "conflict");
}
