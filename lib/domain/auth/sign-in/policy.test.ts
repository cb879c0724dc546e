import { describe, expect, it } from "vitest";
import { decideStep } from "./policy";

const free = { isProviderOnly: false, isEmergencyAdmin: false, isFactorRequired: false, hasFactor: false };

describe("decideStep", () => {
  it("lets in whoever has shown who they are where nothing more is asked", () => {
    for (const way of ["password", "account", "provider", "passkey"] as const)
      expect(decideStep({ ...free, way })).toBe("enter");
  });

  it("asks for the second factor that somebody has, required or not", () => {
    for (const isFactorRequired of [true, false]) {
      const facts = { ...free, isFactorRequired, hasFactor: true };
      expect(decideStep({ ...facts, way: "password" })).toBe("ask");
      expect(decideStep({ ...facts, way: "account" })).toBe("ask");
      expect(decideStep({ ...facts, way: "passkey" })).toBe("enter");
      expect(decideStep({ ...facts, way: "provider" })).toBe("enter");
    }
  });

  it("has one set up where it is required", () => {
    const facts = { ...free, isFactorRequired: true };
    expect(decideStep({ ...facts, way: "password" })).toBe("set_up");
    expect(decideStep({ ...facts, way: "account" })).toBe("set_up");
  });

  it("takes nothing but the provider where that is so, but for the emergency admin's password", () => {
    const facts = { ...free, isProviderOnly: true };
    for (const way of ["password", "account", "passkey"] as const)
      expect(decideStep({ ...facts, way })).toBe("provider_only");
    expect(decideStep({ ...facts, way: "provider" })).toBe("enter");
    const emergency = { ...facts, isEmergencyAdmin: true };
    expect(decideStep({ ...emergency, way: "password" })).toBe("enter");
    expect(decideStep({ ...emergency, way: "password", hasFactor: true })).toBe("ask");
    expect(decideStep({ ...emergency, way: "account" })).toBe("provider_only");
  });
});
