import { describe, expect, it } from "vitest";
import { authenticateMessage, negotiateMessage, readChallenge, respond, responseKey } from "./ntlm";

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ""), "hex");

/** The example of MS-NLMP, section 4.2.4. */
const EXAMPLE = {
  nonce: hex("0123456789abcdef"),
  own: {
    time: Buffer.alloc(8),
    nonce: hex("aaaaaaaaaaaaaaaa"),
    target: hex("02000c0044006f006d00610069006e00 01000c00530065007200760065007200 00000000"),
  },
};

describe("NTLM version 2", () => {
  it("makes of a password the key that the specification's example has", () => {
    expect(responseKey("User", "Domain", "Password").toString("hex")).toBe(
      "0c868a403bfd7a93a3001ef22ef02e3f",
    );
  });

  it("answers the specification's example", () => {
    const key = responseKey("User", "Domain", "Password");
    const { response, sessionKey } = respond(key, EXAMPLE.nonce, EXAMPLE.own);
    expect(response.subarray(0, 16).toString("hex")).toBe("68cd0ab851e51c96aabc927bebef6a1c");
    expect(sessionKey.toString("hex")).toBe("8de40ccadbc14a82f15cb0ad0de95ca3");
  });

  it("takes nothing else for a challenge", () => {
    const cut = Buffer.concat([negotiateMessage(), Buffer.alloc(8)]);
    for (const message of [Buffer.alloc(0), Buffer.from("NTLMSSP\0"), cut])
      expect(readChallenge(message)).toBeNull();
  });

  it("names the account by its domain, or by its address", () => {
    const challenge = { message: Buffer.alloc(48), nonce: EXAMPLE.nonce, target: EXAMPLE.own.target };
    const named = (username: string) => {
      const message = authenticateMessage({ username, password: "x" }, challenge, null);
      const text = (field: number) => {
        const [length, offset] = [message.readUInt16LE(field), message.readUInt32LE(field + 4)];
        return message.subarray(offset, offset + length).toString("utf16le");
      };
      return [text(28), text(36)];
    };
    expect(named("ACME\\jane")).toEqual(["ACME", "jane"]);
    expect(named("jane@acme.example")).toEqual(["", "jane@acme.example"]);
  });
});
