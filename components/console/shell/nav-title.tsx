"use client";
import { usePathname } from "next/navigation";
import { useMe } from "../me";
import { useText } from "../texts";
import { isNavItemActive, listNavItems } from "./nav";
import { useTitle } from "./use-title";

/** The title of screens that set none: that of their navigation entry. */
export function NavTitle() {
  const t = useText();
  const me = useMe();
  const path = usePathname();
  const place = listNavItems(me).findLast((item) => isNavItemActive(item, path, me.id));
  useTitle(place ? t(place.label) : null, "place");
  return null;
}
