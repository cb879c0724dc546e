/** What a website wants to show, as attributes say it: texts, and absent where nothing is said. */
export interface FrameOptions {
  /** Of the service: `https://meet.example.com`. */
  origin: string;
  /** `nickname`, `nickname/types/handle`, `nickname/30`, `forms/handle`. */
  page: string;
  label?: string | null | undefined;
  lang?: string | null | undefined;
  theme?: string | null | undefined;
  /** #rrggbb */
  accent?: string | null | undefined;
  background?: string | null | undefined;
  layout?: string | null | undefined;
  /** How the times stand: `month`, `week`, `columns`; without it, as the page says. */
  times?: string | null | undefined;
  prefill: PrefillValues;
}

/** What is known of the visitor already; pages take it where `enable_api` is on. */
export type PrefillValues = Partial<
  Record<"name" | "email" | "phone" | "company" | "subject" | "message" | "answers", string | null>
>;

const PARAMETERS = {
  name: "cn",
  email: "cm",
  phone: "cp",
  company: "cc",
  subject: "et",
  message: "em",
} as const;

export const PREFILLED = [...Object.keys(PARAMETERS), "answers"] as (keyof PrefillValues)[];

/** The visitor's, as the browser has it. */
export const getBrowserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The page reads the parts of `embed` with care, so whatever somebody has written may stand there. */
export function buildFrameUrl({ origin, page, lang, accent, prefill, ...wish }: FrameOptions): string {
  const address = new URL(`/${page.replace(/^\/+/, "")}`, origin);
  const set = (name: string, value: string | null | undefined) =>
    value && address.searchParams.set(name, value);
  const parts = (["theme", "background", "layout", "times"] as const).flatMap((name) =>
    wish[name] ? [`${name}-${wish[name]}`] : [],
  );
  if (accent) parts.push(`accent-${accent.replace("#", "")}`);
  set("embed", parts.join(".") || "1");
  set("tz", getBrowserZone()); // in a frame the page may have no cookies to remember it
  set("lang", lang);
  for (const name of Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[])
    set(PARAMETERS[name], prefill[name]);
  for (const [key, value] of new URLSearchParams(prefill.answers ?? ""))
    address.searchParams.append(`a_${key}`, value);
  return address.href;
}
