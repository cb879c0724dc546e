import { z } from "zod";

export const hexColour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "must be a colour such as #c2410c")
  .meta({ examples: ["#c2410c"] });
