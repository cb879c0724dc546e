import { describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { isSlackSignature } from "./verify-slack-signature";

/** The example of Slack's documentation, "Verifying requests from Slack". */
const SECRET = "8f742231b10e8888abcd99yyyzzz85a5";
const STAMP = 1531420618;
const BODY =
  "token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c";
const SIGNATURE = "v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503";

const check = (
  { signature = SIGNATURE, stamp = String(STAMP), body = BODY, secret = SECRET } = {},
  now = STAMP * 1000,
) =>
  isSlackSignature(
    secret,
    new Headers({ "x-slack-signature": signature, "x-slack-request-timestamp": stamp }),
    body,
    asInstant(now),
  );

describe("the signature of a request from Slack", () => {
  it("is the documented one", () => expect(check()).toBe(true));

  it.each([
    { body: `${BODY}&more=1` },
    { secret: "another" },
    { signature: SIGNATURE.replace("v0=a", "v0=b") },
    { signature: "" },
    { stamp: "" },
    { stamp: `${STAMP}.0` },
    { stamp: String(STAMP + 1) },
  ])("is rejected with %o", (parts) => expect(check(parts)).toBe(false));

  it("holds for five minutes in both directions", () => {
    expect(check({}, (STAMP + 300) * 1000)).toBe(true);
    expect(check({}, (STAMP + 301) * 1000)).toBe(false);
    expect(check({}, (STAMP - 301) * 1000)).toBe(false);
  });
});
