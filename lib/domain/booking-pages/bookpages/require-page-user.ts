import type { Bookpage } from "@/lib/platform/db/generated/client";
import { ApiProblem } from "@/lib/platform/http/problem";

/** Returns the user who owns the page; 409 for a team's page, which has no hours of its own. */
export function requirePageUser({ userId, nickname }: Pick<Bookpage, "userId" | "nickname">): string {
  if (userId === null)
    throw new ApiProblem("conflict", `${nickname} is the page of a team, not of a person.`);
  return userId;
}
