"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useId, useRef } from "react";
import { useMe } from "../me";
import { useText } from "../texts";
import { isNavItemActive, listNavGroups } from "./nav";

export function Navigation({ onGo }: { onGo?: () => void }) {
  const t = useText();
  const me = useMe();
  const path = usePathname();
  const id = useId();
  const groups = listNavGroups(me);
  // The longer path wins, since the user's own profile is below /users.
  const current = groups
    .flatMap(({ items }) => items)
    .filter((item) => isNavItemActive(item, path, me.id))
    .sort((one, other) => other.href.length - one.href.length)[0];
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is marked whenever the screen is another
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [current?.href]);
  return (
    <nav ref={list} aria-label={t("frame.navigation")} className="grid gap-4">
      {groups.map(({ label, items }) => (
        <div key={label}>
          {label === null ? null : (
            <h2 id={`${id}${label}`} className="px-3 pb-1 font-bold text-muted text-xs">
              {t(label)}
            </h2>
          )}
          <ul className="grid" {...(label === null ? {} : { "aria-labelledby": `${id}${label}` })}>
            {items.map((item) => (
              <li key={item.href}>
                <Link
                  href={item.href}
                  {...(onGo ? { onClick: onGo } : {})}
                  {...(item.href === current?.href ? { "aria-current": "page" as const } : {})}
                  className="flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-raised lg:min-h-9 aria-[current]:bg-accent aria-[current]:font-bold aria-[current]:text-accent-text"
                >
                  <item.icon size={18} aria-hidden className="flex-none" />
                  {t(item.label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
