import type { EmbedAppearance } from "./view";

/**
 * That a page is shown in a frame of another website, and how, as addresses carry it: `1`, or parts with a dot between
 * them, such as `theme-dark.accent-c0392b`. It is one parameter, so whatever leads on within the frame has to carry one
 * value only. False: it is in no frame.
 */
export type Embed = string | false;

/** What a part may say; an accent is six hexadecimal digits. The first of each kind is how pages are anyway: of times, as each says itself. */
const PARTS: Record<Exclude<keyof EmbedAppearance, "accent">, readonly string[]> = {
  theme: ["auto", "light", "dark"],
  background: ["paper", "transparent"],
  layout: ["wide", "column", "compact"],
  times: ["", "month", "week", "columns"],
};

const ACCENT_PATTERN = /^[0-9a-f]{6}$/;

/** Reads an address that anyone may have written: what makes no sense is as good as absent. */
export function parseEmbedParam(search: URLSearchParams): Embed {
  const value = search.get("embed");
  return value === null ? false : formatEmbed(parseEmbed(value));
}

/** A form that waited for its code while the service was upgraded says `true`. */
export function parseEmbed(embed: string | true): EmbedAppearance {
  const said = new Map(
    String(embed)
      .toLowerCase()
      .split(".")
      .map((part) => [part.slice(0, part.indexOf("-")), part.slice(part.indexOf("-") + 1)]),
  );
  const accent = said.get("accent") ?? "";
  return Object.fromEntries([
    ...Object.entries(PARTS).flatMap(([name, [usual, ...others]]) => {
      const value = said.get(name) ?? usual;
      return value !== undefined && others.includes(value) ? [[name, value]] : [];
    }),
    ...(ACCENT_PATTERN.test(accent) ? [["accent", `#${accent}`]] : []),
  ]);
}

const formatEmbed = (look: EmbedAppearance): string =>
  Object.entries(look)
    .map(([name, value]) => `${name}-${value.replace("#", "")}`)
    .join(".") || "1";
