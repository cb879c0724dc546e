import { NotFoundScreen } from "@/components/console/shell/not-found-screen";
import { setPageStatus } from "@/lib/platform/http/page-response";

/** The 404 page of the console keeps the navigation. */
export default function Page() {
  setPageStatus(404);
  return <NotFoundScreen />;
}
