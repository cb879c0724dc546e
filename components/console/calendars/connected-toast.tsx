"use client";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { buildUrlWithParameter } from "../build-url-with-parameter";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";

const SIGN_IN_SOURCES = ["google", "office365"] as const;

/** Confirms a successful sign-in after the redirect from a provider. */
export function ConnectedToast() {
  const t = useText();
  const showToast = useToast();
  const connected = useSearchParams().get("connected");
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, however often the screen is drawn
  useEffect(() => {
    if (connected === null) return;
    const source = SIGN_IN_SOURCES.find((one) => one === connected);
    if (source) showToast(t("calendarUse.connected", { name: t(`calendars.sources.${source}`) }));
    if (connected === "zoom") showToast(t("calendarUse.connectedZoom"));
    window.history.replaceState(null, "", buildUrlWithParameter("connected", ""));
  }, [connected]);
  return null;
}
