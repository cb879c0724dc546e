import { nickname } from "@/lib/domain/bookpages/nickname";

interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

const MAX_LENGTH = 50;

/** What somebody's page is called unless they say: `ada.lovelace`, else what stands before the @, else `page`. */
export function namePage({ firstName, lastName, email }: Named): string {
  const names = [
    fold([firstName, lastName].filter(Boolean).join(" ")),
    fold(email?.split("@")[0] ?? ""),
    "page",
  ];
  return names.find((name) => nickname.safeParse(name).success) ?? "booking-page";
}

/** Letters that lose nothing but their mark are kept without it; those of other scripts cannot stand in such an address. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, ".")
    .slice(0, MAX_LENGTH)
    .replace(/^\.+|\.+$/g, "");
