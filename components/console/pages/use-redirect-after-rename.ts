"use client";
import { useRouter } from "next/navigation";

/** Redirects to the new address after a rename, unless the user has left the screen. */
export function useRedirectAfterRename() {
  const router = useRouter();
  return (before: string, now: string) => {
    const isOpen = decodeURI(location.pathname).toLowerCase() === before.toLowerCase();
    if (isOpen && before !== now) router.replace(now);
  };
}
