import type { Schemas } from "../api";
import type { Me } from "../me";

const ORGANIZATION_STEPS = [
  { name: "people", label: "start.people", href: "/console/users" },
  { name: "hours", label: "todo.stepHours", href: "/console/availability" },
  { name: "calendar", label: "todo.stepCalendar", href: "/console/calendars" },
  { name: "page", label: "start.page", href: "/console/pages" },
  { name: "team", label: "start.team", href: "/console/teams" },
  { name: "look", label: "todo.stepLook", href: "/console/organization" },
  { name: "booking", label: "start.booking", href: "/console/events" },
] as const;

const MEMBER_STEPS = [
  { name: "hours", label: "todo.stepHours", href: "/console/availability" },
  { name: "calendar", label: "todo.stepCalendar", href: "/console/calendars" },
  { name: "page", label: "start.page", href: "/console/pages" },
  { name: "picture", label: "todo.stepPicture", href: "" },
  { name: "booking", label: "start.booking", href: "/console/events" },
] as const;

/** Of an owner or admin those of the organisation, of everybody else their own. */
export function listOnboardingSteps({ own, organization }: Schemas["FirstSteps"], me: Me) {
  return organization
    ? ORGANIZATION_STEPS.map(({ name, ...step }) => ({ ...step, done: organization[name] }))
    : MEMBER_STEPS.map(({ name, ...step }) => ({
        ...step,
        href: step.href || `/console/users/${me.id}`,
        done: own[name],
      }));
}

/** Whether there is something to do, for somebody who wants to see it. */
export const hasOpenOnboardingSteps = (read: Schemas["FirstSteps"] | undefined, me: Me): boolean =>
  read !== undefined && !read.hidden && listOnboardingSteps(read, me).some(({ done }) => !done);
