import { z } from "zod";
import { httpUrl, LIMITS } from "@/lib/platform/http/fields";

/** One slash that no other slash or backslash follows, as browsers read both as the start of a host; no white space. */
const PATH_PATTERN = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/** Target of the locator: an absolute http(s) URL or, usually, the path of a booking page. */
export const locatorLink = z
  .string()
  .max(LIMITS.url)
  .refine(
    (value) => PATH_PATTERN.test(value) || httpUrl.safeParse(value).success,
    "must be an absolute http or https address, or a path that begins with one slash",
  )
  .meta({ pattern: "^(/|[Hh][Tt][Tt][Pp][Ss]?:)", examples: ["/jane"] });
