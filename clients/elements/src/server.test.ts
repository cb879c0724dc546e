// @vitest-environment node
import { expect, it } from "vitest";

it("the package of elements is imported on a server, where it does nothing", async () => {
  expect("document" in globalThis).toBe(false);
  const { defineBookpageElements, setBookpageOrigin } = await import("./index");
  setBookpageOrigin("https://meet.example.com/jane");
  expect(defineBookpageElements()).toBeUndefined();
});
