/** The options of a frame as the attributes give them; absent ones are undefined or null. */
export interface FrameOptions {
  /** The origin of the service: `https://meet.example.com`. */
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
  /** The layout of the times: `month`, `week` or `columns`; the page's own setting without it. */
  times?: string | null | undefined;
  prefill: PrefillValues;
}

/** Prefilled answers of the visitor; pages accept them if `enable_api` is on. */
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

/** The visitor's time zone as the browser reports it. */
export const getBrowserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The page validates all parameters of `embed`, so unchecked values are safe here. */
export function buildFrameUrl({ origin, page, lang, accent, prefill, ...appearance }: FrameOptions): string {
  const address = new URL(`/${page.replace(/^\/+/, "")}`, origin);
  const set = (name: string, value: string | null | undefined) =>
    value && address.searchParams.set(name, value);
  const parts = (["theme", "background", "layout", "times"] as const).flatMap((name) =>
    appearance[name] ? [`${name}-${appearance[name]}`] : [],
  );
  if (accent) parts.push(`accent-${accent.replace("#", "")}`);
  set("embed", parts.join(".") || "1");
  set("tz", getBrowserZone()); // a page in a frame may have no cookies to store the zone
  set("lang", lang);
  for (const name of Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[])
    set(PARAMETERS[name], prefill[name]);
  for (const [key, value] of new URLSearchParams(prefill.answers ?? ""))
    address.searchParams.append(`a_${key}`, value);
  return address.href;
}
