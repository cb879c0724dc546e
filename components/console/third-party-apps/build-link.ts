type Target = "page" | "invitees" | "details";

/** The values of the link builder; locations and invitees are lines. */
export interface LinkParts {
  target: Target;
  /** The nickname of the booking page. */
  page: string;
  aid: string;
  agid: string;
  cn: string;
  cm: string;
  cc: string;
  cp: string;
  et: string;
  em: string;
  places: string;
  invitees: string;
  ct: string;
}

export const EMPTY_LINK_PARTS: LinkParts = {
  target: "page",
  page: "",
  aid: "",
  agid: "",
  cn: "",
  cm: "",
  cc: "",
  cp: "",
  et: "",
  em: "",
  places: "",
  invitees: "",
  ct: "",
};

const SHARED_PARAMETERS = ["aid", "agid", "cn", "cm"] as const;

/** The plain parameters that each page reads. */
const PAGE_PARAMETERS = {
  page: [...SHARED_PARAMETERS, "cc", "cp", "et", "em"],
  invitees: [...SHARED_PARAMETERS, "ct", "et", "em"],
  details: [...SHARED_PARAMETERS, "ct", "et", "em"],
} as const satisfies Record<Target, readonly (keyof LinkParts)[]>;

const PAGE_PATHS = { invitees: "/add_invitees", details: "/add_details" } as const;

/** Builds the path and query of the prefilled link; null without a target. */
export function buildLink(parts: LinkParts): string | null {
  const page = parts.page.trim();
  if (parts.target === "page" ? page === "" : parts.aid === "") return null;
  const path = parts.target === "page" ? `/${encodeURIComponent(page)}` : PAGE_PATHS[parts.target];
  const params: [string, string][] = PAGE_PARAMETERS[parts.target].map((name) => [name, parts[name].trim()]);
  params.push([
    "places",
    parseLinkPlaces(parts.places)
      .map((place) => place.join("|"))
      .join("||"),
  ]);
  if (parts.target !== "page") {
    const people = parseLinkInvitees(parts.invitees);
    params.push(["im", people.map(({ email }) => email).join("|")]);
    if (people.some(({ name }) => name !== "")) params.push(["in", people.map(({ name }) => name).join("|")]);
  }
  const search = new URLSearchParams(params.filter(([, value]) => value !== ""));
  return `${path}${search.size > 0 ? `?${search}` : ""}`;
}

const splitLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Parses `name | address` on each line and removes a further `|`, which the page would read as a separator. */
export const parseLinkPlaces = (text: string): string[][] =>
  splitLines(text).map((line) => {
    const [name = "", ...address] = line.split("|").map((part) => part.trim());
    const rest = address.filter(Boolean).join(" ");
    return rest ? [name, rest] : [name];
  });

/** Parses `e-mail, name` on each line, or a list of addresses on one. */
export const parseLinkInvitees = (text: string): { email: string; name: string }[] =>
  splitLines(text).flatMap((line) => {
    const [first = "", ...rest] = line.split(/[,;\t]/).map((part) => part.trim().replaceAll("|", " "));
    const addresses = rest.filter((part) => part.includes("@"));
    if (addresses.length > 0) return [first, ...addresses].map((email) => ({ email, name: "" }));
    return [{ email: first, name: rest.filter(Boolean).join(" ") }];
  });
