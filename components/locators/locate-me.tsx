"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { LocateView } from "@/lib/pages/locator/view";

/** About a hundred metres: sufficient for a search, and the URL reveals no more. */
const DEGREE_DECIMALS = 3;
const POSITION_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** Searches near the reader's position. Any failure leads back to the field with a message. */
export function LocateMe({ field, label, href, waiting, refused, failed }: LocateView & { field: string }) {
  const router = useRouter();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function giveUp(reason: string) {
    setWaiting(false);
    setProblem(reason);
    document.getElementById(field)?.focus();
  }

  function searchAround({ coords }: GeolocationPosition) {
    setWaiting(false);
    const near = [coords.latitude, coords.longitude]
      .map((degrees) => degrees.toFixed(DEGREE_DECIMALS))
      .join();
    router.push(`${href}${href.includes("?") ? "&" : "?"}near=${near}`, { scroll: false });
  }

  function locate() {
    if (isWaiting) return;
    if (!("geolocation" in navigator)) return giveUp(failed);
    setProblem(null);
    setWaiting(true);
    navigator.geolocation.getCurrentPosition(
      searchAround,
      ({ code }) => giveUp(code === GeolocationPositionError.PERMISSION_DENIED ? refused : failed),
      POSITION_OPTIONS,
    );
  }

  return (
    <div className="noscript:hidden">
      <button type="button" onClick={locate} className="button mt-1 -ms-4" data-tone="quiet">
        <Icon name="target" />
        {isWaiting ? waiting : label}
      </button>
      <p role="status" className={problem === null ? "sr-only" : "mt-1 text-sm font-medium text-bad"}>
        {problem}
      </p>
    </div>
  );
}
