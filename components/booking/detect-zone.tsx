"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";

/** Tells the server the browser's zone once, by the cookie `tz`, and redraws the times in place where it differs. */
export function DetectZone({ current }: { current: string }) {
  const router = useRouter();
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `tz=${encodeURIComponent(zone)}; Path=/; Max-Age=31536000; SameSite=Lax`;
    if (zone !== current) startTransition(() => router.refresh());
  }, [current, router]);
  return null;
}
