import { findTeamPage } from "@/lib/domain/lifecycle/old-links/find-team-page";
import { getDatabase } from "@/lib/platform/db/client";
import { renderBookingPage } from "../../../render-booking-page";
import type { SearchParams } from "../../../to-query-string";

interface Props {
  params: Promise<{ nickname: string; handle: string }>;
  searchParams: Promise<SearchParams>;
}

/** The path of a team's event type in Cal.com, or a type of a page whose nickname is `team`. */
export default async function Page({ params, searchParams }: Props) {
  const { nickname: team, handle: type } = await params;
  if (team === "types") return renderBookingPage({ slug: "team", type, minutes: null }, searchParams);
  const slug = await findTeamPage(getDatabase(), team, type);
  const address = slug === null ? null : { slug, type, minutes: null };
  return renderBookingPage(address, searchParams, { isOldPath: true });
}
