import { defineContract } from "@/lib/platform/http/contract";
import { deleted } from "@/lib/platform/http/fields";
import { impersonation, impersonationBody } from "./schema";

const common = { tag: "Sessions", scope: "session", path: "/v2/seeing_as", status: [200] } as const;

export const startImpersonationContract = defineContract({
  ...common,
  method: "POST",
  name: "startSeeingAs",
  audience: "admins",
  fresh: true,
  summary: "See the console as one of your people does",
  description:
    "For an hour your session reads what this person's would, and changes nothing: whatever else it sends is refused with `seeing_as`, and so is what would show a secret of the person's. Owners see as everybody does, admins as everybody but owners. It ends with your session, with your role, and when the person is suspended, deleted or made more than you are. The audit log tells of both its beginning and its end.",
  body: impersonationBody,
  answer: impersonation,
  example: { body: { user: "66c9a0e1f2b3c4d5e6f70101" } },
});

export const stopImpersonationContract = defineContract({
  ...common,
  method: "DELETE",
  name: "endSeeingAs",
  audience: "everybody",
  asOnlooker: true,
  unversioned: true,
  summary: "See the console as yourself again",
  description: "`n` is 0 where you do already.",
  answer: deleted,
});
