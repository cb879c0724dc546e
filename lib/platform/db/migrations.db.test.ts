import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diffSchema } from "./diff-schema";
import { borrowScratchServer, type ScratchServer } from "./testing/scratch-server";

describe("migrations", () => {
  let server: ScratchServer;
  beforeAll(async () => {
    server = await borrowScratchServer();
  });
  afterAll(() => server.release());

  it("lead to exactly what the schema says", { tags: "main" }, async () => {
    expect(await diffSchema(server.superuserAddress("postgres"))).toBe("");
  });
});
