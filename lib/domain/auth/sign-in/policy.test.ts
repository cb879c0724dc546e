import { describe, expect, it } from "vitest";
import { evaluateSignInStep } from "./policy";

const free = { isProviderOnly: false, isEmergencyAdmin: false, isFactorRequired: false, hasFactor: false };

describe("evaluateSignInStep", () => {
  it("starts a session after any first factor without further requirements", () => {
    for (const way of ["password", "account", "provider", "passkey"] as const)
      expect(evaluateSignInStep({ ...free, way })).toBe("enter");
  });

  it("asks for an existing second factor, required or not", () => {
    for (const isFactorRequired of [true, false]) {
      const facts = { ...free, isFactorRequired, hasFactor: true };
      expect(evaluateSignInStep({ ...facts, way: "password" })).toBe("ask");
      expect(evaluateSignInStep({ ...facts, way: "account" })).toBe("ask");
      expect(evaluateSignInStep({ ...facts, way: "passkey" })).toBe("enter");
      expect(evaluateSignInStep({ ...facts, way: "provider" })).toBe("enter");
    }
  });

  it("requires a missing second factor to be set up", () => {
    const facts = { ...free, isFactorRequired: true };
    expect(evaluateSignInStep({ ...facts, way: "password" })).toBe("set_up");
    expect(evaluateSignInStep({ ...facts, way: "account" })).toBe("set_up");
  });

  it("accepts only the provider if it is mandatory, except the emergency admin's password", () => {
    const facts = { ...free, isProviderOnly: true };
    for (const way of ["password", "account", "passkey"] as const)
      expect(evaluateSignInStep({ ...facts, way })).toBe("provider_only");
    expect(evaluateSignInStep({ ...facts, way: "provider" })).toBe("enter");
    const emergency = { ...facts, isEmergencyAdmin: true };
    expect(evaluateSignInStep({ ...emergency, way: "password" })).toBe("enter");
    expect(evaluateSignInStep({ ...emergency, way: "password", hasFactor: true })).toBe("ask");
    expect(evaluateSignInStep({ ...emergency, way: "account" })).toBe("provider_only");
  });
});
