import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { id } from "@/lib/platform/http/fields";
import { onboarding, onboardingUpdate } from "./schema";

const ofUser = {
  tag: "Preferences",
  path: "/v2/users/:user_id/onboarding",
  audience: "oneself",
  params: z.object({ user_id: id }),
  status: [200],
  answer: onboarding,
} as const;

export const getOnboardingContract = defineContract({
  ...ofUser,
  method: "GET",
  name: "getOnboarding",
  scope: "preferences:read",
  summary: "Get the onboarding checklist",
  description: "The values are computed from current data: each is true while its condition holds.",
});

export const updateOnboardingContract = defineContract({
  ...ofUser,
  method: "PUT",
  name: "updateOnboarding",
  scope: "preferences:write",
  unversioned: true,
  summary: "Hide or show the onboarding checklist",
  body: onboardingUpdate,
  example: { body: { hidden: true } },
});
