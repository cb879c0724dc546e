import { z } from "zod";
import { httpUrl, LIMITS } from "@/lib/platform/http/fields";

/** One slash and then neither another nor a backslash, as browsers read both as the start of a host; no white space. */
const PATH_PATTERN = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/** Where people are sent: an absolute http(s) address or, usually, the path of a booking page. */
export const locatorLink = z
  .string()
  .max(LIMITS.url)
  .refine(
    (value) => PATH_PATTERN.test(value) || httpUrl.safeParse(value).success,
    "must be an absolute http or https address, or a path that begins with one slash",
  )
  .meta({ pattern: "^(/|[Hh][Tt][Tt][Pp][Ss]?:)", examples: ["/jane"] });
