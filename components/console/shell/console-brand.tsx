"use client";
import Link from "next/link";
import { Logo } from "@/components/ui/logo";
import { useMe } from "../me";

export function ConsoleBrand() {
  const { organizationName } = useMe();
  return (
    <Link href="/console" className="flex min-h-11 min-w-0 items-center gap-2 font-bold">
      <Logo className="size-6" />
      <span className="truncate">{organizationName}</span>
    </Link>
  );
}
