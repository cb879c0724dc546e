import { NotFoundScreen } from "@/components/console/shell/not-found-screen";
import { setPageStatus } from "@/lib/platform/http/page-response";

/** Whoever has mistyped an address keeps the navigation. */
export default function Page() {
  setPageStatus(404);
  return <NotFoundScreen />;
}
