// @vitest-environment node
import { expect, it } from "vitest";

it("the elements package can be imported on a server without effect", async () => {
  expect("document" in globalThis).toBe(false);
  const { defineBookpageElements, setBookpageOrigin } = await import("./index");
  setBookpageOrigin("https://meet.example.com/jane");
  expect(defineBookpageElements()).toBeUndefined();
});
