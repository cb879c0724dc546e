"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useMe } from "../me";
import { findNavPosition } from "./nav";

/** Returns the section and the screen of the navigation that the address belongs to. */
export function useNavPosition() {
  const me = useMe();
  const path = usePathname();
  return findNavPosition(me, path, useSearchParams());
}
