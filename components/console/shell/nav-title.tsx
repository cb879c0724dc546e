"use client";
import { usePathname } from "next/navigation";
import { useMe } from "../me";
import { useText } from "../texts";
import { listAccountScreens } from "./nav";
import { useNavPosition } from "./use-nav-position";
import { useTitle } from "./use-title";

/** The title of screens that set none: that of their navigation entry. */
export function NavTitle() {
  const t = useText();
  const me = useMe();
  const path = usePathname();
  const position = useNavPosition();
  const own = listAccountScreens(me).find(({ href }) => href === path);
  const label = position?.screen.label ?? own?.label;
  useTitle(label ? t(label) : null, "place");
  return null;
}
