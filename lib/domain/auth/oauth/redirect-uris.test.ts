import { describe, expect, it } from "vitest";
import { isRedirectUri, isRegisteredRedirectUri } from "./redirect-uris";

describe("isRedirectUri", () => {
  it.each([
    "https://app.example/callback",
    "https://app.example/callback?tenant=1",
    "http://127.0.0.1:4711/callback",
    "http://localhost/callback",
    "http://[::1]:8080/",
    "com.example.app:/callback",
    "com.example.app://callback",
  ])("accepts %s", (address) => expect(isRedirectUri(address)).toBe(true));

  it.each([
    "http://app.example/callback",
    "http://127.0.0.1.evil.example/",
    "http://localhost.evil.example/",
    "https://app.example/#token",
    "https://app.example/#",
    "https://user:word@app.example/",
    "https://app.example\\@evil.example/ x",
    "https://app.example/a b",
    "javascript:alert(1)",
    "data:text/html,hello",
    "app:/callback",
    "intent://callback",
    "com.example.app:/callback#token",
    "//app.example/",
    "/callback",
    "",
    `https://app.example/${"a".repeat(500)}`,
  ])("rejects %s", (address) => expect(isRedirectUri(address)).toBe(false));
});

describe("isRegisteredRedirectUri", () => {
  const registered = ["https://app.example/callback", "http://127.0.0.1:3000/done"];

  it.each(["https://app.example/callback", "http://127.0.0.1:3000/done", "http://127.0.0.1:51234/done"])(
    "accepts %s",
    (requested) => expect(isRegisteredRedirectUri(registered, requested)).toBe(true),
  );

  it.each([
    "https://app.example/callback/",
    "https://app.example/callback?x=1",
    "https://app.example:8443/callback",
    "https://app.example/Callback",
    "https://APP.example/callback",
    "https://app.example/../callback",
    "https://app.example.evil.example/callback",
    "http://app.example/callback",
    "http://127.0.0.1:3000/other",
    "http://localhost:3000/done",
  ])("rejects %s", (requested) => expect(isRegisteredRedirectUri(registered, requested)).toBe(false));
});
