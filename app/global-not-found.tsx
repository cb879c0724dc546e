import { NotFoundPage } from "@/components/booking/not-found-page";
import { buildNotFoundView } from "@/lib/pages/page-shell/build-not-found-view";
import { readPageQuery } from "@/lib/platform/http/page-response";
import { readBrowser } from "./(public)/read-browser";
import "./globals.css";

/** The 404 page of addresses without a route. It is global because every page would include `not-found`. */
export default async function GlobalNotFound() {
  return <NotFoundPage view={buildNotFoundView("page", await readBrowser(), readPageQuery("lang"))} />;
}
