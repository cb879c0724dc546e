import { describe, expect, it } from "vitest";
import { buildAgentDocument } from "./build-agent-document";

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document
const document = buildAgentDocument("https://meet.example.com") as any;
const text = JSON.stringify(document);

describe("the OpenAPI document for agents", () => {
  it("has ten operations in at most 40 kB", () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object));
    expect(operations).toHaveLength(10);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(40_000);
  });

  it("has no reference that it does not define", () => {
    const named = [...text.matchAll(/"#\/([^"]+)"/g)].map(([, path = ""]) => path.split("/"));
    expect(named.length).toBeGreaterThan(20);
    for (const path of named)
      expect(
        path.reduce((part, name) => part?.[name], document),
        path.join("/"),
      ).toBeDefined();
  });

  it("keeps every required argument of a booking", () => {
    const { BookingBody, PageBookingBody } = document.components.schemas;
    for (const { properties, required } of [BookingBody, PageBookingBody])
      for (const name of required) expect(properties).toHaveProperty(name);
    expect(BookingBody.required).toEqual(["start", "attendee"]);
  });
});
