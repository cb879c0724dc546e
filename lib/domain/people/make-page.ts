import { lockOwner } from "@/lib/domain/booking-pages/bookpages/lock-owner";
import { mergePageCustom } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { namePage } from "@/lib/domain/booking-pages/bookpages/name-page";
import { takeFreeNickname } from "@/lib/domain/booking-pages/bookpages/take-free-nickname";
import { toTestName } from "@/lib/domain/tenancy/directory/test-name";
import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Gives somebody a booking page under an address made of their name; nothing, where there is one. */
export async function makePage(tx: Db, organization: OrganizationId, person: string): Promise<void> {
  await lockOwner(tx, organization, { belongs_to: person });
  if ((await tx.bookpage.count({ where: { organizationId: organization, userId: person } })) > 0) return;
  const plain = namePage(await findUser(tx, organization, person));
  const wish = (await findTestClock(tx, organization)) ? toTestName(plain) : plain;
  const id = newId();
  const nickname = await takeFreeNickname(tx, organization, id, wish);
  await tx.bookpage.create({
    data: {
      id,
      organizationId: organization,
      userId: person,
      nickname,
      custom: mergePageCustom({}, undefined, ""),
    },
  });
}
