import { insertBookpage } from "@/lib/domain/bookpages/create-bookpage";
import { lockOwner } from "@/lib/domain/bookpages/lock-owner";
import { namePage } from "@/lib/domain/bookpages/name-page";
import { toTestName } from "@/lib/domain/directory/test-name";
import { findUser } from "@/lib/domain/organizations/find-user";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { inSavepoint } from "@/lib/platform/db/in-savepoint";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";

/** So many of one name have addresses made of it; the next ones have their id in theirs. */
const MAX_NAMESAKES = 20;

/** Gives somebody a booking page under an address made of their name; nothing, where there is one. */
export async function makePage(tx: Db, organization: OrganizationId, id: string): Promise<void> {
  await lockOwner(tx, organization, { belongs_to: id });
  if ((await tx.bookpage.count({ where: { organizationId: organization, userId: id } })) > 0) return;
  const plain = namePage(await findUser(tx, organization, id));
  const name = (await findTestClock(tx, organization)) ? toTestName(plain) : plain;
  for (let at = 1; at <= MAX_NAMESAKES; at++)
    if (await tryNickname(tx, organization, id, at === 1 ? name : `${name}-${at}`)) return;
  await insertBookpage(tx, organization, { nickname: `${name}-${id.slice(-8)}`, belongs_to: id });
}

async function tryNickname(tx: Db, organization: OrganizationId, id: string, nickname: string) {
  try {
    await inSavepoint(tx, (inner) => insertBookpage(inner, organization, { nickname, belongs_to: id }));
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.errors.some(({ pointer }) => pointer === "/nickname"))
      return false;
    throw error;
  }
}
