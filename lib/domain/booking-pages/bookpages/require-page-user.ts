import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Bookpage } from "@/lib/platform/db/generated/client";

/** Returns the user who owns the page; 409 for a team's page, which has no hours of its own. */
export function requirePageUser({ userId, slug }: Pick<Bookpage, "userId" | "slug">): string {
  if (userId === null) throw new ApiProblem("conflict", `${slug} is the page of a team, not of a person.`);
  return userId;
}
