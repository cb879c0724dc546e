import { defineContract } from "@/lib/domain/contracts/contract";
import { deleted } from "@/lib/platform/http/fields";
import { impersonation, impersonationBody } from "./schema";

const common = { tag: "Sessions", scope: "session", path: "/v2/impersonation", status: [200] } as const;

export const startImpersonationContract = defineContract({
  ...common,
  method: "POST",
  name: "startImpersonation",
  audience: "admins",
  fresh: true,
  summary: "Start an impersonation",
  description:
    "For one hour your session reads what this person can read, and changes nothing: all other requests are refused with `impersonation`, and so are requests that would show one of the person's secrets. Owners can impersonate everyone, admins everyone except owners. The impersonation ends with your session, when your role changes, and when the person is suspended, deleted or given a higher role than yours. The audit log records its start and its end.",
  body: impersonationBody,
  answer: impersonation,
  example: { body: { user: "66c9a0e1f2b3c4d5e6f70101" } },
});

export const stopImpersonationContract = defineContract({
  ...common,
  method: "DELETE",
  name: "stopImpersonation",
  audience: "everybody",
  asOnlooker: true,
  unversioned: true,
  summary: "End an impersonation",
  description: "`n` is 0 if you impersonate no one.",
  answer: deleted,
});
