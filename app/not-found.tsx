import { NotFoundPage } from "@/components/booking/not-found-page";
import { notFoundView } from "@/lib/bookings/not-found-view";
import { readBrowser } from "./(public)/read-browser";

/** For every address that leads nowhere: says nothing about whether it ever led anywhere. */
export default async function NotFound() {
  return <NotFoundPage view={notFoundView("page", await readBrowser())} />;
}
