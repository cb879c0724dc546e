import { expect, it } from "vitest";
import { buildDigestAuthorization, parseDigestChallenge, parseNextNonce, startDigestSession } from "./digest";

// Examples of RFC 7616, section 3.9.1, and RFC 2617, section 3.5.
const OFFERED =
  'Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=MD5, nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"';
const STRONGER = OFFERED.replace("algorithm=MD5", "algorithm=SHA-256");
const mufasa = { username: "Mufasa", password: "Circle of Life" };
const request = { method: "GET", uri: "/dir/index.html" };
const CNONCE = "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ";

const open = (offer: string, credentials = mufasa, cnonce = CNONCE) => {
  const challenge = parseDigestChallenge(offer);
  if (!challenge) throw new Error("none");
  return startDigestSession(challenge, credentials, cnonce);
};
const authorize = (...of: Parameters<typeof open>) => buildDigestAuthorization(open(...of), request);

it("buildDigestAuthorization returns the responses of the standard's examples", () => {
  expect(authorize(OFFERED)).toContain('response="8ca523f5e9506fed4657c9700eebdbec"');
  expect(authorize(STRONGER)).toContain(
    'response="753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"',
  );
  const first =
    'Digest realm="testrealm@host.com", qop="auth,auth-int", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", opaque="5ccc069c403ebaf9f0171e9517f40e41"';
  expect(authorize(first, { username: "Mufasa", password: "Circle Of Life" }, "0a4f113b")).toContain(
    'response="6629fae49393a05397450978507c4ef1"',
  );
});

it("parseDigestChallenge picks the strongest supported challenge", () => {
  expect(parseDigestChallenge(`Basic realm="x", ${OFFERED}, ${STRONGER}`)?.algorithm).toBe("SHA-256");
  expect(parseDigestChallenge(OFFERED)?.qop).toBe("auth");
  expect(parseDigestChallenge(OFFERED.replace("auth, auth-int", "auth-int"))?.qop).toBe("auth-int");
  expect(parseDigestChallenge(OFFERED.replace("MD5", "SHA-3"))).toBeNull();
  expect(parseDigestChallenge(OFFERED.replace("auth, auth-int", "auth-conf"))).toBeNull();
  expect(parseDigestChallenge('Basic realm="Digest realm"')).toBeNull();
  expect(parseDigestChallenge(null)).toBeNull();
});

it("buildDigestAuthorization counts the requests with a nonce", () => {
  const session = open(OFFERED);
  const nc = () => /nc=(\w+)/.exec(buildDigestAuthorization(session, request))?.[1];
  expect([nc(), nc()]).toEqual(["00000001", "00000002"]);
  session.count = 25;
  expect(nc()).toBe("0000001a");
});

it("parseNextNonce returns the next nonce", () => {
  expect(parseNextNonce('qop=auth, nextnonce="a\\"b", rspauth="c"')).toBe('a"b');
  expect(parseNextNonce("qop=auth")).toBeNull();
});
