"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useMe } from "../me";
import { useText } from "../texts";
import { isAt, listNavItems } from "./nav";

export function Navigation({ onGo }: { onGo?: () => void }) {
  const t = useText();
  const me = useMe();
  const path = usePathname();
  const items = listNavItems(me);
  const current = items.findLast((item) => isAt(item, path, me.id)); // one's profile comes after /users, where it lies
  return (
    <nav aria-label={t("frame.navigation")}>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              {...(onGo ? { onClick: onGo } : {})}
              {...(item === current ? { "aria-current": "page" as const } : {})}
              className="flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-raised aria-[current]:bg-accent aria-[current]:font-bold aria-[current]:text-accent-text"
            >
              <item.icon size={18} aria-hidden />
              {t(item.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
