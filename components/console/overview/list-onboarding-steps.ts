import type { Schemas } from "../api";
import type { Me } from "../me";

const ORGANIZATION_STEPS = [
  { name: "people", label: "onboarding.people", href: "/console/users" },
  { name: "hours", label: "actionItems.stepHours", href: "/console/availability" },
  { name: "calendar", label: "actionItems.stepCalendar", href: "/console/calendars" },
  { name: "page", label: "onboarding.page", href: "/console/pages" },
  { name: "team", label: "onboarding.team", href: "/console/teams" },
  { name: "branding", label: "actionItems.stepLook", href: "/console/organization" },
  { name: "booking", label: "onboarding.booking", href: "/console/meetings" },
] as const;

const MEMBER_STEPS = [
  { name: "hours", label: "actionItems.stepHours", href: "/console/availability" },
  { name: "calendar", label: "actionItems.stepCalendar", href: "/console/calendars" },
  { name: "page", label: "onboarding.page", href: "/console/pages" },
  { name: "picture", label: "actionItems.stepPicture", href: "" },
  { name: "booking", label: "onboarding.booking", href: "/console/meetings" },
] as const;

/** Lists the organisation's steps for owners and admins, and the user's own for others. */
export function listOnboardingSteps({ own, organization }: Schemas["Onboarding"], me: Me) {
  return organization
    ? ORGANIZATION_STEPS.map(({ name, ...step }) => ({ ...step, done: organization[name] }))
    : MEMBER_STEPS.map(({ name, ...step }) => ({
        ...step,
        href: step.href || `/console/users/${me.id}`,
        done: own[name],
      }));
}

/** Returns true if the user has open steps and has not hidden the list. */
export const hasOpenOnboardingSteps = (read: Schemas["Onboarding"] | undefined, me: Me): boolean =>
  read !== undefined && !read.hidden && listOnboardingSteps(read, me).some(({ done }) => !done);
