import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareSchema } from "./compare-schema";
import { acquireScratchServer, type ScratchServer } from "./testing/scratch-server";

describe("migrations", () => {
  let server: ScratchServer;
  beforeAll(async () => {
    server = await acquireScratchServer();
  });
  afterAll(() => server.release());

  it("lead to exactly what the schema says", { tags: "main" }, async () => {
    expect(await compareSchema(server.superuserAddress("postgres"))).toBe("");
  });
});
