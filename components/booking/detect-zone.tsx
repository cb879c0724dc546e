"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { writeCookie } from "@/components/ui/safe-browser-apis";
import { isSameZone } from "@/lib/core/time/normalize-zone";

/** Tells the server the browser's zone once, by the cookie `tz`, and redraws the times in place where it differs. */
export function DetectZone({ current }: { current: string }) {
  const router = useRouter();
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone) return;
    const isKept = writeCookie(`tz=${encodeURIComponent(zone)}`, "Path=/; Max-Age=31536000; SameSite=Lax");
    if (isSameZone(zone, current)) return;
    const address = new URL(location.href);
    address.searchParams.set("tz", zone);
    // In a frame of another site there may be no cookies: then the address remembers.
    startTransition(() => (isKept ? router.refresh() : router.replace(address.pathname + address.search)));
  }, [current, router]);
  return null;
}
