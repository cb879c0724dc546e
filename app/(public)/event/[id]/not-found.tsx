import { NotFoundPage } from "@/components/booking/not-found-page";
import { notFoundView } from "@/lib/pages/frame/not-found-view";
import { readBrowser } from "../../read-browser";

export default async function NotFound() {
  return <NotFoundPage view={notFoundView("event", await readBrowser())} />;
}
