import { notFound } from "next/navigation";
import { NotFoundPage } from "@/components/booking/not-found-page";
import { buildNotFoundView } from "@/lib/pages/page-shell/build-not-found-view";
import { readPageQuery, setPageStatus } from "@/lib/platform/http/page-response";
import { readBrowser } from "./read-browser";

/** Renders the 404 page on the server if possible, so that it works without JavaScript. */
export async function MissingPage({ what }: { what: "page" | "event" }) {
  if (!setPageStatus(404)) notFound();
  return <NotFoundPage view={buildNotFoundView(what, await readBrowser(), readPageQuery("lang"))} />;
}
