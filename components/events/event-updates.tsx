"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useState } from "react";

const REFRESH_MS = 10_000;

interface EventUpdatesProps {
  source: string;
  version: number;
  notice: string;
  show: string;
}

/** Polls for changes while the page is visible; a reader who fills in a form only gets a notice. */
export function EventUpdates({ source, version, notice, show }: EventUpdatesProps) {
  const router = useRouter();
  const [waiting, setWaiting] = useState(false);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    setWaiting(false);
    let isEdited = false;
    const onInput = () => {
      isEdited = true;
    };
    async function checkForChanges() {
      if (document.visibilityState !== "visible") return;
      const response = await fetch(source).catch(() => null);
      if (!response?.ok) return;
      const now: { version: number } = await response.json();
      if (now.version === version) return;
      if (isEdited || isInForm(document.activeElement)) setWaiting(true);
      else {
        startTransition(() => router.refresh());
        setAnnouncement(notice);
      }
    }
    document.addEventListener("input", onInput);
    document.addEventListener("visibilitychange", checkForChanges);
    const timer = setInterval(checkForChanges, REFRESH_MS);
    return () => {
      document.removeEventListener("input", onInput);
      document.removeEventListener("visibilitychange", checkForChanges);
      clearInterval(timer);
    };
  }, [source, version, notice, router]);

  return (
    <div role="status" className={waiting ? "news" : "sr-only"}>
      {waiting ? notice : announcement}
      {waiting ? (
        <button
          type="button"
          className="link min-h-11"
          onClick={() => startTransition(() => router.refresh())}
        >
          {show}
        </button>
      ) : null}
    </div>
  );
}

const isInForm = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.matches("input, textarea, select");
