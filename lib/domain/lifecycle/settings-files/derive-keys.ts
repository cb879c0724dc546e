import { toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { buildSettingsPath } from "./file-path";
import type { SettingsContent } from "./settings-document";
import type { SettingsKind } from "./settings-kinds";

const readText = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** Names a user by the user's own id, else by the address, else, as for rooms, by the name. */
const deriveUserKey = ({ extid: externalId, email, first_name, last_name }: SettingsContent): string =>
  readText(externalId) ??
  readText(email)?.toLowerCase() ??
  toTypeSlug([first_name, last_name].flatMap((name) => readText(name) ?? []).join(" "));

const deriveAvailabilityKey = ({ belongs_to: user, number = 1 }: SettingsContent): string =>
  number === 1 ? String(user) : `${user}-${number}`;

/** Names a webhook by the host and path of its receiver, without a query, which may hold a token. */
function deriveWebhookKey({ target_url: url }: SettingsContent): string {
  const target = readText(url);
  if (!target || !URL.canParse(target)) return "webhook";
  const { host, pathname } = new URL(target);
  return toTypeSlug(`${host}${pathname}`);
}

/** The key of a file's contents, before a number makes it unique. */
export const DERIVE_KEY: Record<SettingsKind, (content: SettingsContent) => string> = {
  brand: () => "brand",
  users: deriveUserKey,
  availabilities: deriveAvailabilityKey,
  templates: ({ name }) => toTypeSlug(String(name)),
  teams: ({ extid: externalId, name }) => readText(externalId) ?? toTypeSlug(String(name)),
  pages: ({ nickname: slug }) => String(slug),
  forms: ({ handle: slug }) => String(slug),
  locators: ({ handle: slug }) => String(slug),
  webhooks: deriveWebhookKey,
  workflows: ({ name }) => toTypeSlug(String(name)),
  texts: ({ kind, lang }) => `${String(kind)}.${String(lang)}`,
};

/** Assigns unique keys: the second `legal` is `legal-2`. File systems may ignore case, so keys differ by more. */
export class KeyAllocator {
  private readonly used = new Set<string>();

  allocate(kind: SettingsKind, base: string): { base: string; key: string; path: string } {
    let key = base;
    for (let number = 2; this.used.has(toSlot(kind, key)); number++) key = `${base}-${number}`;
    this.used.add(toSlot(kind, key));
    return { base, key, path: buildSettingsPath(kind, key) };
  }
}

const toSlot = (kind: SettingsKind, key: string) => `${kind} ${key.toLowerCase()}`;
