"use client";
import { useRouter } from "next/navigation";

/** Goes along when what is open gets another address; whoever is on another screen by then stays there. */
export function useRedirectAfterRename() {
  const router = useRouter();
  return (before: string, now: string) => {
    const isOpen = decodeURI(location.pathname).toLowerCase() === before.toLowerCase();
    if (isOpen && before !== now) router.replace(now);
  };
}
