import { z } from "zod";

export const oldLink = z
  .object({
    path: z
      .string()
      .describe(
        "The settings file with the link, such as `pages/ana.yaml`, or `locations/<locator>/<name>` for the link of a location.",
      ),
    line: z.int().nullable().describe("In the file; null for a location."),
    url: z.string(),
  })
  .meta({ id: "OldLink" });
