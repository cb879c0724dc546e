import { pickFreeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { addPage, type ImportTarget, type TypeContent } from "./add-user";
import { deriveTeamSlug } from "./derive-slugs";

interface ToolTeam {
  name: string;
  /** The last part of its address in the tool, if it tells one. */
  slug?: string | null | undefined;
  /** The keys of its users. */
  members: readonly string[];
  types: readonly TypeContent[];
}

/** Adds a team and its page. `slugs`: those of the pages of other teams. A second team of the same name gets a number. */
export function addTeamPage(
  target: ImportTarget,
  { name, slug: told, members, types }: ToolTeam,
  slugs: Set<string>,
): void {
  const base = deriveTeamSlug(told || name);
  const slug = pickFreeSlug(base, slugs);
  slugs.add(slug);
  const number = slug.startsWith(base) ? slug.slice(base.length).replace("-", " ") : "";
  const team = target.writer.add("teams", { name: `${name}${number}`, members });
  target.section.made.push(team.path);
  addPage(target, { team: team.key }, { slug, types });
}
