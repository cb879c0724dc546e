import { useEffect } from "react";
import { useMe } from "../me";
import { restorePush } from "./browser-push";

/** Goes on with push messages after signing in again; once that fails, the next page tries. Whoever looks here has seen them. */
export function useRestoredPush() {
  const { id } = useMe();
  useEffect(() => {
    void restorePush(id).catch(() => {});
    void navigator.clearAppBadge?.().catch(() => {});
  }, [id]);
}
