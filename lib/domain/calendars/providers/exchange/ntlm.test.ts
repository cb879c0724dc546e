import { describe, expect, it } from "vitest";
import {
  buildAuthenticateMessage,
  buildNegotiateMessage,
  computeMd4,
  computeNtlmResponse,
  deriveResponseKey,
  parseNtlmChallenge,
} from "./ntlm";

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ""), "hex");

/** Example of MS-NLMP, section 4.2.4. */
const EXAMPLE = {
  nonce: hex("0123456789abcdef"),
  own: {
    time: Buffer.alloc(8),
    nonce: hex("aaaaaaaaaaaaaaaa"),
    target: hex("02000c0044006f006d00610069006e00 01000c00530065007200760065007200 00000000"),
  },
};

describe("NTLM version 2", () => {
  // Examples of RFC 1320, appendix A.5.
  it.each([
    ["", "31d6cfe0d16ae931b73c59d7e0c089c0"],
    ["a", "bde52cb31de33e46245e05fbdbd6fb24"],
    ["abc", "a448017aaf21d8525fc10ae87aa6729d"],
    ["message digest", "d9130a8164549fe818874806e1c7014b"],
    ["abcdefghijklmnopqrstuvwxyz", "d79e1c308aa5bbcdeea8ed63df412da9"],
    ["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "043f8582f241db351ce627e153e7f0e4"],
    [
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "e33b4ddc9c38f2199c3e7b164fcc0536",
    ],
  ])("hashes %j as RFC 1320 does", (text, digest) => {
    expect(computeMd4(Buffer.from(text)).toString("hex")).toBe(digest);
  });

  it("derives the response key of the specification's example", () => {
    expect(deriveResponseKey("User", "Domain", "Password").toString("hex")).toBe(
      "0c868a403bfd7a93a3001ef22ef02e3f",
    );
  });

  it("computes the response of the specification's example", () => {
    const key = deriveResponseKey("User", "Domain", "Password");
    const { response, sessionKey } = computeNtlmResponse(key, EXAMPLE.nonce, EXAMPLE.own);
    expect(response.subarray(0, 16).toString("hex")).toBe("68cd0ab851e51c96aabc927bebef6a1c");
    expect(sessionKey.toString("hex")).toBe("8de40ccadbc14a82f15cb0ad0de95ca3");
  });

  it("rejects other messages as a challenge", () => {
    const cut = Buffer.concat([buildNegotiateMessage(), Buffer.alloc(8)]);
    for (const message of [Buffer.alloc(0), Buffer.from("NTLMSSP\0"), cut])
      expect(parseNtlmChallenge(message)).toBeNull();
  });

  it("identifies the account by domain and user, or by address", () => {
    const challenge = { message: Buffer.alloc(48), nonce: EXAMPLE.nonce, target: EXAMPLE.own.target };
    const encodeUsername = (username: string) => {
      const message = buildAuthenticateMessage({ username, password: "x" }, challenge, null);
      const text = (field: number) => {
        const [length, offset] = [message.readUInt16LE(field), message.readUInt32LE(field + 4)];
        return message.subarray(offset, offset + length).toString("utf16le");
      };
      return [text(28), text(36)];
    };
    expect(encodeUsername("ACME\\jane")).toEqual(["ACME", "jane"]);
    expect(encodeUsername("jane@acme.example")).toEqual(["", "jane@acme.example"]);
  });
});
