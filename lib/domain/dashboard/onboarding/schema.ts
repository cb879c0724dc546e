import { z } from "zod";

const ownSteps = z
  .object({
    hours: z.boolean().describe("An availability opens on some day."),
    calendar: z.boolean(),
    page: z.boolean().describe("The person has an active page, or is a member of a team with one."),
    picture: z.boolean(),
    booking: z.boolean().describe("A visitor has booked a meeting with this person."),
  })
  .meta({ id: "UserOnboarding" });

const organizationSteps = z
  .object({
    branding: z.boolean().describe("A logo, or an accent of its own."),
    people: z.boolean().describe("The organisation has a second person, or an invitation."),
    hours: z.boolean(),
    calendar: z.boolean(),
    page: z.boolean().describe("An active page."),
    team: z.boolean(),
    booking: z.boolean(),
  })
  .meta({ id: "OrganizationOnboarding" });

export const onboarding = z
  .object({
    hidden: z.boolean().describe("The person wants to see no list of them."),
    own: ownSteps,
    organization: organizationSteps.nullable().describe("For owners and admins; null for others."),
  })
  .meta({ id: "Onboarding" });

export const onboardingUpdate = z.object({ hidden: z.boolean() }).meta({ id: "OnboardingUpdate" });
