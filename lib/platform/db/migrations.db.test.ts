import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareSchema } from "./compare-schema";
import { acquireScratchServer, type ScratchServer } from "./testing/scratch-server";

describe("Migrations", () => {
  let server: ScratchServer;
  beforeAll(async () => {
    server = await acquireScratchServer();
  });
  afterAll(() => server.release());

  it("create exactly the schema", { tags: "main" }, async () => {
    expect(await compareSchema(server.superuserAddress("postgres"))).toBe("");
  });
});
