import { type Custom, customBody } from "../pages/custom-body";

/** What is one person's own, a team's, or uploaded for one page. */
const OWN = ["hosts", "target_calendar", "blocking_calendars"];

/** Every setting that a template may say, null where it says nothing. */
export const templateCustom = (custom: Custom, ofPage: boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(customBody(custom, ofPage)).filter(([name]) => !OWN.includes(name)));
