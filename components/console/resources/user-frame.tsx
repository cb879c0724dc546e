"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import { useMe } from "../me";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { formatUserName } from "./format-user-name";
import { buildUserQuery } from "./users";

const USER_SECTIONS = [
  "overview",
  "profile",
  "pages",
  "availability",
  "calendars",
  "notifications",
  "security",
] as const;

/** The screens in the account menu; the console's navigation has the others of the signed-in user. */
const ACCOUNT_SECTIONS: readonly Section[] = ["profile", "notifications", "security"];

type Section = (typeof USER_SECTIONS)[number];

interface Props {
  id: string;
  section: Section;
  children: ReactNode;
}

/** The frame of a user's screens with their navigation: the signed-in user's own, or for admins another user's. */
export function UserFrame({ id, section, children }: Props) {
  const t = useText();
  const me = useMe();
  const isOwn = id === me.id;
  const { data } = useQuery({ ...buildUserQuery(id), enabled: !isOwn });
  const isRoom = data?.value.resource === true;
  const nameSection = (name: Section) => {
    if (isRoom && name === "profile") return t("rooms.profile");
    if (name === "overview") return t("people.overview");
    return name === "pages" ? t("pages.title") : t(`profile.${name}`);
  };
  const ownTitle = section === "pages" ? (me.name ?? me.email ?? t("users.unnamed")) : nameSection(section); // the list has a heading
  const othersTitle = data ? formatUserName(data.value, t("users.unnamed")) : t("list.loading");
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    current.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);
  const sections = USER_SECTIONS.filter((name) =>
    isOwn
      ? ACCOUNT_SECTIONS.includes(name)
      : name !== "security" &&
        // Connected accounts and notifications are private to the user; admins may help.
        (me.admin || (name !== "calendars" && name !== "notifications")) &&
        !(isRoom && ["overview", "pages", "notifications"].includes(name)),
  );
  const hasSections = !isOwn || ACCOUNT_SECTIONS.includes(section);
  const list = isRoom
    ? { href: "/console/rooms", label: t("rooms.title") }
    : { href: "/console/users", label: t("users.title") };
  return (
    <>
      <PageHeader title={isOwn ? ownTitle : othersTitle} back={isOwn ? null : list} />
      {hasSections ? (
        <nav
          aria-label={isOwn ? t("shell.account") : t("profile.sections")}
          className="-mx-4 min-w-0 overflow-x-auto px-4 sm:mx-0 sm:px-0"
        >
          <ul className="flex w-max min-w-full gap-1 border-line border-b">
            {sections.map((name) => (
              <li key={name}>
                <Link
                  href={isOwn ? buildOwnHref(name, id) : buildSectionHref(name, id)}
                  prefetch={false}
                  {...(name === section ? { "aria-current": "page" as const, ref: current } : {})}
                  className="-mb-px flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 px-3 text-muted hover:text-text aria-[current]:border-accent aria-[current]:font-bold aria-[current]:text-text"
                >
                  {nameSection(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {children}
    </>
  );
}

const buildOwnHref = (section: Section, id: string) =>
  section === "profile" ? buildSectionHref(section, id) : `/console/${section}`;

const buildSectionHref = (section: Section, id: string) =>
  `/console/users/${id}${section === "profile" ? "" : `/${section}`}`;
