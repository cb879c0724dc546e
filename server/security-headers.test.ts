import { describe, expect, it } from "vitest";
import { addFormTarget } from "@/lib/platform/http/add-form-target";
import { buildSecurityHeaders } from "./security-headers";

const site = { https: false, embedOrigins: ["*"], dev: false };

const readPolicy = (address: string, change: Partial<typeof site> = {}) =>
  buildSecurityHeaders(address, "n0nce", { ...site, ...change })["content-security-policy"] ?? "";

describe("The policy of a page", () => {
  it("allows scripts from files, and inline scripts with the nonce only", () => {
    expect(readPolicy("/jane")).toContain("script-src 'self' 'nonce-n0nce';");
    expect(readPolicy("/jane")).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("forbids framing", () => {
    for (const address of [
      "/",
      "/jane",
      "/jane?embedded=1",
      "/console?embed=1",
      "/login?embed",
      "/?embed=1",
    ]) {
      expect(readPolicy(address)).toContain("frame-ancestors 'none'");
      expect(buildSecurityHeaders(address, "n", site)["x-frame-options"]).toBe("DENY");
    }
  });

  it.each([
    "/jane?embed",
    "/jane/30?tz=UTC&embed=1",
    "/event/1?embed=1&key=k",
    "/forms/contact?embed=1",
    "/forms/contact/submit?embed=1",
    "/waiting/listed?embed=1",
    "/locators/all?embed=",
  ])("lets the origins in the settings frame %s", (address) => {
    expect(readPolicy(address)).not.toContain("frame-ancestors");
    const some = { embedOrigins: ["https://a.example", "https://b.example"] };
    expect(readPolicy(address, some)).toMatch(
      /frame-ancestors 'self' https:\/\/a.example https:\/\/b.example$/,
    );
    expect(buildSecurityHeaders(address, "n", site)).not.toHaveProperty("x-frame-options");
  });

  it("lets only its editor frame the preview of a booking page", () => {
    expect(readPolicy("/console/preview?changes=%7B%7D")).toMatch(/frame-ancestors 'self'$/);
  });

  it("lets forms submit to one more origin, unless its host has a meaning in a policy", () => {
    const policy = readPolicy("/jane");
    expect(addFormTarget(policy, "https://thanks.example/a?b")).toContain(
      "form-action 'self' https://thanks.example;",
    );
    expect(addFormTarget(policy, "com.example.app:/done")).toContain("form-action 'self' com.example.app:");
    expect(addFormTarget(policy, "javascript:alert(1)")).toBe(policy);
    expect(addFormTarget(policy, "https://a;script-src.example/")).toBe(policy);
  });
});

it("buildSecurityHeaders gives API responses a policy that allows nothing", () => {
  expect(readPolicy("/v2/users")).toBe("default-src 'none'; frame-ancestors 'none'");
});

it("buildSecurityHeaders tells browsers to use https if the site does", () => {
  expect(buildSecurityHeaders("/", "n", site)).not.toHaveProperty("strict-transport-security");
  expect(buildSecurityHeaders("/", "n", { ...site, https: true })).toHaveProperty(
    "strict-transport-security",
  );
});
