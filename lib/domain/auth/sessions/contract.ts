import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { deleted, id } from "@/lib/platform/http/fields";
import { defineList } from "@/lib/platform/http/list-contract";
import { session } from "./schema";

const own = { tag: "Sessions", scope: "session", status: [200] } as const;

export const listSessionsContract = defineList(
  {
    ...own,
    method: "GET",
    path: "/v2/sessions",
    name: "listSessions",
    audience: "everybody",
    summary: "Where you are signed in, last used first",
    answer: z.array(session),
  },
  { deletions: null, unsynced: "browsers come and go with those who use them" },
);

export const endSessionContract = defineContract({
  ...own,
  method: "DELETE",
  path: "/v2/sessions/:session_id",
  name: "endSession",
  audience: "everybody",
  unversioned: true,
  summary: "Sign out one of your browsers",
  description: "The one that asks may be meant.",
  params: z.object({ session_id: id }),
  answer: deleted,
});

export const endOtherSessionsContract = defineContract({
  ...own,
  method: "DELETE",
  path: "/v2/sessions",
  name: "endOtherSessions",
  audience: "everybody",
  unversioned: true,
  summary: "Sign out everywhere else",
  answer: deleted,
});
