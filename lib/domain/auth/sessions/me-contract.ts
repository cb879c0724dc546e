import { defineContract } from "@/lib/platform/http/contract";
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
    "Of a person who has signed in, or of a key whatever its scopes. It is looked up at each request: a role that was taken away is gone at once.",
  status: [200],
  answer: me,
});
