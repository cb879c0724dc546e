"use client";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { useText } from "../texts";
import { useNavPosition } from "./use-nav-position";

/** The screens of the current section on a phone, in a row that scrolls sideways. */
export function SectionRow() {
  const t = useText();
  const position = useNavPosition();
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is marked whenever the screen is another
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    current.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [position?.screen.href]);
  if (!position || position.section.screens.length < 2) return null;
  return (
    <nav
      aria-label={t(position.section.label)}
      className="overflow-x-auto border-line border-b px-2 lg:hidden"
    >
      <ul className="flex w-max">
        {position.section.screens.map(({ href, label, outside }) => (
          <li key={href}>
            <Link
              href={href}
              {...(outside && { prefetch: false })}
              {...(href === position.screen.href && { "aria-current": "page" as const, ref: current })}
              className="flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 px-3 text-muted aria-[current]:border-accent aria-[current]:font-bold aria-[current]:text-text"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
