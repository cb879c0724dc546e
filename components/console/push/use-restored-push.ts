import { useEffect } from "react";
import { useMe } from "../me";
import { restorePush } from "./browser-push";

/**
 * Restores push messages after signing in again; a failure is retried on the next page. Clears the app badge, since
 * the user sees the console now.
 */
export function useRestoredPush() {
  const { id } = useMe();
  useEffect(() => {
    void restorePush(id).catch(() => {});
    void navigator.clearAppBadge?.().catch(() => {});
  }, [id]);
}
