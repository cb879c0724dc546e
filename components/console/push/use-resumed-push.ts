import { useEffect } from "react";
import { useMe } from "../me";
import { resumePush } from "./browser-push";

/** Goes on with push messages after signing in again; once that fails, the next page tries. Whoever looks here has seen them. */
export function useResumedPush() {
  const { id } = useMe();
  useEffect(() => {
    void resumePush(id).catch(() => {});
    void navigator.clearAppBadge?.().catch(() => {});
  }, [id]);
}
