"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { writeCookie } from "@/components/ui/safe-browser-apis";
import { isSameZone } from "@/lib/core/time/normalize-zone";

/** Sends the browser's zone to the server once, by the cookie `tz`, and reloads the times if it differs. */
export function DetectZone({ current }: { current: string }) {
  const router = useRouter();
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone) return;
    const isStored = writeCookie(`tz=${encodeURIComponent(zone)}`, "Path=/; Max-Age=31536000; SameSite=Lax");
    if (isSameZone(zone, current)) return;
    const address = new URL(location.href);
    address.searchParams.set("tz", zone);
    // A frame of another site may have no cookies; the address then carries the zone.
    startTransition(() => (isStored ? router.refresh() : router.replace(address.pathname + address.search)));
  }, [current, router]);
  return null;
}
