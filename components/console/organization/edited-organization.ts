import type { Schemas } from "../api";

export type Organization = Schemas["Organization"];

/** Picks the part of the organisation that its screen edits. */
export const toEditedOrganization = (organization: Organization) => {
  const { name, accent, footer, privacy_url, imprint_url, credit } = organization;
  const { lang, timezone, week_start, hour_cycle } = organization;
  return {
    name,
    accent,
    footer,
    privacy_url,
    imprint_url,
    credit,
    lang,
    timezone,
    week_start,
    hour_cycle,
  };
};

export type EditedOrganization = ReturnType<typeof toEditedOrganization>;
