"use client";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { useMe } from "../me";
import { useText } from "../texts";
import { listNavSections, type VisibleSection } from "./nav";
import type { NavScreen } from "./nav-sections";
import { useNavPosition } from "./use-nav-position";

interface Props {
  /** The screens of the current section are below it. */
  nested?: boolean;
  onGo?: () => void;
}

/** The sections of the console. */
export function Navigation({ nested, onGo }: Props) {
  const t = useText();
  const me = useMe();
  const position = useNavPosition();
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is marked whenever the screen is another
  useEffect(() => {
    list.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [position?.screen.href]);
  return (
    <nav ref={list} aria-label={t("shell.navigation")}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {listNavSections(me).map((section) => {
          const isOpen = section.href === position?.section.href;
          const isNested = Boolean(nested && isOpen && section.screens.length > 1);
          return (
            <li key={section.href}>
              <Link
                href={section.href}
                {...(onGo ? { onClick: onGo } : {})}
                {...(isOpen && { "aria-current": isNested ? ("true" as const) : ("page" as const) })}
                className="flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-raised lg:min-h-9 aria-[current]:font-bold aria-[current=page]:bg-accent aria-[current=page]:text-accent-text"
              >
                <section.icon size={18} aria-hidden className="flex-none" />
                <span className="min-w-0 hyphens-auto break-words">{t(section.label)}</span>
              </Link>
              {isNested && position ? <ScreenLinks section={section} current={position.screen} /> : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function ScreenLinks({ section, current }: { section: VisibleSection; current: NavScreen }) {
  const t = useText();
  return (
    <ul className="ms-5 mt-0.5 mb-1.5 grid grid-cols-[minmax(0,1fr)] gap-0.5 border-line border-s ps-2">
      {section.screens.map(({ href, label, outside }) => (
        <li key={href}>
          <Link
            href={href}
            {...(outside && { prefetch: false })}
            {...(href === current.href && { "aria-current": "page" as const })}
            className="flex min-h-9 items-center rounded-sm px-3 text-muted hover:bg-raised hover:text-text aria-[current]:bg-accent aria-[current]:font-bold aria-[current]:text-accent-text"
          >
            <span className="min-w-0 hyphens-auto break-words py-1">{t(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
