import { NotFoundPage } from "@/components/booking/not-found-page";
import { findPageLook } from "@/lib/domain/tenancy/looks/find-page-look";
import { dressView } from "@/lib/pages/frame/dress-frame";
import { refusalView } from "@/lib/pages/frame/refusal";
import { database } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

interface Props {
  params: Promise<{ nickname: string }>;
  searchParams: Promise<SearchParams>;
}

/** What the answer to a refused form shows. */
export default async function Page({ params, searchParams }: Props) {
  const search = new URLSearchParams(toSearch(await searchParams));
  const nickname = decodeURIComponent((await params).nickname);
  const refusal = refusalView(nickname, search, await readBrowser());
  if (!refusal) return <MissingPage what="page" />;
  setPageStatus(refusal.status);
  const look = await findPageLook(database(), nickname);
  return <NotFoundPage view={look ? dressView(refusal.view, look) : refusal.view} />;
}
