import { expect, it } from "vitest";
import { readReleaseVersion } from "@/lib/platform/release/read-release-version";
import { requireNewestInChangelog } from "./release-facts";

it("requireNewestInChangelog accepts the version of package.json", async () => {
  await requireNewestInChangelog(await readReleaseVersion());
  await expect(requireNewestInChangelog("0.0.1")).rejects.toThrow("make them agree");
});
