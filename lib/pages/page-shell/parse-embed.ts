import type { EmbedAppearance } from "./view";

/**
 * The value of the parameter `embed`, which marks a page in a frame of another website: `1`, or dot-separated parts
 * such as `theme-dark.accent-c0392b`. It is one parameter, so links within the frame carry one value only. False: no
 * frame.
 */
export type Embed = string | false;

/**
 * The values of each part; an accent has six hexadecimal digits. The first value is the page's default, except for
 * `times`, where the page has its own.
 */
const PARTS: Record<Exclude<keyof EmbedAppearance, "accent">, readonly string[]> = {
  theme: ["auto", "light", "dark"],
  background: ["paper", "transparent"],
  layout: ["wide", "column", "compact"],
  times: ["", "month", "week", "columns"],
};

const ACCENT_PATTERN = /^[0-9a-f]{6}$/;

/** Parses an address that may be forged: invalid parts are dropped. */
export function parseEmbedParam(search: URLSearchParams): Embed {
  const value = search.get("embed");
  return value === null ? false : formatEmbed(parseEmbed(value));
}

/** A form stored before an upgrade has `true`. */
export function parseEmbed(embed: string | true): EmbedAppearance {
  const parts = new Map(
    String(embed)
      .toLowerCase()
      .split(".")
      .map((part) => [part.slice(0, part.indexOf("-")), part.slice(part.indexOf("-") + 1)]),
  );
  const accent = parts.get("accent") ?? "";
  return Object.fromEntries([
    ...Object.entries(PARTS).flatMap(([name, [usual, ...others]]) => {
      const value = parts.get(name) ?? usual;
      return value !== undefined && others.includes(value) ? [[name, value]] : [];
    }),
    ...(ACCENT_PATTERN.test(accent) ? [["accent", `#${accent}`]] : []),
  ]);
}

const formatEmbed = (appearance: EmbedAppearance): string =>
  Object.entries(appearance)
    .map(([name, value]) => `${name}-${value.replace("#", "")}`)
    .join(".") || "1";
