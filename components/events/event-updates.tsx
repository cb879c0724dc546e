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
export function EventUpdates({ source, version, notice: news, show }: EventUpdatesProps) {
  const router = useRouter();
  const [waiting, setWaiting] = useState(false);
  const [said, setSaid] = useState("");

  useEffect(() => {
    setWaiting(false);
    let touched = false;
    const touch = () => {
      touched = true;
    };
    async function look() {
      if (document.visibilityState !== "visible") return;
      const answer = await fetch(source).catch(() => null);
      if (!answer?.ok) return;
      const now: { version: number } = await answer.json();
      if (now.version === version) return;
      if (touched || isInForm(document.activeElement)) setWaiting(true);
      else {
        startTransition(() => router.refresh());
        setSaid(news);
      }
    }
    document.addEventListener("input", touch);
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(look, REFRESH_MS);
    return () => {
      document.removeEventListener("input", touch);
      document.removeEventListener("visibilitychange", look);
      clearInterval(timer);
    };
  }, [source, version, news, router]);

  return (
    <div role="status" className={waiting ? "news" : "sr-only"}>
      {waiting ? news : said}
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
