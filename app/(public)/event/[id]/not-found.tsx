import { NotFoundPage } from "@/components/booking/not-found-page";
import { buildNotFoundView } from "@/lib/pages/page-shell/build-not-found-view";
import { readPageQuery } from "@/lib/platform/http/page-response";
import { readBrowser } from "../../read-browser";

export default async function NotFound() {
  return <NotFoundPage view={buildNotFoundView("event", await readBrowser(), readPageQuery("lang"))} />;
}
