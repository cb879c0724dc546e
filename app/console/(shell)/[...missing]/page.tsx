import { Nowhere } from "@/components/console/shell/nowhere";
import { setPageStatus } from "@/lib/platform/http/page-status";

/** Whoever has mistyped an address keeps the navigation. */
export default function Page() {
  setPageStatus(404);
  return <Nowhere />;
}
