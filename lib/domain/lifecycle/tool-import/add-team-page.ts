import { pickFreeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { addPage, type ImportTarget, type TypeContent } from "./add-user";
import { deriveTeamSlug } from "./derive-slugs";

interface ToolTeam {
  name: string;
  /** The keys of its users. */
  members: readonly string[];
  types: readonly TypeContent[];
}

/** Adds a team and its page. `slugs`: those of the pages of other teams. */
export function addTeamPage(
  target: ImportTarget,
  { name, members, types }: ToolTeam,
  slugs: Set<string>,
): void {
  const team = target.writer.add("teams", { name, members });
  target.section.made.push(team.path);
  const slug = pickFreeSlug(deriveTeamSlug(name), slugs);
  slugs.add(slug);
  addPage(target, { team: team.key }, { slug, types });
}
