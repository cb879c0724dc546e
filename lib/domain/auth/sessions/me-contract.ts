import { defineContract } from "@/lib/domain/contracts/contract";
import { me } from "./me-schema";

export const getMeContract = defineContract({
  tag: "Users",
  scope: "any",
  audience: "everybody",
  method: "GET",
  path: "/v2/me",
  name: "getMe",
  summary: "Who asks, and what they may do",
  description:
    "Describes the signed-in person, or the key with any scopes. It is evaluated at each request: a removed role is effective at once.",
  status: [200],
  answer: me,
});
