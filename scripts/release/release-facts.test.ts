import { expect, it } from "vitest";
import { readVersion } from "@/lib/platform/release/read-version";
import { requireNewestInChangelog } from "./release-facts";

it("the release has one version: that of package.json is the newest in the changelog", async () => {
  await requireNewestInChangelog(await readVersion());
  await expect(requireNewestInChangelog("0.0.1")).rejects.toThrow("make them agree");
});
