import { NotFoundPage } from "@/components/booking/not-found-page";
import { buildNotFoundView } from "@/lib/pages/page-shell/build-not-found-view";
import { readBrowser } from "./(public)/read-browser";
import "./globals.css";

/** For every address without a route. Global, because `not-found` would be sent along with every page. */
export default async function GlobalNotFound() {
  return <NotFoundPage view={buildNotFoundView("page", await readBrowser())} />;
}
