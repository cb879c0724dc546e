import { expect, it } from "vitest";
import { isTwilioSignature } from "./verify-twilio-signature";

// The example of Twilio's documentation.
const TOKEN = "12345";
const URL = "https://example.com/myapp.php?foo=1&bar=2";
const PARAMS = new URLSearchParams({
  Digits: "1234",
  To: "+18005551212",
  From: "+14158675310",
  Caller: "+14158675310",
  CallSid: "CA1234567890ABCDE",
});
const SIGNATURE = "L/OH5YylLD5NRKLltdqwSvS0BnU=";

it("accepts the signature of Twilio's example", () => {
  expect(isTwilioSignature(TOKEN, URL, PARAMS, SIGNATURE)).toBe(true);
});

it.each([
  ["another token", "12346", URL, PARAMS, SIGNATURE],
  ["another address", TOKEN, `${URL}&baz=3`, PARAMS, SIGNATURE],
  [
    "another parameter",
    TOKEN,
    URL,
    new URLSearchParams({ ...Object.fromEntries(PARAMS), Digits: "1" }),
    SIGNATURE,
  ],
  ["no signature", TOKEN, URL, PARAMS, null],
])("rejects %s", (_, token, url, params, signature) => {
  expect(isTwilioSignature(token, url, params, signature)).toBe(false);
});
