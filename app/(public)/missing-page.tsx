import { notFound } from "next/navigation";
import { NotFoundPage } from "@/components/booking/not-found-page";
import { notFoundView } from "@/lib/pages/frame/not-found-view";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { readBrowser } from "./read-browser";

/** Draws the 404 on the server where it can, so that it is there without JavaScript too. */
export async function MissingPage({ what }: { what: "page" | "event" }) {
  if (!setPageStatus(404)) notFound();
  return <NotFoundPage view={notFoundView(what, await readBrowser())} />;
}
