import type { OldLinks } from "./old-link-queries";

type OldLink = OldLinks["links"][number];

/** Returns the path of the screen where a link is changed. */
export function buildOldLinkPath({ kind, resource, name, type }: OldLink): string {
  if (kind === "brand") return "/console/organization";
  if (kind === "availabilities") return "/console/availability";
  if (kind === "locations") return `/console/locators/${resource}`;
  if (kind === "pages")
    return type === null ? `/console/pages/${name}` : `/console/pages/${name}/types/${type}`;
  if (kind === "texts") return `/console/message-texts/${name.replace(".", "?lang=")}`;
  return `/console/${kind}/${resource}`;
}
